<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copied</source>
        <translation>&amp;Copié</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>&amp;Copier les versions</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>A desktop inventory for pet stores. MIT licence.</source>
        <translation>Un inventaire d’animalerie pour votre ordinateur. Licence MIT.</translation>
    </message>
    <message>
        <source>About Pet Store</source>
        <translation>À propos de Pet Store</translation>
    </message>
    <message>
        <source>It runs on {system}, with Python {python} and Qt {qt}.</source>
        <translation>Fonctionne sous {system}, avec Python {python} et Qt {qt}.</translation>
    </message>
    <message>
        <source>It uses Qt under version 3 of the LGPL.</source>
        <translation>Utilise Qt sous licence LGPL version 3.</translation>
    </message>
    <message>
        <source>The versions are copied.</source>
        <translation>Versions copiées.</translation>
    </message>
</context>
<context>
    <name>AddPetController</name>
    <message>
        <source>Adding {name}…</source>
        <translation>Ajout&#x202f;: {name}…</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Connexion rétablie.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>{name} was not added.</source>
        <translation>{name} n’a pas été ajouté.</translation>
    </message>
</context>
<context>
    <name>AddPetForm</name>
    <message>
        <source>Add an animal</source>
        <translation>Ajouter un animal</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>Ajouter l’animal</translation>
    </message>
    <message>
        <source>An animal without a name is not added yet.</source>
        <translation>Un animal sans nom n’est pas encore ajouté.</translation>
    </message>
    <message>
        <source>Choose one of the categories, or give a number.</source>
        <translation>Choisissez une catégorie ou saisissez un numéro.</translation>
    </message>
    <message>
        <source>Enter adds the animal and keeps category and status for the next one.</source>
        <translation>Entrée ajoute l’animal. La catégorie et le statut restent pour le suivant.</translation>
    </message>
    <message>
        <source>Give a number, or the name of a category.</source>
        <translation>Saisissez un numéro ou le nom d’une catégorie.</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>Donnez un nom à l’animal.</translation>
    </message>
    <message>
        <source>Give the number of a category, for example 3.</source>
        <translation>Saisissez le numéro d’une catégorie, par exemple 3.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continuer avec lui</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>La nommer…</translation>
    </message>
    <message>
        <source>The service knows each category by its number. Press Down to see those in use.</source>
        <translation>Le service connaît chaque catégorie par son numéro. Appuyez sur la flèche vers le bas pour voir celles qui servent déjà.</translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln cells.</source>
        <translation>
            <numerusform>Cela ressemble à %Ln cellule.</numerusform>
            <numerusform>Cela ressemble à %Ln cellules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln rows.</source>
        <translation>
            <numerusform>Cela ressemble à %Ln ligne.</numerusform>
            <numerusform>Cela ressemble à %Ln lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numéro</translation>
    </message>
    <message>
        <source>a number or a name</source>
        <translation>un numéro ou un nom</translation>
    </message>
    <message>
        <source>for example Rex</source>
        <translation>par exemple Rex</translation>
    </message>
    <message>
        <source>{name} is not added yet.</source>
        <translation>{name} n’est pas encore ajouté.</translation>
    </message>
    <message>
        <source>“{name}” has no number yet.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas encore de numéro.</translation>
    </message>
</context>
<context>
    <name>AddedModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
</context>
<context>
    <name>AddedTable</name>
    <message>
        <source>Added here today</source>
        <translation>Ajoutés ici aujourd’hui</translation>
    </message>
</context>
<context>
    <name>AddedTodayController</name>
    <message>
        <source>Added here today</source>
        <translation>Ajoutés ici aujourd’hui</translation>
    </message>
    <message>
        <source>Nothing was added on this computer today.</source>
        <translation>Rien n’a été ajouté sur cet ordinateur aujourd’hui.</translation>
    </message>
</context>
<context>
    <name>AddedTodayDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) added on this computer today</source>
        <translation>
            <numerusform>%Ln animal ajouté aujourd’hui sur cet ordinateur</numerusform>
            <numerusform>%Ln animaux ajoutés aujourd’hui sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>Added here today</source>
        <translation>Ajoutés ici aujourd’hui</translation>
    </message>
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Service address</source>
        <translation>Adresse du service</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer.</source>
        <translation>Définie par l’administrateur de cet ordinateur.</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer. It is not encrypted: others on the network can read the key.</source>
        <translation>Définie par l’administrateur de cet ordinateur. La connexion n’est pas chiffrée&#x202f;: d’autres sur le réseau peuvent lire la clé.</translation>
    </message>
    <message>
        <source>The store is kept on this computer. It needs no address and no key.</source>
        <translation>L’inventaire se trouve sur cet ordinateur. Il ne demande ni adresse ni clé.</translation>
    </message>
    <message>
        <source>for example {address}</source>
        <translation>par exemple {address}</translation>
    </message>
</context>
<context>
    <name>CardController</name>
    <message>
        <source>Select an animal to see its card.</source>
        <translation>Sélectionnez un animal pour voir sa fiche.</translation>
    </message>
    <message>
        <source>This animal has no card before it is added.</source>
        <translation>Cet animal n’aura de fiche qu’après son ajout.</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Animal card</source>
        <translation>Fiche de l’animal</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>Fermer la fiche</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Consulter de nouveau</translation>
    </message>
</context>
<context>
    <name>CategoryCompleter</name>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Choisir une catégorie</translation>
    </message>
</context>
<context>
    <name>CategoryFilter</name>
    <message>
        <source>Only category {category}</source>
        <translation>Catégorie {category} uniquement</translation>
    </message>
    <message>
        <source>Press to show all categories.</source>
        <translation>Appuyez pour afficher toutes les catégories.</translation>
    </message>
</context>
<context>
    <name>CategoryNamesDialog</name>
    <message numerus="yes">
        <source>%Ln name(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>%Ln nom importé depuis {file}. Enregistrez pour le conserver.</numerusform>
            <numerusform>%Ln noms importés depuis {file}. Enregistrez pour les conserver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be new.</source>
        <translation>
            <numerusform>%Ln nom à ajouter.</numerusform>
            <numerusform>%Ln noms à ajouter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would change.</source>
        <translation>
            <numerusform>%Ln nom à modifier.</numerusform>
            <numerusform>%Ln noms à modifier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) written to {file}.</source>
        <translation>
            <numerusform>%Ln nom exporté vers {file}.</numerusform>
            <numerusform>%Ln noms exportés vers {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Category {number}: “{before}” becomes “{after}”.</source>
        <translation>Catégorie {number}&#x202f;: «&#x202f;{before}&#x202f;» devient «&#x202f;{after}&#x202f;».</translation>
    </message>
    <message>
        <source>No new names in {file}.</source>
        <translation>Aucun nouveau nom dans {file}.</translation>
    </message>
    <message>
        <source>Type the ID of the category “{name}”.</source>
        <translation>Saisissez l’ID de la catégorie « {name} ».</translation>
    </message>
</context>
<context>
    <name>CategoryTable</name>
    <message>
        <source>Add a name</source>
        <translation>Ajouter un nom</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>Noms des catégories</translation>
    </message>
    <message>
        <source>Category {number} is called “{name}” already.</source>
        <translation>La catégorie {number}&#xa0;s’appelle déjà «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Category {number}, no name</source>
        <translation>Catégorie {number}, sans nom</translation>
    </message>
    <message>
        <source>Name of category {id}</source>
        <translation>Nom de la catégorie {id}</translation>
    </message>
    <message>
        <source>New category ID</source>
        <translation>Nouvel ID de catégorie</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>{column} of row {number}</source>
        <translation>{column}, ligne {number}</translation>
    </message>
</context>
<context>
    <name>ColumnActions</name>
    <message>
        <source>&amp;Default order</source>
        <translation>&amp;Ordre par défaut</translation>
    </message>
    <message>
        <source>&amp;Reverse the order</source>
        <translation>In&amp;verser l’ordre</translation>
    </message>
    <message>
        <source>&amp;Widen column</source>
        <translation>É&amp;largir la colonne</translation>
    </message>
    <message>
        <source>Move column towards the &amp;end</source>
        <translation>Déplacer la colonne vers la &amp;fin</translation>
    </message>
    <message>
        <source>Move column towards the &amp;start</source>
        <translation>Déplacer la colonne vers le &amp;début</translation>
    </message>
    <message>
        <source>Na&amp;rrow column</source>
        <translation>&amp;Rétrécir la colonne</translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation>Ré&amp;tablir les colonnes</translation>
    </message>
</context>
<context>
    <name>ColumnBar</name>
    <message>
        <source>Column for {field}</source>
        <translation>Colonne pour {field}</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>Sans titres</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Non importé</translation>
    </message>
    <message>
        <source>Row of the titles</source>
        <translation>Ligne des titres</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Rechercher une action</translation>
    </message>
    <message>
        <source>Find a command, or type an ID</source>
        <translation>Rechercher une action, ou saisir un ID</translation>
    </message>
    <message>
        <source>Look up animal {id}</source>
        <translation>Consulter l’animal {id}</translation>
    </message>
    <message>
        <source>No matching command</source>
        <translation>Aucune action ne correspond</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>{command}, {number} of {count}</source>
        <translation>{command}, {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>Suppression…</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>Profil : {name}</translation>
    </message>
    <message>
        <source>Reading the settings…</source>
        <translation>Lecture des paramètres…</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Adresse du service</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer</source>
        <translation>Défini par l’administrateur de cet ordinateur</translation>
    </message>
    <message>
        <source>Set by the administrator…</source>
        <translation>Défini par l’administrateur…</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Afficher la clé</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>Test de la connexion…</translation>
    </message>
    <message>
        <source>The key of {address} is not used for another address.</source>
        <translation>La clé de {address} ne sert pas pour une autre adresse.</translation>
    </message>
    <message>
        <source>The service answers and accepts the key.</source>
        <translation>Le service répond et accepte la clé.</translation>
    </message>
    <message>
        <source>Use the key for this session only</source>
        <translation>Clé pour cette session uniquement</translation>
    </message>
    <message>
        <source>leave empty to keep the key</source>
        <translation>laisser vide pour conserver la clé</translation>
    </message>
</context>
<context>
    <name>ConnectionController</name>
    <message>
        <source>Please note</source>
        <translation>À noter</translation>
    </message>
    <message>
        <source>The key is for this session only</source>
        <translation>La clé ne vaut que pour cette session</translation>
    </message>
    <message>
        <source>{address} did not accept the API key.</source>
        <translation>{address} a refusé la clé API.</translation>
    </message>
</context>
<context>
    <name>CopiedNote</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>DetailsButton</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Add an animal</source>
        <translation>Ajouter un animal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>Importer une feuille de calcul…</translation>
    </message>
    <message>
        <source>Look up ID {id}</source>
        <translation>Consulter l’ID {id}</translation>
    </message>
    <message>
        <source>Show all animals</source>
        <translation>Afficher tous les animaux</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try it with sample animals</source>
        <translation>Essayer avec des exemples</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>Le fichier n’a pas été enregistré</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Classeur Excel</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message>
        <source>Animals in the store can&apos;t be changed from here.</source>
        <translation>Les animaux du magasin ne peuvent pas être modifiés ici.</translation>
    </message>
    <message>
        <source>Back to my store</source>
        <translation>Revenir à mon inventaire</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>É&amp;tiquettes…</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>These are samples. They are gone when you close Pet Store.</source>
        <translation>Ce sont des exemples. Ils disparaissent quand vous fermez Pet Store.</translation>
    </message>
</context>
<context>
    <name>ForgetButton</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Oublier…</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Add the animal</source>
        <translation>Ajouter l’animal</translation>
    </message>
    <message>
        <source>Bring back earlier IDs</source>
        <translation>Retrouver les ID précédents</translation>
    </message>
    <message>
        <source>Edit one that isn&apos;t added yet</source>
        <translation>Modifier un animal pas encore ajouté</translation>
    </message>
    <message>
        <source>Go to the previous part</source>
        <translation>Aller à la partie précédente</translation>
    </message>
    <message>
        <source>In the form</source>
        <translation>Dans le formulaire</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>Dans la liste</translation>
    </message>
    <message>
        <source>In the look-up</source>
        <translation>Dans la consultation</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>Remove one that isn&apos;t added yet</source>
        <translation>Retirer un animal pas encore ajouté</translation>
    </message>
    <message>
        <source>Select several animals</source>
        <translation>Sélectionner plusieurs animaux</translation>
    </message>
    <message>
        <source>Show the animal card</source>
        <translation>Afficher la fiche de l’animal</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Add to Production</source>
        <translation>Ajouter en Production</translation>
    </message>
    <message>
        <source>Another import takes its place. Nothing was added yet.</source>
        <translation>Une autre importation remplace celle-ci. Rien n’a encore été ajouté.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>Abandonner vos modifications&#x202f;?</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>Ne pas ajouter</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>Importer des animaux</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer la saisie</translation>
    </message>
    <message>
        <source>Nothing was added: that service is not open any more.</source>
        <translation>Rien n’a été ajouté&#x202f;: ce service n’est plus ouvert.</translation>
    </message>
    <message>
        <source>Nothing was added: {reason}</source>
        <translation>Rien n’a été ajouté&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The import can&apos;t go on: {reason}</source>
        <translation>L’importation ne peut pas continuer&#x202f;: {reason}</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>Abandonner vos modifications&#x202f;?</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>Importer des animaux</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer la saisie</translation>
    </message>
    <message>
        <source>Nothing was added yet. The file itself stays as it is.</source>
        <translation>Rien n’a encore été ajouté. Le fichier reste inchangé.</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>Fe&amp;uille</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
</context>
<context>
    <name>ImportRequests</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>It stays as it is: {reason}.</source>
        <translation>Elle reste telle quelle&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>The import couldn&apos;t be discarded</source>
        <translation>Impossible d’abandonner l’importation</translation>
    </message>
    <message>
        <source>The rest of the import was discarded.</source>
        <translation>Le reste de l’importation a été abandonné.</translation>
    </message>
    <message>
        <source>There are no rows on the clipboard.</source>
        <translation>Le presse-papiers ne contient aucune ligne.</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
</context>
<context>
    <name>KeyringWaitPage</name>
    <message>
        <source>It keeps the API key. It may be asking for a password in its own window.</source>
        <translation>Il conserve la clé API. Il demande peut-être un mot de passe dans sa propre fenêtre.</translation>
    </message>
    <message>
        <source>Type the API key, which is then kept in memory until the program ends.</source>
        <translation>Saisissez la clé API. Elle reste en mémoire jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Use for this session only</source>
        <translation>Utiliser pour cette session</translation>
    </message>
    <message>
        <source>Use for this session only…</source>
        <translation>Utiliser pour cette session…</translation>
    </message>
</context>
<context>
    <name>LabelCell</name>
    <message>
        <source>Label {number}, row {row}, column {column}</source>
        <translation>Étiquette {number}, ligne {row}, colonne {column}</translation>
    </message>
</context>
<context>
    <name>LabelsDialog</name>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>Copies par animal</translation>
    </message>
    <message>
        <source>First free label</source>
        <translation>Première étiquette libre</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Print at 100 %, and do not fit to the page.</source>
        <translation>Imprimez à 100&#x202f;%, sans ajuster à la page.</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Planche</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licence&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>No licence text included.</source>
        <translation>Aucun texte de licence fourni.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>Composants et leurs licences</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Lecture de la liste…</translation>
    </message>
    <message>
        <source>The list of parts cannot be read: {reason}</source>
        <translation>Impossible de lire la liste des composants&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>100+</source>
        <translation>100+</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>Ajouter l’animal</translation>
    </message>
    <message>
        <source>An added animal can&apos;t be changed or removed. If the reply is lost, the program looks for the animal. It never adds it twice.</source>
        <translation>Un animal ajouté ne peut être ni modifié ni supprimé. Si la réponse se perd, le programme cherche l’animal. Il ne l’ajoute jamais deux fois.</translation>
    </message>
    <message>
        <source>An animal without a status. No filter finds these, so some may be missing.</source>
        <translation>Un animal sans statut. Aucun filtre ne trouve ces animaux&#x202f;: il peut en manquer.</translation>
    </message>
    <message>
        <source>Asks the service for this ID. If it can&apos;t answer, the lists are searched.</source>
        <translation>Demande cet ID au service. S’il ne peut pas répondre, le programme cherche dans les listes.</translation>
    </message>
    <message>
        <source>Faults of the service</source>
        <translation>Anomalies du service</translation>
    </message>
    <message>
        <source>Look up ID</source>
        <translation>Consulter un ID</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sans statut</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>À l’écran</translation>
    </message>
    <message>
        <source>Planned to end on {day}, or earlier if the service ends it. After that, only the lists are searched.</source>
        <translation>Fin prévue le {day}, ou plus tôt si le service y met fin. Ensuite, le programme cherchera seulement dans les listes.</translation>
    </message>
    <message>
        <source>There may be more. The service lists at most 100 animals at a time and gives no total. An animal that isn&apos;t listed may still be there.</source>
        <translation>Il peut y en avoir d’autres. Le service envoie au plus 100 animaux à la fois et ne donne pas de total. Un animal absent de la liste est peut-être encore là.</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Actualisé</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Comprendre ces chiffres</translation>
    </message>
    <message>
        <source>When the service sent the list. Others may have changed it since.</source>
        <translation>Heure d’envoi de la liste par le service. D’autres ont pu la changer depuis.</translation>
    </message>
</context>
<context>
    <name>LimitsNotice</name>
    <message>
        <source>Hide this notice</source>
        <translation>Masquer cet avis</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>En savoir plus</translation>
    </message>
</context>
<context>
    <name>LinkHandler</name>
    <message>
        <source>A link asks to look up the animal with ID {id}.</source>
        <translation>Un lien demande à consulter l’animal avec l’ID {id}.</translation>
    </message>
    <message>
        <source>Always look up</source>
        <translation>Toujours consulter</translation>
    </message>
    <message>
        <source>Do not look up</source>
        <translation>Ne pas consulter</translation>
    </message>
    <message>
        <source>It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.</source>
        <translation>Un lien doit donner l’ID d’un animal, comme petstore:42. Rien n’a été consulté.</translation>
    </message>
    <message>
        <source>Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all links can be changed in the menu Service.</source>
        <translation>Les liens viennent de pages web, d’e-mails et d’autres programmes. Consulter ne modifie rien. Votre choix pour tous les liens peut être changé dans le menu «&#x202f;Service&#x202f;».</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consulter</translation>
    </message>
    <message>
        <source>This link cannot be used</source>
        <translation>Ce lien est inutilisable</translation>
    </message>
</context>
<context>
    <name>LookupController</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré&#x202f;: {file}</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved.</source>
        <translation>Le fichier n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>The service is busy.</source>
        <translation>Le service est occupé.</translation>
    </message>
    <message>
        <source>The service is busy. Trying ID {id} again in {seconds} s.</source>
        <translation>Service occupé. Nouvel essai pour l’ID {id} dans {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Trying again in {seconds} s.</source>
        <translation>Nouvel essai dans {seconds} s.</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>Animal ID</source>
        <translation>ID de l’animal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consulter</translation>
    </message>
    <message>
        <source>Look up an animal</source>
        <translation>Consulter un animal</translation>
    </message>
    <message>
        <source>Look up at most {count} IDs at a time.</source>
        <translation>Consultez au plus {count} ID à la fois.</translation>
    </message>
    <message>
        <source>Looking up {id}…</source>
        <translation>Consultation de l’ID {id}…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Type the ID of an animal.</source>
        <translation>Saisissez l’ID d’un animal.</translation>
    </message>
    <message>
        <source>Type, paste or scan one ID or several, then press Enter.</source>
        <translation>Saisissez, collez ou scannez un ou plusieurs ID, puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>for example 42</source>
        <translation>par exemple 42</translation>
    </message>
</context>
<context>
    <name>LookupListModel</name>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>Non consulté</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>En attente…</translation>
    </message>
</context>
<context>
    <name>LookupListView</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln ligne copiée</numerusform>
            <numerusform>%Ln lignes copiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Consultations</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
</context>
<context>
    <name>LookupResultView</name>
    <message>
        <source>Copy for a reply</source>
        <translation>Copier pour une réponse</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Masquer cet avis</translation>
    </message>
    <message>
        <source>Show in list</source>
        <translation>Voir dans la liste</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Animals</source>
        <translation>&amp;Animaux</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Service</source>
        <translation>&amp;Service</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>Aucun service n’est ouvert.</translation>
    </message>
</context>
<context>
    <name>MainWindowActions</name>
    <message>
        <source>&amp;About Pet Store</source>
        <translation>À &amp;propos de Pet Store</translation>
    </message>
    <message>
        <source>&amp;Add animal</source>
        <translation>&amp;Ajouter un animal</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh</source>
        <translation>&amp;Actualisation auto</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation>&amp;Actions</translation>
    </message>
    <message>
        <source>&amp;Connection…</source>
        <translation>&amp;Connexion…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Find in the list</source>
        <translation>&amp;Rechercher dans la liste</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Look up ID…</source>
        <translation>C&amp;onsulter un ID…</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>Cette caté&amp;gorie uniquement</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>Actuali&amp;ser</translation>
    </message>
    <message>
        <source>Add one like this</source>
        <translation>Ajouter un animal semblable</translation>
    </message>
    <message>
        <source>Added here toda&amp;y…</source>
        <translation>Ajoutés ici au&amp;jourd’hui…</translation>
    </message>
    <message>
        <source>Animal car&amp;d</source>
        <translation>&amp;Fiche de l’animal</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Cate&amp;gory names…</source>
        <translation>&amp;Noms des catégories…</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Co&amp;uleurs</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>Copier l’&amp;ID</translation>
    </message>
    <message>
        <source>Copy for a re&amp;ply</source>
        <translation>Copier pour une ré&amp;ponse</translation>
    </message>
    <message>
        <source>De&amp;nsity</source>
        <translation>D&amp;ensité</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt part</source>
        <translation>Aller à la &amp;partie suivante</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mporter…</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>É&amp;tiquettes…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>Cons&amp;ulter de nouveau</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>&amp;Synthèse</translation>
    </message>
    <message>
        <source>Paste ro&amp;ws…</source>
        <translation>Coller &amp;des lignes…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>Imprim&amp;er…</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>&amp;Tri</translation>
    </message>
    <message>
        <source>Saved vie&amp;ws</source>
        <translation>&amp;Vues enregistrées</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>Dé&amp;faire</translation>
    </message>
    <message>
        <source>Undo &amp;time</source>
        <translation>&amp;Délai d’annulation</translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation>Comprendre ces &amp;chiffres</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>MessagePage</name>
    <message>
        <source>&amp;Choose another file…</source>
        <translation>&amp;Choisir un autre fichier…</translation>
    </message>
    <message>
        <source>&amp;None of these</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>&amp;Open this sheet</source>
        <translation>&amp;Ouvrir cette feuille</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Lecture du fichier</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lecture du fichier {file}…</translation>
    </message>
    <message>
        <source>Reading {file}… {rows}</source>
        <translation>Lecture du fichier {file}… {rows}</translation>
    </message>
    <message>
        <source>Sheet to open</source>
        <translation>Feuille à ouvrir</translation>
    </message>
    <message>
        <source>{file} can be read in several ways. Which one is right?</source>
        <translation>{file} peut se lire de plusieurs façons. Laquelle est la bonne&#x202f;?</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported. {reason}</source>
        <translation>Impossible d’importer {file}. {reason}</translation>
    </message>
    <message>
        <source>{file} has several sheets. Which one has the animals?</source>
        <translation>{file} a plusieurs feuilles. Laquelle contient les animaux&#x202f;?</translation>
    </message>
</context>
<context>
    <name>NamedController</name>
    <message>
        <source>Another change is still being saved. Try again.</source>
        <translation>Une autre modification est en cours d’enregistrement. Réessayez.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
</context>
<context>
    <name>NamedDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Abandonner les modifications&#x202f;?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer la saisie</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lecture du fichier {file}…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>Export vers {file}…</translation>
    </message>
</context>
<context>
    <name>OfflineBand</name>
    <message>
        <source>asking once a minute</source>
        <translation>un essai par minute</translation>
    </message>
</context>
<context>
    <name>OutboxBridge</name>
    <message>
        <source>Another one was begun. What this window shows was saved again.</source>
        <translation>Un nouveau fichier a été créé. Le contenu de cette fenêtre y a été enregistré.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load your draft and unfinished adds: {reason}</source>
        <translation>Impossible de charger votre brouillon et les ajouts inachevés&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The file of unfinished adds was moved or deleted</source>
        <translation>Le fichier des ajouts inachevés a été déplacé ou supprimé</translation>
    </message>
    <message>
        <source>You will be asked about {name} again at the next start. {reason}</source>
        <translation>La question sur {name} vous sera reposée au prochain démarrage. {reason}</translation>
    </message>
    <message>
        <source>Your decision could not be saved</source>
        <translation>Votre décision n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved right now</source>
        <translation>Impossible d’enregistrer votre brouillon pour l’instant</translation>
    </message>
</context>
<context>
    <name>OutcomePage</name>
    <message>
        <source>Imported rows</source>
        <translation>Lignes importées</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Synthèse</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>Afficher le graphique</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Afficher le tableau</translation>
    </message>
    <message>
        <source>The animals are not listed yet.</source>
        <translation>Les animaux ne sont pas encore chargés.</translation>
    </message>
</context>
<context>
    <name>OverviewTable</name>
    <message>
        <source>Animals by category and status</source>
        <translation>Animaux par catégorie et par statut</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Préparation des pages…</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
</context>
<context>
    <name>PetCard</name>
    <message>
        <source>Copy ID</source>
        <translation>Copier l’ID</translation>
    </message>
    <message>
        <source>Copy for a reply</source>
        <translation>Copier pour une réponse</translation>
    </message>
</context>
<context>
    <name>PetListPage</name>
    <message>
        <source>Reading the animals…</source>
        <translation>Chargement des animaux…</translation>
    </message>
    <message>
        <source>The filter hides it.</source>
        <translation>Le filtre le masque.</translation>
    </message>
    <message>
        <source>The search hides it.</source>
        <translation>La recherche le masque.</translation>
    </message>
</context>
<context>
    <name>PetTableView</name>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
</context>
<context>
    <name>PlainMessageBox</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>PreferencesMenu</name>
    <message>
        <source>&amp;10 seconds</source>
        <translation>&amp;10 secondes</translation>
    </message>
    <message>
        <source>&amp;5 seconds</source>
        <translation>&amp;5 secondes</translation>
    </message>
    <message>
        <source>&amp;Ask before adding to Production</source>
        <translation>&amp;Demander avant d’ajouter en Production</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh (set by the administrator)</source>
        <translation>&amp;Actualisation auto (définie par l’administrateur)</translation>
    </message>
    <message>
        <source>&amp;Comfortable</source>
        <translation>&amp;Confortable</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Jamais</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Système</translation>
    </message>
    <message>
        <source>C&amp;ompact</source>
        <translation>C&amp;ompacte</translation>
    </message>
    <message>
        <source>Every &amp;30 seconds</source>
        <translation>Toutes les &amp;30 secondes</translation>
    </message>
    <message>
        <source>Every &amp;5 minutes</source>
        <translation>Toutes les &amp;5 minutes</translation>
    </message>
    <message>
        <source>Every &amp;minute</source>
        <translation>Toutes les &amp;minutes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Look up from &amp;links without asking</source>
        <translation>Consulter depuis un &amp;lien sans demander</translation>
    </message>
    <message>
        <source>No font for Arabic on this computer.</source>
        <translation>Aucune police pour l’arabe sur cet ordinateur.</translation>
    </message>
    <message>
        <source>No font for Japanese on this computer.</source>
        <translation>Aucune police pour le japonais sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The language changes when the program is started again.</source>
        <translation>La langue changera au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>Undo &amp;time (set by the administrator)</source>
        <translation>&amp;Délai d’annulation (fixé par l’administrateur)</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Contenu à imprimer</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add all &amp;shown rows</source>
        <translation>Ajouter les &amp;lignes affichées</translation>
    </message>
    <message>
        <source>Add all shown rows</source>
        <translation>Ajouter les lignes affichées</translation>
    </message>
    <message>
        <source>They are right</source>
        <translation>C’est correct</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>Rows to import</source>
        <translation>Lignes à importer</translation>
    </message>
</context>
<context>
    <name>PrintController</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Aucune imprimante trouvée</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>Rien n’a été imprimé</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Imprimé</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>Envoyé à {printer}</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>Le fichier n’a pas été enregistré</translation>
    </message>
    <message>
        <source>The printer didn&apos;t take it. Check the printer, then try again.</source>
        <translation>L’imprimante n’a pas accepté le document. Vérifiez-la, puis réessayez.</translation>
    </message>
    <message>
        <source>The printers don&apos;t answer</source>
        <translation>Les imprimantes ne répondent pas</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Cette page n’existe pas.</translation>
    </message>
    <message>
        <source>This computer has no printer. You can save a PDF instead.</source>
        <translation>Cet ordinateur n’a pas d’imprimante. Vous pouvez enregistrer un PDF à la place.</translation>
    </message>
    <message>
        <source>Try again later, or save a PDF instead.</source>
        <translation>Réessayez plus tard, ou enregistrez un PDF à la place.</translation>
    </message>
</context>
<context>
    <name>ProgressWidget</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Add to Production</source>
        <translation>Ajouter en Production</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>Ne pas ajouter</translation>
    </message>
    <message>
        <source>Everyone who uses it will see the animal, and this program can&apos;t remove it. You are asked once each time the program starts, until you agree.</source>
        <translation>Tous ses utilisateurs verront l’animal, et ce programme ne peut pas le supprimer. Votre accord vaut jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>This is Production. Add “{name}” to it?</source>
        <translation>Vous êtes en Production. Y ajouter «&#x202f;{name}&#x202f;»&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ResolveAddDialog</name>
    <message>
        <source>Add again</source>
        <translation>Ajouter de nouveau</translation>
    </message>
    <message>
        <source>Add not confirmed</source>
        <translation>Ajout non confirmé</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>Stop sending</source>
        <translation>Ne plus envoyer</translation>
    </message>
    <message>
        <source>Use the selected animal</source>
        <translation>Choisir cet animal</translation>
    </message>
    <message>
        <source>Yes, that&apos;s it</source>
        <translation>Oui, c’est lui</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>Cette caté&amp;gorie uniquement</translation>
    </message>
    <message>
        <source>&amp;Take out</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Add one li&amp;ke this</source>
        <translation>&amp;Ajouter un animal semblable</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>Copier l’&amp;ID</translation>
    </message>
    <message>
        <source>Copy for a &amp;reply</source>
        <translation>Copier pour une &amp;réponse</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>Cons&amp;ulter de nouveau</translation>
    </message>
    <message>
        <source>Sho&amp;w card</source>
        <translation>Afficher la &amp;fiche</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progression de l’importation</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>&amp;Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Saving the rows…</source>
        <translation>Enregistrement des lignes…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Import ended: {outcome}</source>
        <translation>Importation&#x202f;: {outcome}</translation>
    </message>
    <message>
        <source>Import paused: {progress}</source>
        <translation>Importation en pause&#x202f;: {progress}</translation>
    </message>
    <message>
        <source>Import: {progress}</source>
        <translation>Importation&#x202f;: {progress}</translation>
    </message>
    <message>
        <source>Paused. Its service is open again, so it can go on.</source>
        <translation>En pause. Son service est de nouveau ouvert&#x202f;: elle peut continuer.</translation>
    </message>
    <message>
        <source>Report saved: {file}</source>
        <translation>Rapport enregistré&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Show the import</source>
        <translation>Afficher l’importation</translation>
    </message>
    <message>
        <source>The report couldn&apos;t be saved</source>
        <translation>Impossible d’enregistrer le rapport</translation>
    </message>
</context>
<context>
    <name>SavedViewsController</name>
    <message>
        <source>The view wasn&apos;t saved</source>
        <translation>La vue n’a pas été enregistrée</translation>
    </message>
</context>
<context>
    <name>SavedViewsDialog</name>
    <message numerus="yes">
        <source>%Ln view(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>%Ln vue importée depuis {file}. Enregistrez pour la conserver.</numerusform>
            <numerusform>%Ln vues importées depuis {file}. Enregistrez pour les conserver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would be new.</source>
        <translation>
            <numerusform>%Ln vue à ajouter.</numerusform>
            <numerusform>%Ln vues à ajouter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would change.</source>
        <translation>
            <numerusform>%Ln vue à modifier.</numerusform>
            <numerusform>%Ln vues à modifier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) written to {file}.</source>
        <translation>
            <numerusform>%Ln vue exportée vers {file}.</numerusform>
            <numerusform>%Ln vues exportées vers {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>No new views in {file}.</source>
        <translation>Aucune nouvelle vue dans {file}.</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>The view “{name}” changes.</source>
        <translation>La vue «&#x202f;{name}&#x202f;» change.</translation>
    </message>
</context>
<context>
    <name>SavedViewsMenu</name>
    <message>
        <source>&amp;Edit saved views…</source>
        <translation>&amp;Modifier les vues…</translation>
    </message>
    <message>
        <source>&amp;Update view</source>
        <translation>Mettre la vue à &amp;jour</translation>
    </message>
    <message>
        <source>&amp;Update “{name}”</source>
        <translation>Mettre à &amp;jour « {name} »</translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation>Enregistrer la vue &amp;sous…</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>Définie par l’administrateur</translation>
    </message>
    <message>
        <source>U&amp;ndo the update of “{name}”</source>
        <translation>&amp;Annuler la mise à jour de « {name} »</translation>
    </message>
</context>
<context>
    <name>SavedViewsTable</name>
    <message>
        <source>Name of the view</source>
        <translation>Nom de la vue</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vues enregistrées</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>Définie par l’administrateur</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>Rechercher dans la liste</translation>
    </message>
    <message>
        <source>Name, ID or category</source>
        <translation>Nom, ID ou catégorie</translation>
    </message>
    <message>
        <source>Searches only the animals that are loaded. The service may have more.</source>
        <translation>Recherche seulement parmi les animaux chargés. Le service peut en avoir d’autres.</translation>
    </message>
</context>
<context>
    <name>ServiceWatch</name>
    <message>
        <source>The store on this computer stopped and was restarted.</source>
        <translation>L’inventaire de cet ordinateur s’est arrêté, puis a été relancé.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>StagingBanner</name>
    <message>
        <source>Profile: {name}</source>
        <translation>Profil&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>StateFilter</name>
    <message>
        <source>Rows to show</source>
        <translation>Lignes à afficher</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%Ln ID(s) copied</source>
        <translation>
            <numerusform>%Ln ID copié</numerusform>
            <numerusform>%Ln ID copiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) copied</source>
        <translation>
            <numerusform>%Ln animal copié</numerusform>
            <numerusform>%Ln animaux copiés</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Export en cours…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>No list is kept for offline use: {reason}</source>
        <translation>Aucune liste conservée hors ligne&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Opening Pet Store again can&apos;t show this window</source>
        <translation>Rouvrir Pet Store ne peut pas montrer cette fenêtre</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>Profil&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Select an animal first.</source>
        <translation>Sélectionnez d’abord un animal.</translation>
    </message>
    <message>
        <source>The kept list was damaged. Its file was renamed.</source>
        <translation>Liste conservée endommagée. Son fichier a été renommé.</translation>
    </message>
    <message>
        <source>View “{name}”</source>
        <translation>Vue « {name} »</translation>
    </message>
    <message>
        <source>Your view can&apos;t be saved: {reason}</source>
        <translation>Impossible d’enregistrer l’affichage&#x202f;: {reason}</translation>
    </message>
</context>
<context>
    <name>StatusChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>%Ln autre dans le tableau</numerusform>
            <numerusform>%Ln autres dans le tableau</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals by category and status</source>
        <translation>Animaux par catégorie et par statut</translation>
    </message>
</context>
<context>
    <name>StatusFilter</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>Tous les animaux</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Look up ID…</source>
        <translation>Consulter un ID…</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Synthèse</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
</context>
<context>
    <name>ViewNameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save view as</source>
        <translation>Enregistrer la vue sous</translation>
    </message>
    <message>
        <source>for example Kittens for sale</source>
        <translation>par exemple Chatons à vendre</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Connect to a service…</source>
        <translation>Se connecter à un service…</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>Importer une feuille de calcul…</translation>
    </message>
    <message>
        <source>It goes into the store on this computer.</source>
        <translation>Elle va dans l’inventaire de cet ordinateur.</translation>
    </message>
    <message>
        <source>Use the store on this computer</source>
        <translation>Utiliser l’inventaire de cet ordinateur</translation>
    </message>
    <message>
        <source>Welcome to Pet Store</source>
        <translation>Bienvenue dans Pet Store</translation>
    </message>
    <message>
        <source>Where are your animals kept?</source>
        <translation>Où sont enregistrés vos animaux&#x202f;?</translation>
    </message>
    <message>
        <source>Works at once, without a network. The animals stay on this computer.</source>
        <translation>Fonctionne tout de suite, sans réseau. Les animaux restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>You need the address of the Pet Store service and your API key.</source>
        <translation>Il vous faut l’adresse du service Pet Store et votre clé API.</translation>
    </message>
    <message>
        <source>You need your API key.</source>
        <translation>Il vous faut votre clé API.</translation>
    </message>
</context>
<context>
    <name>_AnswerTable</name>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
</context>
<context>
    <name>add_pet.resolve_dialog</name>
    <message>
        <source>An animal like it is listed now that was not listed before.</source>
        <translation>Un animal semblable vient d’apparaître dans la liste.</translation>
    </message>
    <message>
        <source>Animals that it could be</source>
        <translation>Animaux possibles</translation>
    </message>
    <message>
        <source>Choose it, if it is among them.</source>
        <translation>Choisissez-le, s’il en fait partie.</translation>
    </message>
    <message>
        <source>Is this {name}?</source>
        <translation>Est-ce {name}&#x202f;?</translation>
    </message>
    <message>
        <source>It is new and has another status, which may have been changed since.</source>
        <translation>Il est nouveau et a un autre statut. Ce statut a peut-être changé depuis.</translation>
    </message>
    <message>
        <source>It may also be another add of {name} that isn&apos;t confirmed.</source>
        <translation>C’est peut-être aussi un autre ajout de {name} qui n’est pas confirmé.</translation>
    </message>
    <message>
        <source>It may be an older one: not all animals were listed when {name} was sent.</source>
        <translation>Il est peut-être plus ancien&#x202f;: tous les animaux n’étaient pas listés quand {name} a été envoyé.</translation>
    </message>
    <message>
        <source>It may be another one: the service doesn&apos;t list all animals.</source>
        <translation>Il peut s’agir d’un autre&#x202f;: le service n’affiche pas tous les animaux.</translation>
    </message>
    <message>
        <source>It may still arrive. If you add it again, it may be there twice.</source>
        <translation>L’animal peut encore arriver. Si vous l’ajoutez de nouveau, il risque d’être en double.</translation>
    </message>
    <message>
        <source>It was sent without a status, and the service has no list of those.</source>
        <translation>Il a été envoyé sans statut, et le service n’a pas de liste de ces animaux.</translation>
    </message>
    <message>
        <source>No answer was received.</source>
        <translation>Aucune réponse n’est arrivée.</translation>
    </message>
    <message>
        <source>The list hasn&apos;t been loaded since then.</source>
        <translation>La liste n’a pas été chargée depuis.</translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals of each status.</source>
        <translation>Le service envoie au plus {limit} animaux de chaque statut.</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>{name}&#x202f;: ajout non confirmé</translation>
    </message>
    <message>
        <source>Which of these is {name}?</source>
        <translation>Lequel de ces animaux est {name}&#x202f;?</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) may have been sent on {time}.</source>
        <translation>{name} (catégorie {category}, {status}) a peut-être été envoyé le {time}.</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) was sent on {time}.</source>
        <translation>{name} (catégorie {category}, {status}) a été envoyé le {time}.</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>{name} n’est pas encore dans la liste.</translation>
    </message>
    <message>
        <source>{name} was probably added, as ID {id}</source>
        <translation>{name} a probablement été ajouté, avec l’ID {id}</translation>
    </message>
</context>
<context>
    <name>add_pet.similar_notice</name>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids} and more.</source>
        <translation>
            <numerusform>La liste contient %Ln animal appelé {name} dans cette catégorie&#x202f;: ID {ids} et d’autres.</numerusform>
            <numerusform>La liste contient %Ln animaux appelés {name} dans cette catégorie&#x202f;: ID {ids} et d’autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids}.</source>
        <translation>
            <numerusform>La liste contient %Ln animal appelé {name} dans cette catégorie&#x202f;: ID {ids}.</numerusform>
            <numerusform>La liste contient %Ln animaux appelés {name} dans cette catégorie&#x202f;: ID {ids}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list has an animal called {name} in this category: ID {ids}.</source>
        <translation>La liste contient déjà {name} dans cette catégorie&#x202f;: ID {ids}.</translation>
    </message>
</context>
<context>
    <name>add_pet.text</name>
    <message numerus="yes">
        <source>%Ln animals are being added</source>
        <translation>
            <numerusform>%Ln animal est en cours d’ajout</numerusform>
            <numerusform>%Ln animaux sont en cours d’ajout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are not sent yet: they can&apos;t be saved on this computer</source>
        <translation>
            <numerusform>%Ln animal n’est pas encore envoyé&#x202f;: impossible de l’enregistrer sur cet ordinateur</numerusform>
            <numerusform>%Ln animaux ne sont pas encore envoyés&#x202f;: impossible de les enregistrer sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are still waiting</source>
        <translation>
            <numerusform>%Ln animal reste à envoyer</numerusform>
            <numerusform>%Ln animaux restent à envoyer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are waiting: {reason}</source>
        <translation>
            <numerusform>%Ln animal est en attente : {reason}</numerusform>
            <numerusform>%Ln animaux sont en attente : {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals discarded</source>
        <translation>
            <numerusform>%Ln animal retiré</numerusform>
            <numerusform>%Ln animaux retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals wait for the service</source>
        <translation>
            <numerusform>%Ln animal attend le service</numerusform>
            <numerusform>%Ln animaux attendent le service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were not sent</source>
        <translation>
            <numerusform>%Ln animal n’a pas été envoyé</numerusform>
            <numerusform>%Ln animaux n’ont pas été envoyés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more like this.</source>
        <translation>
            <numerusform>%Ln autre dans le même cas.</numerusform>
            <numerusform>%Ln autres dans le même cas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Ajout…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Décider…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>It is probably ID {id}.</source>
        <translation>C’est probablement l’ID {id}.</translation>
    </message>
    <message>
        <source>Looking for it in the list…</source>
        <translation>Recherche dans la liste…</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>Non ajouté&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Non confirmé</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Sending again…</source>
        <translation>Nouvel envoi…</translation>
    </message>
    <message>
        <source>Sending {name} again…</source>
        <translation>Nouvel envoi&#x202f;: {name}…</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Arrêter…</translation>
    </message>
    <message>
        <source>The list has animals like it.</source>
        <translation>La liste contient des animaux semblables.</translation>
    </message>
    <message>
        <source>The service knows this add as another animal. Edit it, and add it again.</source>
        <translation>Le service connaît cet envoi comme un autre animal. Modifiez l’animal, puis ajoutez-le de nouveau.</translation>
    </message>
    <message>
        <source>They are kept, and offered at the next start.</source>
        <translation>Tout est conservé et vous sera proposé au prochain démarrage.</translation>
    </message>
    <message>
        <source>They can&apos;t be saved on this computer. If you quit now, they are lost.</source>
        <translation>Impossible d’enregistrer sur cet ordinateur. Si vous quittez maintenant, tout sera perdu.</translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>Nouvel essai dans {count}&#xa0;s.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>À envoyer</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>{name}&#x202f;: ajout non confirmé</translation>
    </message>
    <message>
        <source>{count} d</source>
        <translation>{count}&#xa0;j</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count}&#xa0;h</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count}&#xa0;min</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count}&#xa0;s</translation>
    </message>
    <message>
        <source>{name} is being added.</source>
        <translation>{name} est en cours d’ajout.</translation>
    </message>
    <message>
        <source>{name} is waiting: {reason}</source>
        <translation>{name} est en attente : {reason}</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet ({time}).</source>
        <translation>{name} n’est pas encore dans la liste ({time}).</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>{name} n’est pas encore dans la liste.</translation>
    </message>
    <message>
        <source>{name} was added, ID {id}.</source>
        <translation>{name} a été ajouté, ID {id}.</translation>
    </message>
    <message>
        <source>{name} was added.</source>
        <translation>{name} a été ajouté.</translation>
    </message>
    <message>
        <source>{name} was not added</source>
        <translation>{name} n’a pas été ajouté</translation>
    </message>
    <message>
        <source>{name} was sent before, and we couldn&apos;t confirm it. Sending it again may add it twice.</source>
        <translation>{name} a déjà été envoyé, sans confirmation. Un nouvel envoi risque de l’ajouter en double.</translation>
    </message>
    <message>
        <source>{name}, {state}</source>
        <translation>{name}, {state}</translation>
    </message>
    <message>
        <source>{name}, {status}, was added, ID {id}.</source>
        <translation>{name}, {status}, a été ajouté, ID {id}.</translation>
    </message>
    <message>
        <source>{sentence} ({reason}).</source>
        <translation>{sentence} ({reason}).</translation>
    </message>
</context>
<context>
    <name>commands.palette</name>
    <message>
        <source>not available now</source>
        <translation>indisponible pour l’instant</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
</context>
<context>
    <name>connect.text</name>
    <message>
        <source>A key that you type is kept for this session only.</source>
        <translation>Une clé saisie ne vaut que pour cette session.</translation>
    </message>
    <message>
        <source>A list that has not changed is not sent again.</source>
        <translation>Une liste inchangée n’est pas envoyée à nouveau.</translation>
    </message>
    <message>
        <source>Adds are sure here: a lost answer is settled automatically.</source>
        <translation>Les ajouts sont sûrs ici&#x202f;: une réponse perdue est réglée automatiquement.</translation>
    </message>
    <message>
        <source>An animal can be taken back for 10 seconds.</source>
        <translation>Un animal peut être repris pendant 10 secondes.</translation>
    </message>
    <message>
        <source>An animal can be taken back for 5 seconds.</source>
        <translation>Un animal peut être repris pendant 5 secondes.</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer. Until then, type the key at each start.</source>
        <translation>Contactez la personne qui gère cet ordinateur. D’ici là, saisissez la clé à chaque démarrage.</translation>
    </message>
    <message>
        <source>Auto-refresh is off.</source>
        <translation>Actualisation automatique désactivée.</translation>
    </message>
    <message>
        <source>Credential Manager</source>
        <translation>Le Gestionnaire d’identification</translation>
    </message>
    <message>
        <source>Forget this service&apos;s key and list?</source>
        <translation>Oublier la clé et la liste de ce service&#x202f;?</translation>
    </message>
    <message>
        <source>If it asks for its password, answer it. Or type the key, tick “Use the key for this session only” and press Connect.</source>
        <translation>S’il demande son mot de passe, saisissez-le. Ou saisissez la clé, cochez «&#x202f;Clé pour cette session uniquement&#x202f;» et cliquez sur «&#x202f;Se connecter&#x202f;».</translation>
    </message>
    <message>
        <source>It has to be typed again at the next start.</source>
        <translation>Elle devra être saisie de nouveau au prochain démarrage.</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Le Trousseau</translation>
    </message>
    <message>
        <source>Leave the field empty to use it, or type another one.</source>
        <translation>Laissez le champ vide pour l’utiliser, ou saisissez-en une autre.</translation>
    </message>
    <message>
        <source>May be used without encryption: {hosts}</source>
        <translation>Autorisés sans chiffrement&#x202f;: {hosts}</translation>
    </message>
    <message>
        <source>No list is kept on this computer for a day without the service.</source>
        <translation>Cet ordinateur ne conserve aucune liste en cas de panne du service.</translation>
    </message>
    <message>
        <source>No list is kept.</source>
        <translation>Aucune liste n’est conservée.</translation>
    </message>
    <message>
        <source>Once it answers, type the key again to keep it.</source>
        <translation>Quand il répondra, saisissez de nouveau la clé pour la conserver.</translation>
    </message>
    <message>
        <source>Once it is unlocked, type the key again to keep it.</source>
        <translation>Quand il sera déverrouillé, saisissez de nouveau la clé pour la conserver.</translation>
    </message>
    <message>
        <source>Only these profiles are offered: {profiles}.</source>
        <translation>Seuls ces profils sont proposés&#x202f;: {profiles}.</translation>
    </message>
    <message>
        <source>Press Connect to enter its password, or use a key for this session only.</source>
        <translation>Cliquez sur «&#x202f;Se connecter&#x202f;» et saisissez son mot de passe. Ou utilisez une clé pour cette session uniquement.</translation>
    </message>
    <message>
        <source>Saved views for everybody: {names}</source>
        <translation>Vues enregistrées pour tous&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Start it and press Connect, or type the key again.</source>
        <translation>Démarrez-le et cliquez sur «&#x202f;Se connecter&#x202f;», ou saisissez de nouveau la clé.</translation>
    </message>
    <message>
        <source>The address of {profile}: {address}</source>
        <translation>Adresse de «&#x202f;{profile}&#x202f;»&#x202f;: {address}</translation>
    </message>
    <message>
        <source>The key for {address} and the list kept of it are removed from this computer.</source>
        <translation>La clé pour {address} et la liste conservée seront supprimées de cet ordinateur.</translation>
    </message>
    <message>
        <source>The key was forgotten.</source>
        <translation>La clé a été oubliée.</translation>
    </message>
    <message>
        <source>The list kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>Impossible de supprimer la liste conservée sur cet ordinateur&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The list refreshes every 30 seconds.</source>
        <translation>La liste s’actualise toutes les 30&#xa0;secondes.</translation>
    </message>
    <message>
        <source>The list refreshes every 5 minutes.</source>
        <translation>La liste s’actualise toutes les 5&#xa0;minutes.</translation>
    </message>
    <message>
        <source>The list refreshes every minute.</source>
        <translation>La liste s’actualise toutes les minutes.</translation>
    </message>
    <message>
        <source>The program has forgotten the key.</source>
        <translation>Le programme a oublié la clé.</translation>
    </message>
    <message>
        <source>The system keyring</source>
        <translation>Le trousseau de clés du système</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation>Il n’y a rien à remplir.</translation>
    </message>
    <message>
        <source>To keep it, type it again without “Use the key for this session only”.</source>
        <translation>Pour la conserver, saisissez-la de nouveau sans «&#x202f;Clé pour cette session uniquement&#x202f;».</translation>
    </message>
    <message>
        <source>To use another one, type it.</source>
        <translation>Pour en utiliser une autre, saisissez-la.</translation>
    </message>
    <message>
        <source>Type another one, or ask the person who runs the service for it.</source>
        <translation>Saisissez-en une autre, ou demandez-la au responsable du service.</translation>
    </message>
    <message>
        <source>Type or paste the key that you were given.</source>
        <translation>Saisissez ou collez la clé que vous avez reçue.</translation>
    </message>
    <message>
        <source>Undo time is off.</source>
        <translation>L’annulation après l’ajout est désactivée.</translation>
    </message>
    <message>
        <source>Use a key for this session, and ask the person who looks after this computer.</source>
        <translation>Utilisez une clé pour cette session uniquement, et contactez la personne qui gère cet ordinateur.</translation>
    </message>
    <message>
        <source>Waiting for Credential Manager…</source>
        <translation>En attente du Gestionnaire d’identification…</translation>
    </message>
    <message>
        <source>Waiting for Keychain…</source>
        <translation>En attente du Trousseau…</translation>
    </message>
    <message>
        <source>Waiting for the system keyring…</source>
        <translation>En attente du trousseau de clés…</translation>
    </message>
    <message>
        <source>Windows Credential Manager</source>
        <translation>Gestionnaire d’identification Windows</translation>
    </message>
    <message>
        <source>macOS Keychain</source>
        <translation>Trousseau de macOS</translation>
    </message>
    <message>
        <source>{keyring} may still have it.</source>
        <translation>{keyring} la contient peut-être encore.</translation>
    </message>
    <message>
        <source>{profile} has no address yet. Type the one that you were given.</source>
        <translation>«&#x202f;{profile}&#x202f;» n’a pas encore d’adresse. Saisissez celle que vous avez reçue.</translation>
    </message>
    <message>
        <source>{state} Enter the API key for {address}.</source>
        <translation>{state} Saisissez la clé API pour {address}.</translation>
    </message>
</context>
<context>
    <name>exporting.choices</name>
    <message>
        <source>All loaded ({count})</source>
        <translation>Chargés ({count})</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>Sélectionnés ({count})</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>Affichés ({count})</translation>
    </message>
</context>
<context>
    <name>exporting.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) exported to {file}</source>
        <translation>
            <numerusform>%Ln animal exporté vers {file}</numerusform>
            <numerusform>%Ln animaux exportés vers {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) found in the list.</source>
        <translation>
            <numerusform>%Ln animal trouvé dans la liste.</numerusform>
            <numerusform>%Ln animaux trouvés dans la liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s).</source>
        <translation>
            <numerusform>%Ln animal.</numerusform>
            <numerusform>%Ln animaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln available animal(s).</source>
        <translation>
            <numerusform>%Ln animal disponible.</numerusform>
            <numerusform>%Ln animaux disponibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pending animal(s).</source>
        <translation>
            <numerusform>%Ln animal réservé.</numerusform>
            <numerusform>%Ln animaux réservés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected animal(s).</source>
        <translation>
            <numerusform>%Ln animal sélectionné.</numerusform>
            <numerusform>%Ln animaux sélectionnés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sold animal(s).</source>
        <translation>
            <numerusform>%Ln animal vendu.</numerusform>
            <numerusform>%Ln animaux vendus.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table with filters. Its second sheet says how complete it is.</source>
        <translation>Un tableau avec des filtres. La deuxième feuille indique s’il est complet.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Animal counts</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Animals without a status may be missing.</source>
        <translation>Des animaux sans statut peuvent manquer.</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Actualisé</translation>
    </message>
    <message>
        <source>As of {time}.</source>
        <translation>Actualisé&#x202f;: {time}.</translation>
    </message>
    <message>
        <source>Counts exported to {file}</source>
        <translation>Effectifs exportés vers {file}</translation>
    </message>
    <message numerus="yes">
        <source>Counts of %Ln animal(s).</source>
        <translation>
            <numerusform>Effectifs&#x202f;: %Ln animal.</numerusform>
            <numerusform>Effectifs&#x202f;: %Ln animaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>For other programs.</source>
        <translation>Pour d’autres programmes.</translation>
    </message>
    <message>
        <source>From the list of {time}.</source>
        <translation>D’après la liste du {time}.</translation>
    </message>
    <message>
        <source>ID, name, category and status, unchanged.</source>
        <translation>ID, nom, catégorie et statut, inchangés.</translation>
    </message>
    <message>
        <source>Kept list</source>
        <translation>Liste conservée</translation>
    </message>
    <message>
        <source>Plain text that every spreadsheet opens.</source>
        <translation>Du texte simple, que tous les tableurs ouvrent.</translation>
    </message>
    <message>
        <source>Search: {text}</source>
        <translation>Recherche&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>The list is complete.</source>
        <translation>La liste est complète.</translation>
    </message>
    <message>
        <source>The rest of the list was not loaded.</source>
        <translation>Le reste de la liste n’a pas été chargé.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Il peut y en avoir d’autres.</translation>
    </message>
    <message>
        <source>These are the animals of the last list that was kept.</source>
        <translation>Voici les animaux de la dernière liste conservée.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{status} (at least)</source>
        <translation>{status} (au moins)</translation>
    </message>
</context>
<context>
    <name>i18n.text</name>
    <message>
        <source>Available</source>
        <translation>Disponible</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sans statut</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Réservé</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendu</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>Saisissez un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>Use digits only, for example 42.</source>
        <translation>Saisissez uniquement des chiffres, par exemple 42.</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sans statut</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>réservé</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>vendu</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation>{before}, {last}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day} à {time}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>{name}, {status}, category {category}, ID {id}</source>
        <translation>{name}, {status}, catégorie {category}, ID {id}</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
</context>
<context>
    <name>importing.preview_model</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Contrôle</translation>
    </message>
</context>
<context>
    <name>importing.text</name>
    <message numerus="yes">
        <source>%Ln a second</source>
        <translation>
            <numerusform>%Ln par seconde</numerusform>
            <numerusform>%Ln par seconde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln ajouté</numerusform>
            <numerusform>%Ln ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not added</source>
        <translation>
            <numerusform>%Ln non ajouté</numerusform>
            <numerusform>%Ln non ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not confirmed</source>
        <translation>
            <numerusform>%Ln non confirmé</numerusform>
            <numerusform>%Ln non confirmés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln non envoyé</numerusform>
            <numerusform>%Ln non envoyés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) corrected</source>
        <translation>
            <numerusform>%Ln ligne corrigée</numerusform>
            <numerusform>%Ln lignes corrigées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will be added</source>
        <translation>
            <numerusform>%Ln ligne sera ajoutée</numerusform>
            <numerusform>%Ln lignes seront ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln animal(s)</source>
        <translation>
            <numerusform>Ajouter %Ln animal</numerusform>
            <numerusform>Ajouter %Ln animaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Added before</source>
        <translation>Déjà ajouté</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message numerus="yes">
        <source>Check %Ln animal(s)</source>
        <translation>
            <numerusform>Vérifier %Ln animal</numerusform>
            <numerusform>Vérifier %Ln animaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the whole row</source>
        <translation>Vérifiez toute la ligne</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>Doubtful, left out</source>
        <translation>Douteux, laissé de côté</translation>
    </message>
    <message>
        <source>Everyone who uses it will see them. This program can&apos;t remove them.</source>
        <translation>Tous ses utilisateurs verront les animaux. Ce programme ne peut pas les supprimer.</translation>
    </message>
    <message>
        <source>Gets a new ID</source>
        <translation>Recevra un nouvel ID</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>ID {id} is in the file</source>
        <translation>ID {id} présent dans le fichier</translation>
    </message>
    <message>
        <source>Import pasted rows</source>
        <translation>Importer les lignes collées</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>Importer {file}</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Exclu</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>Ressemble à un total</translation>
    </message>
    <message>
        <source>No titles found. These columns are a guess: {columns}. Please check them.</source>
        <translation>Aucun titre trouvé. Ces colonnes sont supposées&#x202f;: {columns}. Veuillez vérifier.</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Non ajouté</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Non confirmé</translation>
    </message>
    <message>
        <source>Not confirmed before</source>
        <translation>Pas confirmé auparavant</translation>
    </message>
    <message>
        <source>Not in the list with ID {id}</source>
        <translation>Absent de la liste avec l’ID {id}</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Lignes collées</translation>
    </message>
    <message>
        <source>Paused, an unexpected error occurred.</source>
        <translation>En pause&#x202f;: une erreur inattendue s’est produite.</translation>
    </message>
    <message>
        <source>Paused, the connection is lost.</source>
        <translation>En pause&#x202f;: la connexion est perdue.</translation>
    </message>
    <message>
        <source>Paused, the connection is lost. It goes on automatically.</source>
        <translation>En pause&#x202f;: la connexion est perdue. La reprise est automatique.</translation>
    </message>
    <message>
        <source>Paused, the service is busy. It goes on automatically.</source>
        <translation>En pause&#x202f;: le service est occupé. La reprise est automatique.</translation>
    </message>
    <message>
        <source>Paused, the service needs another API key.</source>
        <translation>En pause&#x202f;: le service demande une autre clé API.</translation>
    </message>
    <message>
        <source>Paused, this computer can&apos;t save what is sent: {reason}</source>
        <translation>En pause. Impossible d’enregistrer les envois ici&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Paused. It can go on when its own service is open.</source>
        <translation>En pause. Ouvrez son propre service pour continuer.</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>Doublon possible</translation>
    </message>
    <message>
        <source>Possible duplicate, left out</source>
        <translation>Doublon possible, exclu</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Ligne {number}</translation>
    </message>
    <message>
        <source>Row {number}: {cells}</source>
        <translation>Ligne {number}&#x202f;: {cells}</translation>
    </message>
    <message>
        <source>Same name and category as ID {id}</source>
        <translation>Mêmes nom et catégorie que l’ID {id}</translation>
    </message>
    <message>
        <source>Same name and category as row {number}</source>
        <translation>Mêmes nom et catégorie que la ligne {number}</translation>
    </message>
    <message>
        <source>Sent from {file}</source>
        <translation>Envoyé depuis {file}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>The file says it was added</source>
        <translation>Ajouté d’après le fichier</translation>
    </message>
    <message>
        <source>The import checks whether it was added. Tick it to add it once more.</source>
        <translation>L’importation vérifie s’il a été ajouté. Cochez-le pour l’ajouter une fois de plus.</translation>
    </message>
    <message>
        <source>These columns are a guess: {columns}. Please check them.</source>
        <translation>Ces colonnes sont supposées&#x202f;: {columns}. Veuillez vérifier.</translation>
    </message>
    <message numerus="yes">
        <source>This is Production. Add %Ln animal(s) to it?</source>
        <translation>
            <numerusform>Vous êtes en Production. Y ajouter %Ln animal&#x202f;?</numerusform>
            <numerusform>Vous êtes en Production. Y ajouter %Ln animaux&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>Nouvel essai dans {count}&#xa0;s.</translation>
    </message>
    <message>
        <source>Use {text} there, too</source>
        <translation>Utiliser {text} là aussi</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>À envoyer</translation>
    </message>
    <message>
        <source>Waits in {file}</source>
        <translation>En attente dans {file}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>encore {time} environ</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>catégorie {category}</translation>
    </message>
    <message>
        <source>checking {count} not confirmed</source>
        <translation>vérification de {count} non confirmés</translation>
    </message>
    <message>
        <source>found in the list</source>
        <translation>trouvé dans la liste</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>not in the list yet</source>
        <translation>pas encore dans la liste</translation>
    </message>
    <message>
        <source>several animals could be it</source>
        <translation>plusieurs animaux possibles</translation>
    </message>
    <message>
        <source>the import was stopped</source>
        <translation>l’importation a été arrêtée</translation>
    </message>
    <message>
        <source>the list has one like it, which may be another one</source>
        <translation>la liste en contient un semblable, qui peut être un autre</translation>
    </message>
    <message>
        <source>the list may be incomplete</source>
        <translation>la liste est peut-être incomplète</translation>
    </message>
    <message>
        <source>will be added</source>
        <translation>sera ajoutée</translation>
    </message>
    <message>
        <source>will be checked</source>
        <translation>sera vérifiée</translation>
    </message>
    <message>
        <source>will not be added</source>
        <translation>ne sera pas ajoutée</translation>
    </message>
    <message>
        <source>{added} of {total} added</source>
        <translation>{added} sur {total} ajoutés</translation>
    </message>
    <message>
        <source>{field} is empty. {expected}</source>
        <translation>Champ vide&#x202f;: {field}. {expected}</translation>
    </message>
    <message>
        <source>{field} “{value}” can&apos;t be used. {expected}</source>
        <translation>{field} «&#x202f;{value}&#x202f;»&#x202f;: inutilisable. {expected}</translation>
    </message>
    <message>
        <source>{file} isn&apos;t finished: {state}</source>
        <translation>{file} n’est pas terminé&#x202f;: {state}</translation>
    </message>
    <message>
        <source>{file} report</source>
        <translation>Rapport {file}</translation>
    </message>
    <message>
        <source>{included} of {total} rows will be added</source>
        <translation>{included} lignes sur {total} seront ajoutées</translation>
    </message>
    <message>
        <source>{row}, {will}.</source>
        <translation>{row}, {will}.</translation>
    </message>
    <message>
        <source>{settled} of {total}</source>
        <translation>{settled} sur {total}</translation>
    </message>
    <message>
        <source>{title} ({letter})</source>
        <translation>{title} ({letter})</translation>
    </message>
    <message numerus="yes">
        <source>“{text}” is in %Ln other row(s).</source>
        <translation>
            <numerusform>«&#x202f;{text}&#x202f;» figure dans %Ln autre ligne.</numerusform>
            <numerusform>«&#x202f;{text}&#x202f;» figure dans %Ln autres lignes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labels.dialog</name>
    <message>
        <source>Category {number}</source>
        <translation>Catégorie {number}</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Labels: {labels}</source>
        <translation>Étiquettes&#x202f;: {labels}</translation>
    </message>
    <message>
        <source>Labels: {labels}, sheets: {sheets}</source>
        <translation>Étiquettes&#x202f;: {labels}, planches&#x202f;: {sheets}</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Roll, {width} wide</source>
        <translation>Rouleau, largeur {width}</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>Sélectionnés ({count})</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>Affichés ({count})</translation>
    </message>
    <message>
        <source>{sheet} ({paper})</source>
        <translation>{sheet} ({paper})</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
</context>
<context>
    <name>lookup.list_view</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Consultations</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
</context>
<context>
    <name>lookup.text</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not an ID</source>
        <translation>
            <numerusform>%Ln n’est pas un ID</numerusform>
            <numerusform>%Ln ne sont pas des ID</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>%Ln introuvable</numerusform>
            <numerusform>%Ln introuvables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>%Ln non consulté</numerusform>
            <numerusform>%Ln non consultés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain</source>
        <translation>
            <numerusform>%Ln incertain</numerusform>
            <numerusform>%Ln incertains</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}</source>
        <translation>Actualisé&#x202f;: {time}</translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>Actualisé&#x202f;: {time}, d’après la liste</translation>
    </message>
    <message>
        <source>Compare the number with the one you were given.</source>
        <translation>Comparez le numéro avec celui qu’on vous a donné.</translation>
    </message>
    <message>
        <source>ID {id} isn&apos;t in the list of {time}. The service doesn&apos;t answer.</source>
        <translation>L’ID {id} n’est pas dans la liste ({time}). Le service ne répond pas.</translation>
    </message>
    <message>
        <source>ID {id} was not found.</source>
        <translation>ID {id} introuvable.</translation>
    </message>
    <message>
        <source>ID {id} wasn&apos;t found, but the lists may be incomplete.</source>
        <translation>ID {id} introuvable, mais les listes sont peut-être incomplètes.</translation>
    </message>
    <message>
        <source>Looking up by ID doesn&apos;t work right now. Only the lists were searched.</source>
        <translation>La consultation par ID ne fonctionne pas en ce moment. Seules les listes ont été parcourues.</translation>
    </message>
    <message>
        <source>Looking up by ID ends on {day}. From then on, only the lists are searched.</source>
        <translation>La consultation par ID prend fin le {day}. Ensuite, le programme cherchera seulement dans les listes.</translation>
    </message>
    <message>
        <source>Looking up by ID has ended. The program searches the lists, which may be incomplete.</source>
        <translation>La consultation par ID a pris fin. Le programme cherche dans les listes, peut-être incomplètes.</translation>
    </message>
    <message>
        <source>Looking up by ID was to end on {day}. It may stop any day.</source>
        <translation>La consultation par ID devait prendre fin le {day}. Elle peut s’arrêter à tout moment.</translation>
    </message>
    <message>
        <source>No animal found with ID {id}</source>
        <translation>Aucun animal avec l’ID {id}</translation>
    </message>
    <message>
        <source>No answer for ID {id}.</source>
        <translation>Pas de réponse pour l’ID {id}.</translation>
    </message>
    <message>
        <source>No answer: {reason}</source>
        <translation>Pas de réponse&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Pas un nombre</translation>
    </message>
    <message>
        <source>Not found in the whole list. As of {time}</source>
        <translation>Absent de la liste complète. Vérifié : {time}</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete</source>
        <translation>Introuvable, mais les listes sont peut-être incomplètes</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete: {reason}</source>
        <translation>Introuvable, mais les listes sont peut-être incomplètes : {reason}</translation>
    </message>
    <message>
        <source>Not found. As of {time}</source>
        <translation>Introuvable. Vérifié&#x202f;: {time}</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Hors limites</translation>
    </message>
    <message>
        <source>The service at {address} has no animal with ID {id}.</source>
        <translation>Le service à l’adresse {address} n’a pas d’animal avec l’ID {id}.</translation>
    </message>
    <message>
        <source>The whole list of {address} has no animal with ID {id}.</source>
        <translation>La liste complète de {address} ne contient pas d’animal avec l’ID {id}.</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} sur {count}</translation>
    </message>
</context>
<context>
    <name>named.category_names</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Un nom compte au plus {most} caractères.</translation>
    </message>
    <message>
        <source>A number alone would look like another category.</source>
        <translation>Un numéro seul ressemblerait à une autre catégorie.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Category ID</source>
        <translation>ID de catégorie</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>Noms des catégories</translation>
    </message>
    <message>
        <source>Category names (*.json)</source>
        <translation>Noms des catégories (*.json)</translation>
    </message>
    <message>
        <source>Export names</source>
        <translation>Exporter les noms</translation>
    </message>
    <message>
        <source>Give the category a name, for example Dogs.</source>
        <translation>Donnez un nom à la catégorie, par exemple Chiens.</translation>
    </message>
    <message>
        <source>Give your category numbers names. They stay on this computer.</source>
        <translation>Donnez un nom à vos numéros de catégorie. Les noms restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Import names</source>
        <translation>Importer des noms</translation>
    </message>
    <message>
        <source>Import these names?</source>
        <translation>Importer ces noms&#x202f;?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No service is open. Export the names, or open the service again.</source>
        <translation>Aucun service n’est ouvert. Exportez les noms, ou rouvrez le service.</translation>
    </message>
    <message>
        <source>The category names are damaged</source>
        <translation>Les noms des catégories sont endommagés</translation>
    </message>
    <message>
        <source>The category names couldn&apos;t be loaded</source>
        <translation>Impossible de charger les noms des catégories</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>Le nom contient des caractères invisibles. Saisissez-le de nouveau.</translation>
    </message>
    <message>
        <source>The names are not saved yet.</source>
        <translation>Les noms ne sont pas encore enregistrés.</translation>
    </message>
    <message>
        <source>The names weren&apos;t saved. {reason}</source>
        <translation>Les noms n’ont pas été enregistrés. {reason}</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Type them again, or import them from a file.</source>
        <translation>Ils n’ont pas pu être lus. Saisissez-les de nouveau, ou importez-les depuis un fichier.</translation>
    </message>
</context>
<context>
    <name>named.dialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Et %Ln autre.</numerusform>
            <numerusform>Et %Ln autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>named.saved_views</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Un nom compte au plus {most} caractères.</translation>
    </message>
    <message>
        <source>A view keeps filter, search, category, sorting and columns. Views stay on this computer.</source>
        <translation>Une vue retient le filtre, la recherche, la catégorie, le tri et les colonnes. Les vues restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>Tous les animaux</translation>
    </message>
    <message>
        <source>Export views</source>
        <translation>Exporter les vues</translation>
    </message>
    <message>
        <source>Give the view a name, for example Kittens for sale.</source>
        <translation>Donnez un nom à la vue, par exemple Chatons à vendre.</translation>
    </message>
    <message>
        <source>Import these views?</source>
        <translation>Importer ces vues&#x202f;?</translation>
    </message>
    <message>
        <source>Import views</source>
        <translation>Importer des vues</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>Aucun service n’est ouvert.</translation>
    </message>
    <message>
        <source>Open the service again for which they are.</source>
        <translation>Rouvrez le service auquel elles appartiennent.</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vues enregistrées</translation>
    </message>
    <message>
        <source>Saved views (*.json)</source>
        <translation>Vues enregistrées (*.json)</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>Le nom contient des caractères invisibles. Saisissez-le de nouveau.</translation>
    </message>
    <message>
        <source>The saved views are damaged</source>
        <translation>Les vues enregistrées sont endommagées</translation>
    </message>
    <message>
        <source>The saved views couldn&apos;t be loaded</source>
        <translation>Impossible de charger les vues enregistrées</translation>
    </message>
    <message>
        <source>The views are not saved yet.</source>
        <translation>Les vues ne sont pas encore enregistrées.</translation>
    </message>
    <message>
        <source>The views weren&apos;t saved. {reason}</source>
        <translation>Les vues n’ont pas été enregistrées. {reason}</translation>
    </message>
    <message>
        <source>There is a view called “{name}” already.</source>
        <translation>Une vue s’appelle déjà «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Save them again, or import them from a file.</source>
        <translation>Elles n’ont pas pu être lues. Enregistrez-les de nouveau, ou importez-les depuis un fichier.</translation>
    </message>
    <message>
        <source>View {name}</source>
        <translation>Vue {name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>catégorie {category}</translation>
    </message>
    <message>
        <source>set by the administrator</source>
        <translation>définie par l’administrateur</translation>
    </message>
</context>
<context>
    <name>overview.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) in all</source>
        <translation>
            <numerusform>%Ln animal au total</numerusform>
            <numerusform>%Ln animaux au total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed so far</source>
        <translation>
            <numerusform>%Ln animal pour l’instant</numerusform>
            <numerusform>%Ln animaux pour l’instant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln ou plus</numerusform>
            <numerusform>%Ln ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals in all</source>
        <translation>
            <numerusform>%Ln+ animaux au total</numerusform>
            <numerusform>%Ln+ animaux au total</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Toutes les catégories</translation>
    </message>
    <message>
        <source>Shows these animals in the list.</source>
        <translation>Affiche ces animaux dans la liste.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Il peut y en avoir d’autres.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>liste du {time}</translation>
    </message>
    <message>
        <source>none listed</source>
        <translation>aucun dans la liste</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>actualisé&#x202f;: {time}</translation>
    </message>
    <message>
        <source>{category}, {status}: {count}</source>
        <translation>{category}, {status}&#x202f;: {count}</translation>
    </message>
    <message>
        <source>{category}: {parts}, {total} in all</source>
        <translation>{category}&#x202f;: {parts}, {total} au total</translation>
    </message>
    <message>
        <source>{status} {count}</source>
        <translation>{status} {count}</translation>
    </message>
    <message>
        <source>{status}: {count}</source>
        <translation>{status}&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>pet_list.clipboard</name>
    <message>
        <source>{animal}. {source}</source>
        <translation>{animal}. {source}</translation>
    </message>
    <message>
        <source>{name}, ID {id}, {status}, category {category}</source>
        <translation>{name}, ID {id}, {status}, catégorie {category}</translation>
    </message>
</context>
<context>
    <name>pet_list.table_model</name>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Changed since the list before</source>
        <translation>Modifié depuis la liste précédente</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>New since the list before</source>
        <translation>Nouveau depuis la liste précédente</translation>
    </message>
    <message>
        <source>Not in the list before</source>
        <translation>Absent de la liste précédente</translation>
    </message>
    <message>
        <source>Now listed</source>
        <translation>Apparu</translation>
    </message>
    <message>
        <source>Sorted in ascending order</source>
        <translation>Tri par ordre croissant</translation>
    </message>
    <message>
        <source>Sorted in descending order</source>
        <translation>Tri par ordre décroissant</translation>
    </message>
    <message>
        <source>{field}: {before} to {after}</source>
        <translation>{field}&#x202f;: {before} devient {after}</translation>
    </message>
</context>
<context>
    <name>pet_list.text</name>
    <message numerus="yes">
        <source>%Ln added since</source>
        <translation>
            <numerusform>%Ln ajouté depuis</numerusform>
            <numerusform>%Ln ajoutés depuis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed, there may be more</source>
        <translation>
            <numerusform>%Ln animal dans la liste, il peut y en avoir d’autres</numerusform>
            <numerusform>%Ln animaux dans la liste, il peut y en avoir d’autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>%Ln animal pour l’instant</numerusform>
            <numerusform>%Ln animaux pour l’instant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s), animals without a status may be missing</source>
        <translation>
            <numerusform>%Ln animal, il peut y en avoir d’autres sans statut</numerusform>
            <numerusform>%Ln animaux, il peut y en avoir d’autres sans statut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln modifié</numerusform>
            <numerusform>%Ln modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer listed</source>
        <translation>
            <numerusform>%Ln n’est plus dans la liste</numerusform>
            <numerusform>%Ln ne sont plus dans la liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now listed</source>
        <translation>
            <numerusform>%Ln apparu</numerusform>
            <numerusform>%Ln apparus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln ou plus</numerusform>
            <numerusform>%Ln ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals</source>
        <translation>
            <numerusform>%Ln+ animaux</numerusform>
            <numerusform>%Ln+ animaux</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>Actualisé&#x202f;: {time}, d’après la liste</translation>
    </message>
    <message>
        <source>As of {time}, when it was added</source>
        <translation>Actualisé : {time}, lors de l’ajout</translation>
    </message>
    <message>
        <source>As of {time}, when it was added – no newer answer yet</source>
        <translation>Actualisé : {time}, lors de l’ajout – pas encore de réponse plus récente</translation>
    </message>
    <message>
        <source>In the list of {time} – no newer answer yet</source>
        <translation>Dans la liste du {time} – pas encore de réponse plus récente</translation>
    </message>
    <message>
        <source>In the list of {time}.</source>
        <translation>Dans la liste du {time}.</translation>
    </message>
    <message>
        <source>It is not in the list. The service lists at most {limit} animals of a status.</source>
        <translation>Il n’est pas dans la liste. Le service envoie au plus {limit} animaux par statut.</translation>
    </message>
    <message>
        <source>It is not in the list. The service may not list animals without a status.</source>
        <translation>Il n’est pas dans la liste. Le service n’envoie peut-être pas les animaux sans statut.</translation>
    </message>
    <message>
        <source>No animal has the status “{status}”.</source>
        <translation>Aucun animal n’a le statut «&#x202f;{status}&#x202f;».</translation>
    </message>
    <message>
        <source>No animal in the list matches.</source>
        <translation>Aucun animal de la liste ne correspond.</translation>
    </message>
    <message>
        <source>No animal with the status “{status}” was listed so far.</source>
        <translation>Aucun animal avec le statut «&#x202f;{status}&#x202f;» pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln listed animal(s) matches.</source>
        <translation>
            <numerusform>Le %Ln animal listé ne correspond pas.</numerusform>
            <numerusform>Aucun des %Ln animaux listés ne correspond.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline · list of {time}</source>
        <translation>Hors ligne · liste du {time}</translation>
    </message>
    <message>
        <source>Showing at most {limit} animals of each status. There may be more.</source>
        <translation>Voici au plus {limit} animaux de chaque statut. Il peut y en avoir d’autres.</translation>
    </message>
    <message>
        <source>Showing the first {limit} available animals. There may be more.</source>
        <translation>Voici les {limit} premiers animaux disponibles. Il peut y en avoir d’autres.</translation>
    </message>
    <message>
        <source>Showing the first {limit} pending animals. There may be more.</source>
        <translation>Voici les {limit} premiers animaux réservés. Il peut y en avoir d’autres.</translation>
    </message>
    <message>
        <source>Showing the first {limit} sold animals. There may be more.</source>
        <translation>Voici les {limit} premiers animaux vendus. Il peut y en avoir d’autres.</translation>
    </message>
    <message>
        <source>The animals could not be listed yet.</source>
        <translation>Les animaux n’ont pas encore pu être chargés.</translation>
    </message>
    <message>
        <source>The list could not be read: {reason}</source>
        <translation>La liste n’a pas pu être chargée&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The list has not been read yet.</source>
        <translation>La liste n’a pas encore été chargée.</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>La liste est en cours de chargement.</translation>
    </message>
    <message>
        <source>The list of {time} does not have it. Refresh the list.</source>
        <translation>Il n’est pas dans la liste (actualisée&#x202f;: {time}). Actualisez-la.</translation>
    </message>
    <message>
        <source>The list was not read to its end. Refresh the list.</source>
        <translation>La liste n’a pas été chargée jusqu’au bout. Actualisez-la.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed %Ln ID(s) more than once. Each is shown once.</source>
        <translation>
            <numerusform>Le service a envoyé %Ln ID plusieurs fois. Il n’est affiché qu’une fois.</numerusform>
            <numerusform>Le service a envoyé %Ln ID plusieurs fois. Chacun n’est affiché qu’une fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals at a time.</source>
        <translation>Le service envoie au plus {limit} animaux à la fois.</translation>
    </message>
    <message>
        <source>The service sent more than it should.</source>
        <translation>Le service a envoyé plus d’animaux que prévu.</translation>
    </message>
    <message>
        <source>The service sent more than the {limit} animals asked for. Of each list, the first {kept} are kept.</source>
        <translation>Le service a envoyé plus que les {limit} animaux demandés. De chaque liste, seuls les {kept} premiers sont conservés.</translation>
    </message>
    <message>
        <source>There are no animals here yet.</source>
        <translation>Il n’y a pas encore d’animaux ici.</translation>
    </message>
    <message>
        <source>There is no such animal in the list of {time}.</source>
        <translation>Aucun animal de ce statut dans la liste du {time}.</translation>
    </message>
    <message>
        <source>There may be more animals than these.</source>
        <translation>Il peut y avoir d’autres animaux.</translation>
    </message>
    <message>
        <source>There may be more animals without a status.</source>
        <translation>Il peut y avoir d’autres animaux sans statut.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Il peut y en avoir d’autres.</translation>
    </message>
    <message>
        <source>There may have been more animals than these in the list of {time}.</source>
        <translation>La liste du {time} était peut-être incomplète.</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>liste du {time}</translation>
    </message>
    <message>
        <source>trying again in {count} s</source>
        <translation>nouvel essai dans {count}&#xa0;s</translation>
    </message>
    <message>
        <source>trying again…</source>
        <translation>nouvel essai…</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>actualisé&#x202f;: {time}</translation>
    </message>
    <message>
        <source>{animals}. {changes}</source>
        <translation>{animals}. {changes}</translation>
    </message>
    <message>
        <source>{animal} changed</source>
        <translation>{animal} a été modifié</translation>
    </message>
    <message>
        <source>{animal} is new</source>
        <translation>{animal} est nouveau</translation>
    </message>
    <message>
        <source>{animal} is no longer in the list.</source>
        <translation>{animal} n’est plus dans la liste.</translation>
    </message>
    <message>
        <source>{animal} is no longer listed</source>
        <translation>{animal} n’est plus dans la liste</translation>
    </message>
    <message>
        <source>{animal} is now listed</source>
        <translation>{animal} est apparu dans la liste</translation>
    </message>
    <message>
        <source>{count} in the list of {time}</source>
        <translation>{count} dans la liste du {time}</translation>
    </message>
    <message>
        <source>{found} of {count}</source>
        <translation>{found} sur {count}</translation>
    </message>
    <message>
        <source>{name} (ID {id})</source>
        <translation>{name} (ID {id})</translation>
    </message>
    <message>
        <source>{reason} · list of {time}</source>
        <translation>{reason} · liste du {time}</translation>
    </message>
    <message>
        <source>{status}: {animals}</source>
        <translation>{status}&#x202f;: {animals}</translation>
    </message>
</context>
<context>
    <name>printing.dialog</name>
    <message numerus="yes">
        <source>This computer has no font for %Ln name(s). Boxes will be printed instead.</source>
        <translation>
            <numerusform>Cet ordinateur n’a pas de police pour %Ln nom. Des carrés seront imprimés.</numerusform>
            <numerusform>Cet ordinateur n’a pas de police pour %Ln noms. Des carrés seront imprimés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reports.reports</name>
    <message>
        <source>All categories</source>
        <translation>Toutes les catégories</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Synthèse</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>&amp;Category</source>
        <translation>&amp;Catégorie</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>A cell of this row holds lines that look like rows. Check its quotes.</source>
        <translation>Une cellule contient des lignes entières. Vérifiez les guillemets.</translation>
    </message>
    <message>
        <source>A file can&apos;t be used: {reason}. {advice}</source>
        <translation>Un fichier est inutilisable&#x202f;: {reason}. {advice}</translation>
    </message>
    <message>
        <source>A newer version of this program wrote the settings in {file}. They were left as they are. Their version is {version}, and this program knows {known}.</source>
        <translation>Les paramètres dans {file} viennent d’une version plus récente de ce programme. Ils n’ont pas été modifiés. Leur version est {version}, et ce programme connaît la version {known}.</translation>
    </message>
    <message>
        <source>A quote that opens in line {line} or later is never closed.</source>
        <translation>Un guillemet ouvert à la ligne {line} ou plus loin n’est jamais refermé.</translation>
    </message>
    <message>
        <source>A secure connection to {address} could not be made. Nothing was sent.</source>
        <translation>Impossible d’établir une connexion sécurisée à {address}. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>A text in row {row} is too long for a workbook. Choose another kind.</source>
        <translation>Un texte de la ligne {row} est trop long pour un classeur. Choisissez un autre format.</translation>
    </message>
    <message>
        <source>A view in it has a name that cannot be used.</source>
        <translation>Une de ses vues a un nom qui ne peut pas être utilisé.</translation>
    </message>
    <message>
        <source>A view must be a table: its settings in braces.</source>
        <translation>Une vue doit être une table&#x202f;: ses paramètres entre accolades.</translation>
    </message>
    <message>
        <source>A workbook has room for {most} rows. Choose another kind.</source>
        <translation>Un classeur contient au plus {most} lignes. Choisissez un autre format.</translation>
    </message>
    <message>
        <source>Address not found</source>
        <translation>Adresse introuvable</translation>
    </message>
    <message>
        <source>An answer this program cannot read</source>
        <translation>Réponse illisible</translation>
    </message>
    <message>
        <source>An empty column ends the table. Columns left out: {columns}.</source>
        <translation>Une colonne vide termine le tableau. Colonnes laissées de côté&#x202f;: {columns}.</translation>
    </message>
    <message>
        <source>An empty row ends the table. Rows left out: {rows}.</source>
        <translation>Une ligne vide termine le tableau. Lignes laissées de côté&#x202f;: {rows}.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer.</source>
        <translation>Contactez la personne qui gère cet ordinateur.</translation>
    </message>
    <message>
        <source>Ask the person who runs the service. Do not go on over another network.</source>
        <translation>Contactez le responsable du service. Ne continuez pas par un autre réseau.</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Balte</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>Oiseaux</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Categories {one} and {two} would both be called “{name}”.</source>
        <translation>Les catégories {one} et {two}&#xa0;s’appelleraient toutes deux «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>Nom de catégorie</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <source>Check the network, and the address in “Connection”.</source>
        <translation>Vérifiez le réseau, et l’adresse dans «&#x202f;Connexion&#x202f;».</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date and time, then ask the person who runs the service.</source>
        <translation>Vérifiez la date et l’heure de cet ordinateur, puis contactez le responsable du service.</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>Chinois simplifié</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>Chinois traditionnel</translation>
    </message>
    <message>
        <source>Choose a shorter name or another folder.</source>
        <translation>Choisissez un nom plus court ou un autre dossier.</translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation>Fermez l’autre programme, puis réessayez.</translation>
    </message>
    <message>
        <source>Compare the address in “Connection” with the one that you were given.</source>
        <translation>Comparez l’adresse dans «&#x202f;Connexion&#x202f;» avec celle que vous avez reçue.</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrillique</translation>
    </message>
    <message>
        <source>Damaged Unicode</source>
        <translation>Unicode abîmé</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Chiens</translation>
    </message>
    <message>
        <source>Edit it, and add it again.</source>
        <translation>Modifiez l’animal, puis ajoutez-le de nouveau.</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poissons</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Libérez de l’espace, puis réessayez.</translation>
    </message>
    <message>
        <source>Give a whole number without commas, points or blanks, such as 1000.</source>
        <translation>Indiquez un nombre entier sans virgule, point ni espace, comme 1000.</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>Donnez un nom à l’animal.</translation>
    </message>
    <message>
        <source>Give the number or the name of a category.</source>
        <translation>Saisissez le numéro ou le nom d’une catégorie.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>If it is, enter it in “Connection”. A Wi-Fi sign-in page can answer like this, too.</source>
        <translation>Si oui, saisissez-la dans «&#x202f;Connexion&#x202f;». La page d’accueil d’un réseau Wi-Fi peut aussi répondre ainsi.</translation>
    </message>
    <message>
        <source>If your company issues its own certificates, its support can make this computer trust them.</source>
        <translation>Si votre entreprise émet ses propres certificats, son assistance peut les faire accepter par cet ordinateur.</translation>
    </message>
    <message>
        <source>In the administrator&apos;s settings in {file}, {what} is not used. {reason}</source>
        <translation>Dans les paramètres de l’administrateur ({file}), {what} n’est pas utilisé. {reason}</translation>
    </message>
    <message>
        <source>Install the newer version.</source>
        <translation>Installez la version plus récente.</translation>
    </message>
    <message>
        <source>It can&apos;t be written: {reason}. {advice}</source>
        <translation>Impossible d’écrire le fichier&#x202f;: {reason}. {advice}</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Il est illisible&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>It cannot be written: {reason}.</source>
        <translation>Impossible d’y écrire&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>It has more than {most} columns.</source>
        <translation>Le tableau a plus de {most} colonnes.</translation>
    </message>
    <message>
        <source>It has more than {most} rows. Split it into smaller files.</source>
        <translation>Le tableau a plus de {most} lignes. Répartissez-le en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>It holds no category names, or it is damaged.</source>
        <translation>Il ne contient pas de noms de catégories, ou il est endommagé.</translation>
    </message>
    <message>
        <source>It holds no saved views, or it is damaged.</source>
        <translation>Il ne contient pas de vues enregistrées, ou il est endommagé.</translation>
    </message>
    <message>
        <source>It knows this add as another animal.</source>
        <translation>Il connaît cet envoi comme un autre animal.</translation>
    </message>
    <message>
        <source>It must be a list of computers with their ports, such as [&quot;pets.store.lan:8080&quot;].</source>
        <translation>Ce doit être une liste d’ordinateurs avec leurs ports, par exemple [&quot;pets.store.lan:8080&quot;].</translation>
    </message>
    <message>
        <source>It must be a list of some of these, each in quotation marks: {names}.</source>
        <translation>Ce doit être une liste de certaines de ces valeurs, chacune entre guillemets droits&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>It must be an address in quotation marks.</source>
        <translation>Ce doit être une adresse entre guillemets droits.</translation>
    </message>
    <message>
        <source>It must be one of these, in quotation marks: {names}.</source>
        <translation>Ce doit être l’une de ces valeurs, entre guillemets droits&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>It must be true or false. Until then, no list is kept.</source>
        <translation>Ce doit être true ou false. D’ici là, aucune liste n’est conservée.</translation>
    </message>
    <message>
        <source>Its animals are kept. Start it again to go on.</source>
        <translation>Ses animaux sont conservés. Relancez-le pour continuer.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
    <message>
        <source>Line {line} can&apos;t be read. The file is damaged, or it isn&apos;t a table.</source>
        <translation>La ligne {line} est illisible. Le fichier est endommagé, ou ce n’est pas un tableau.</translation>
    </message>
    <message>
        <source>Line {line} has a cell that is too long.</source>
        <translation>À la ligne {line}, une cellule est trop longue.</translation>
    </message>
    <message>
        <source>Message from {address}: {message}</source>
        <translation>Message de {address}&#x202f;: {message}</translation>
    </message>
    <message>
        <source>More of the administrator&apos;s settings in {file} is not used.</source>
        <translation>D’autres paramètres de l’administrateur ({file}) ne sont pas utilisés.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation>Délai de réponse dépassé</translation>
    </message>
    <message>
        <source>No connection to the service</source>
        <translation>Service injoignable</translation>
    </message>
    <message>
        <source>No key is stored for this address.</source>
        <translation>Aucune clé n’est enregistrée pour cette adresse.</translation>
    </message>
    <message>
        <source>Not offered on this computer</source>
        <translation>Non proposé sur cet ordinateur</translation>
    </message>
    <message>
        <source>Nothing answers at {address}.</source>
        <translation>Rien ne répond à l’adresse {address}.</translation>
    </message>
    <message>
        <source>Nothing can be added now: {reason}.</source>
        <translation>Ajout impossible pour l’instant&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer: {reason}.</source>
        <translation>Impossible d’enregistrer sur cet ordinateur&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was found at {address}. Is the address right? Message from the service: {message}</source>
        <translation>Rien n’a été trouvé à l’adresse {address}. Est-elle correcte&#x202f;? Message du service&#x202f;: {message}</translation>
    </message>
    <message>
        <source>Once you enter another one, the program goes on with what it was doing.</source>
        <translation>Saisissez-en une autre&#x202f;: le programme reprendra où il en était.</translation>
    </message>
    <message>
        <source>Only profiles that the administrator of this computer offers can be opened here.</source>
        <translation>Seuls les profils proposés par l’administrateur de cet ordinateur peuvent être ouverts ici.</translation>
    </message>
    <message>
        <source>Others who use this computer can open this program&apos;s files. {advice}</source>
        <translation>Les autres utilisateurs de cet ordinateur peuvent ouvrir les fichiers de ce programme. {advice}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Remove the protection, then try again.</source>
        <translation>Retirez la protection, puis réessayez.</translation>
    </message>
    <message>
        <source>Reptiles</source>
        <translation>Reptiles</translation>
    </message>
    <message>
        <source>Rows left out above the titles: {rows}.</source>
        <translation>Lignes laissées de côté au-dessus des titres&#x202f;: {rows}.</translation>
    </message>
    <message>
        <source>Settings must stand in one of these sections: {names}.</source>
        <translation>Les paramètres doivent se trouver dans l’une de ces sections&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Several categories have this name. Give the number.</source>
        <translation>Plusieurs catégories portent ce nom. Saisissez le numéro.</translation>
    </message>
    <message>
        <source>Some characters are damaged. Type the name again.</source>
        <translation>Certains caractères sont endommagés. Saisissez de nouveau le nom.</translation>
    </message>
    <message>
        <source>Something between you and {address} answered, perhaps a Wi-Fi sign-in page. The address may also be wrong.</source>
        <translation>Ce n’est pas {address} qui a répondu, mais peut-être la page d’accueil d’un réseau Wi-Fi. L’adresse est peut-être fausse.</translation>
    </message>
    <message>
        <source>Sort by &amp;ID</source>
        <translation>Trier par &amp;ID</translation>
    </message>
    <message>
        <source>Sort by &amp;category</source>
        <translation>Trier par &amp;catégorie</translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation>Trier par &amp;nom</translation>
    </message>
    <message>
        <source>Sort by &amp;status</source>
        <translation>Trier par &amp;statut</translation>
    </message>
    <message>
        <source>Staging</source>
        <translation>Préproduction</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>Stat&amp;ut</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thaï</translation>
    </message>
    <message>
        <source>The API key was not accepted</source>
        <translation>Clé API refusée</translation>
    </message>
    <message>
        <source>The address contains a blank, a backslash or a letter that an address cannot contain. Write an international name in its xn-- form.</source>
        <translation>L’adresse contient un espace, une barre oblique inverse ou une lettre non autorisée. Écrivez un nom international sous sa forme xn--.</translation>
    </message>
    <message>
        <source>The address does not end in a version such as /v1. Service addresses usually do: ask whether something is missing.</source>
        <translation>L’adresse ne se termine pas par une version, comme /v1. C’est pourtant l’usage&#x202f;: demandez s’il manque quelque chose.</translation>
    </message>
    <message>
        <source>The address is too long.</source>
        <translation>L’adresse est trop longue.</translation>
    </message>
    <message>
        <source>The address must begin with https://.</source>
        <translation>L’adresse doit commencer par https://.</translation>
    </message>
    <message>
        <source>The address must begin with https://. Without the s, others could read the key. Only a service on this computer may use http://.</source>
        <translation>L’adresse doit commencer par https://. Sans le s, d’autres pourraient lire la clé. Seul un service sur cet ordinateur peut utiliser http://.</translation>
    </message>
    <message>
        <source>The address must end before any ? or #.</source>
        <translation>L’adresse doit s’arrêter avant tout «&#x202f;?&#x202f;» ou «&#x202f;#&#x202f;».</translation>
    </message>
    <message>
        <source>The address must not contain a user name or a password (something before an @).</source>
        <translation>L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe (avant un @).</translation>
    </message>
    <message>
        <source>The address of {profile} is set by the administrator of this computer.</source>
        <translation>L’adresse de «&#x202f;{profile}&#x202f;» est définie par l’administrateur de cet ordinateur.</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: it is not valid TOML.</source>
        <translation>Les paramètres de l’administrateur ({file}) sont illisibles&#x202f;: ce n’est pas du TOML valide.</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: {reason}.</source>
        <translation>Les paramètres de l’administrateur ({file}) sont illisibles&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The animals on this computer could not be read. The file was kept as {file}.</source>
        <translation>Les animaux de cet ordinateur n’ont pas pu être lus. Le fichier a été conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The answer from {address} does not follow the rules of the Pet Store service. Nothing of it is shown. Ask the person who runs the service. The address may also be that of another service.</source>
        <translation>La réponse de {address} ne respecte pas les règles du service Pet Store. Rien n’en est affiché. Contactez le responsable du service. L’adresse est peut-être celle d’un autre service.</translation>
    </message>
    <message>
        <source>The answer from {address} is far larger than 100 animals can be, or is compressed. The program stopped reading it, and shows nothing of it.</source>
        <translation>La réponse de {address} est bien trop grande pour 100 animaux, ou elle est compressée. Le programme a cessé de la lire et n’en affiche rien.</translation>
    </message>
    <message>
        <source>The answer from {address} names another address:
{location}
The program did not go there, and did not send the API key there. Ask the person who runs the service whether the new address is right.</source>
        <translation>La réponse de {address} indique une autre adresse&#x202f;:
{location}
Le programme n’y est pas allé et n’y a pas envoyé la clé API. Demandez au responsable du service si la nouvelle adresse est la bonne.</translation>
    </message>
    <message>
        <source>The call was ended before the answer came.</source>
        <translation>La demande a été interrompue avant l’arrivée de la réponse.</translation>
    </message>
    <message>
        <source>The cells of this sheet lie too far apart. Copy the table into a new sheet.</source>
        <translation>Les cellules de cette feuille sont trop éloignées. Copiez le tableau dans une nouvelle feuille.</translation>
    </message>
    <message>
        <source>The certificate at {address} belongs to another address. Nothing was sent.</source>
        <translation>Le certificat de {address} appartient à une autre adresse. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The certificate at {address} has expired, or is not valid yet. Nothing was sent.</source>
        <translation>Le certificat de {address} a expiré, ou n’est pas encore valable. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The clipboard has no rows.</source>
        <translation>Le presse-papiers ne contient aucune ligne.</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>Connexion interrompue</translation>
    </message>
    <message>
        <source>The connection to {address} ended before the whole answer was there.</source>
        <translation>La connexion à {address} s’est interrompue avant la fin de la réponse.</translation>
    </message>
    <message>
        <source>The demo can&apos;t start: there is no temporary folder to write to. {advice}</source>
        <translation>La démo ne peut pas démarrer&#x202f;: aucun dossier temporaire n’accepte l’écriture. {advice}</translation>
    </message>
    <message>
        <source>The demo has been closed.</source>
        <translation>La démo a été fermée.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}.</source>
        <translation>Le fichier est illisible&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB. Split it into smaller files.</source>
        <translation>Le fichier dépasse {most} Mo. Répartissez-le en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>The file with the animals was moved or deleted</source>
        <translation>Le fichier des animaux a été déplacé ou supprimé</translation>
    </message>
    <message>
        <source>The key for {address} is missing, mistyped or no longer valid.</source>
        <translation>La clé pour {address} est absente, mal saisie ou périmée.</translation>
    </message>
    <message>
        <source>The key is kept in memory until the program ends.</source>
        <translation>La clé reste en mémoire jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The key is kept in {place}.</source>
        <translation>La clé est conservée ici&#x202f;: {place}.</translation>
    </message>
    <message>
        <source>The key was given with PETSTORE_API_KEY, for this run.</source>
        <translation>La clé vient de PETSTORE_API_KEY et vaut pour cette session.</translation>
    </message>
    <message>
        <source>The key was saved in {place}, which is not there now.</source>
        <translation>La clé a été enregistrée dans {place}, indisponible pour l’instant.</translation>
    </message>
    <message>
        <source>The lists kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>Impossible de supprimer les listes conservées sur cet ordinateur&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The name holds a tab or a line end</source>
        <translation>Le nom contient une tabulation ou un saut de ligne</translation>
    </message>
    <message>
        <source>The name of a view has 1 to {most} visible characters.</source>
        <translation>Le nom d’une vue compte de 1 à {most} caractères visibles.</translation>
    </message>
    <message>
        <source>The name of category {number} cannot be used.</source>
        <translation>Le nom de la catégorie {number} ne peut pas être utilisé.</translation>
    </message>
    <message>
        <source>The name of the service&apos;s computer in the address cannot be read.</source>
        <translation>Dans l’adresse, le nom de l’ordinateur du service est illisible.</translation>
    </message>
    <message>
        <source>The number in place of the computer&apos;s name must be written like 192.0.2.1.</source>
        <translation>Le numéro qui remplace le nom de l’ordinateur doit s’écrire comme 192.0.2.1.</translation>
    </message>
    <message>
        <source>The part of the address after the computer&apos;s name cannot be read.</source>
        <translation>La partie de l’adresse après le nom de l’ordinateur est illisible.</translation>
    </message>
    <message>
        <source>The port in the address must be a number from 1 to 65535.</source>
        <translation>Le port de l’adresse doit être un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>The profile of a view must be one of these: {names}.</source>
        <translation>Le profil d’une vue doit être l’un de ceux-ci&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>The program does not know it.</source>
        <translation>Le programme ne le connaît pas.</translation>
    </message>
    <message>
        <source>The quotes from line {line} on don&apos;t match. Correct the file.</source>
        <translation>Les guillemets ne concordent pas à partir de la ligne {line}. Corrigez le fichier.</translation>
    </message>
    <message>
        <source>The quotes in this row don&apos;t match. Correct the cells.</source>
        <translation>Les guillemets de cette ligne ne concordent pas. Corrigez les cellules.</translation>
    </message>
    <message>
        <source>The record of unfinished adds could not be read. The file was kept as {file}.</source>
        <translation>Le journal des ajouts inachevés n’a pas pu être lu. Le fichier a été conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The request was refused</source>
        <translation>Demande refusée</translation>
    </message>
    <message>
        <source>The saved address of {profile} is not used. {reason}</source>
        <translation>L’adresse enregistrée de «&#x202f;{profile}&#x202f;» n’est pas utilisée. {reason}</translation>
    </message>
    <message>
        <source>The service answered with error {status}</source>
        <translation>Le service a répondu par l’erreur {status}</translation>
    </message>
    <message>
        <source>The service did not accept the API key</source>
        <translation>Le service a refusé la clé API</translation>
    </message>
    <message>
        <source>The service did not accept the key.</source>
        <translation>Le service a refusé la clé.</translation>
    </message>
    <message>
        <source>The service has moved</source>
        <translation>Le service a changé d’adresse</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>Le service est occupé</translation>
    </message>
    <message>
        <source>The service may not know this add any more</source>
        <translation>Le service ne connaît peut-être plus cet envoi</translation>
    </message>
    <message>
        <source>The service named another address.</source>
        <translation>Le service a indiqué une autre adresse.</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>Le service a refusé la demande</translation>
    </message>
    <message>
        <source>The service refused this animal</source>
        <translation>Le service a refusé cet animal</translation>
    </message>
    <message>
        <source>The service sent error {status}</source>
        <translation>Erreur {status} du service</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was kept as {file}.</source>
        <translation>Les paramètres n’ont pas pu être lus. Le fichier a été conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The spreadsheet has rounded this number. Give all its digits.</source>
        <translation>Le tableur a arrondi ce nombre. Saisissez tous ses chiffres.</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here.</source>
        <translation>Le tableur affiche ici une erreur.</translation>
    </message>
    <message>
        <source>The store has stopped</source>
        <translation>Inventaire arrêté</translation>
    </message>
    <message>
        <source>The store on this computer can&apos;t be opened: {reason}. {advice}</source>
        <translation>Impossible d’ouvrir l’inventaire de cet ordinateur&#x202f;: {reason}. {advice}</translation>
    </message>
    <message>
        <source>The store on this computer has stopped</source>
        <translation>L’inventaire de cet ordinateur s’est arrêté</translation>
    </message>
    <message>
        <source>The store on this computer makes its own key for each run.</source>
        <translation>L’inventaire de cet ordinateur crée sa propre clé à chaque session.</translation>
    </message>
    <message>
        <source>The view “{name}” cannot be used: check {member}.</source>
        <translation>La vue «&#x202f;{name}&#x202f;» ne peut pas être utilisée&#x202f;: vérifiez {member}.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in a spreadsheet and save it again.</source>
        <translation>Le classeur est endommagé. Ouvrez-le dans un tableur et enregistrez-le de nouveau.</translation>
    </message>
    <message>
        <source>The workbook is locked with a password. Save it without one, then try again.</source>
        <translation>Le classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis réessayez.</translation>
    </message>
    <message>
        <source>The workbook unpacks to far more than it should. It wasn&apos;t opened.</source>
        <translation>Une fois décompressé, le classeur serait bien trop grand. Il n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>There can be at most {most} computers.</source>
        <translation>Il peut y avoir au plus {most} ordinateurs.</translation>
    </message>
    <message>
        <source>There can be at most {most} saved views.</source>
        <translation>Il peut y avoir au plus {most} vues enregistrées.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>These are too many names: together they may have at most 1 MiB.</source>
        <translation>Il y a trop de noms&#x202f;: ensemble, ils peuvent occuper au plus 1&#xa0;Mio.</translation>
    </message>
    <message>
        <source>They were written by a newer version of this program (version {version}, not {known}).</source>
        <translation>Ils viennent d’une version plus récente de ce programme (version {version} au lieu de {known}).</translation>
    </message>
    <message>
        <source>This JSON file is damaged.</source>
        <translation>Ce fichier JSON est endommagé.</translation>
    </message>
    <message>
        <source>This JSON file is not a list of animals.</source>
        <translation>Ce fichier JSON n’est pas une liste d’animaux.</translation>
    </message>
    <message>
        <source>This address</source>
        <translation>Cette adresse</translation>
    </message>
    <message>
        <source>This cannot be a key. It has a blank, a line break or an unusual character. Copy the key again, with nothing before or after it.</source>
        <translation>Cette clé n’est pas valable. Elle contient un espace, un saut de ligne ou un caractère inhabituel. Copiez-la de nouveau, sans rien avant ni après.</translation>
    </message>
    <message>
        <source>This cannot be sent</source>
        <translation>Envoi impossible</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>This computer does not trust who issued the certificate at {address}. Nothing was sent.</source>
        <translation>Le certificat de {address} vient d’une autorité à laquelle cet ordinateur ne fait pas confiance. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>This connection is not encrypted: others on the network can read the key. The administrator of this computer allows it.</source>
        <translation>Cette connexion n’est pas chiffrée&#x202f;: d’autres sur le réseau peuvent lire la clé. L’administrateur de cet ordinateur l’autorise.</translation>
    </message>
    <message>
        <source>This connection isn&apos;t secure</source>
        <translation>Connexion non sécurisée</translation>
    </message>
    <message>
        <source>This file is write-protected. Choose another name, or remove the protection.</source>
        <translation>Ce fichier est protégé en écriture. Choisissez un autre nom ou retirez la protection.</translation>
    </message>
    <message>
        <source>This formula has no result. Save the workbook in a spreadsheet, then try again.</source>
        <translation>Cette formule n’a pas de résultat. Enregistrez le classeur dans un tableur, puis réessayez.</translation>
    </message>
    <message>
        <source>This is a Numbers document. Export it from Numbers as .xlsx or CSV.</source>
        <translation>C’est un document Numbers. Exportez-le depuis Numbers en .xlsx ou CSV.</translation>
    </message>
    <message>
        <source>This is a PDF document. Save the table as a workbook or as CSV.</source>
        <translation>C’est un document PDF. Enregistrez le tableau comme classeur ou en CSV.</translation>
    </message>
    <message>
        <source>This is a binary workbook. Save it as .xlsx in the spreadsheet.</source>
        <translation>C’est un classeur binaire. Enregistrez-le en .xlsx dans le tableur.</translation>
    </message>
    <message>
        <source>This is a database, not a table.</source>
        <translation>C’est une base de données, pas un tableau.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>C’est un dossier. Choisissez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>This is a picture, not a table.</source>
        <translation>C’est une image, pas un tableau.</translation>
    </message>
    <message>
        <source>This is a presentation, not a table.</source>
        <translation>C’est une présentation, pas un tableau.</translation>
    </message>
    <message>
        <source>This is a program, not a table.</source>
        <translation>C’est un programme, pas un tableau.</translation>
    </message>
    <message>
        <source>This is a sound or a film, not a table.</source>
        <translation>C’est un son ou un film, pas un tableau.</translation>
    </message>
    <message>
        <source>This is a text document. Save its table as a workbook or as CSV.</source>
        <translation>C’est un document texte. Enregistrez son tableau comme classeur ou en CSV.</translation>
    </message>
    <message>
        <source>This is a web page. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>C’est une page web. Ouvrez-la dans un tableur et enregistrez-la en .xlsx.</translation>
    </message>
    <message>
        <source>This is a zip archive, but not a workbook.</source>
        <translation>C’est une archive zip, mais pas un classeur.</translation>
    </message>
    <message>
        <source>This is an XML file. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>C’est un fichier XML. Ouvrez-le dans un tableur et enregistrez-le en .xlsx.</translation>
    </message>
    <message>
        <source>This is an archive. Unpack it, then choose the table in it.</source>
        <translation>C’est une archive. Décompressez-la, puis choisissez le tableau qu’elle contient.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>This is not a table that can be read. Use .xlsx, .xls, .ods or CSV.</source>
        <translation>Ce n’est pas un tableau lisible. Utilisez .xlsx, .xls, .ods ou CSV.</translation>
    </message>
    <message>
        <source>This is too long for a key: it has more than {most} characters.</source>
        <translation>C’est trop long pour une clé&#x202f;: plus de {most} caractères.</translation>
    </message>
    <message>
        <source>This kind of file can&apos;t hold a text in row {row}. Choose another kind.</source>
        <translation>Ce format ne peut pas contenir un texte de la ligne {row}. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This program&apos;s files are on a network drive, where they can get damaged. {advice}</source>
        <translation>Les fichiers de ce programme sont sur un lecteur réseau, où ils peuvent s’abîmer. {advice}</translation>
    </message>
    <message>
        <source>This row has more cells than there are columns. Correct the cells.</source>
        <translation>Cette ligne a plus de cellules que de colonnes. Corrigez les cellules.</translation>
    </message>
    <message>
        <source>This sheet is empty.</source>
        <translation>Cette feuille est vide.</translation>
    </message>
    <message>
        <source>This workbook is too old. Save it as .xlsx in the spreadsheet.</source>
        <translation>Ce classeur est trop ancien. Enregistrez-le en .xlsx dans le tableur.</translation>
    </message>
    <message>
        <source>Try again to go on with what is in its place.</source>
        <translation>Réessayez pour continuer avec ce qui le remplace.</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Two views would both be called “{name}”.</source>
        <translation>Deux vues s’appelleraient toutes deux «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Type or paste the key first.</source>
        <translation>Saisissez ou collez d’abord la clé.</translation>
    </message>
    <message>
        <source>Type the address of the service.</source>
        <translation>Saisissez l’adresse du service.</translation>
    </message>
    <message>
        <source>Unexpected reply</source>
        <translation>Réponse inattendue</translation>
    </message>
    <message>
        <source>Unreadable reply</source>
        <translation>Réponse illisible</translation>
    </message>
    <message>
        <source>Use Available, Pending or Sold, or leave it empty.</source>
        <translation>Utilisez Disponible, Réservé ou Vendu, ou laissez vide.</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>Saisissez un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>Use an ID, or leave it empty.</source>
        <translation>Saisissez un ID, ou laissez vide.</translation>
    </message>
    <message>
        <source>Use one line without tabs.</source>
        <translation>Saisissez une seule ligne, sans tabulation.</translation>
    </message>
    <message>
        <source>Use the number of a category, or the name it has here.</source>
        <translation>Saisissez le numéro d’une catégorie, ou le nom qu’elle a ici.</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europe occidentale</translation>
    </message>
    <message>
        <source>Windows doesn&apos;t allow this name. Choose another one.</source>
        <translation>Windows n’autorise pas ce nom. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read this file.</source>
        <translation>Vous n’avez pas l’autorisation de lire ce fichier.</translation>
    </message>
    <message>
        <source>Your settings are damaged and can&apos;t be replaced: {reason}. {advice}</source>
        <translation>Vos paramètres sont endommagés et ne peuvent pas être remplacés&#x202f;: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read: {reason}. {advice}</source>
        <translation>Vos paramètres sont illisibles&#x202f;: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be saved: {reason}. {advice}</source>
        <translation>Impossible d’enregistrer vos paramètres&#x202f;: {reason}. {advice}</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un autre programme utilise le fichier</translation>
    </message>
    <message>
        <source>another window or command has begun to add the same animals</source>
        <translation>une autre fenêtre ou commande a commencé à ajouter les mêmes animaux</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>catégorie {category}</translation>
    </message>
    <message>
        <source>holds a character that cannot be sent</source>
        <translation>contient un caractère qui ne peut pas être envoyé</translation>
    </message>
    <message>
        <source>it belongs to another program</source>
        <translation>le fichier appartient à un autre programme</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>it is larger than 1 MiB</source>
        <translation>le fichier dépasse 1&#xa0;Mio</translation>
    </message>
    <message>
        <source>it is not a database</source>
        <translation>ce n’est pas une base de données</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>le fichier est protégé en écriture</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>le fichier a été écrit par une version plus récente de ce programme</translation>
    </message>
    <message>
        <source>its file was moved or deleted</source>
        <translation>le fichier a été déplacé ou supprimé</translation>
    </message>
    <message>
        <source>its folder can&apos;t be used</source>
        <translation>le dossier est inutilisable</translation>
    </message>
    <message>
        <source>its path is too long</source>
        <translation>son chemin est trop long</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>autorisation refusée</translation>
    </message>
    <message>
        <source>the computer reported an error</source>
        <translation>l’ordinateur a signalé une erreur</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>le disque a signalé une erreur</translation>
    </message>
    <message>
        <source>the program is ending</source>
        <translation>le programme se ferme</translation>
    </message>
    <message>
        <source>{address} has too much to do. Try again later. Message from the service: {message}</source>
        <translation>{address} est surchargé. Réessayez plus tard. Message du service&#x202f;: {message}</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s.</source>
        <translation>{address} est occupé et demande d’attendre {seconds} s.</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s. Message from the service: {message}</source>
        <translation>{address} est occupé et demande d’attendre {seconds} s. Message du service&#x202f;: {message}</translation>
    </message>
    <message>
        <source>{address} took too long to answer.</source>
        <translation>{address} a mis trop de temps à répondre.</translation>
    </message>
    <message>
        <source>{field}: {detail}</source>
        <translation>{field}&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>{keyring} can&apos;t be used on this computer.</source>
        <translation>{keyring} n’est pas utilisable sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{keyring} did not keep the key.</source>
        <translation>{keyring} n’a pas conservé la clé.</translation>
    </message>
    <message>
        <source>{keyring} does not work.</source>
        <translation>{keyring} ne fonctionne pas.</translation>
    </message>
    <message>
        <source>{keyring} has not answered.</source>
        <translation>{keyring} n’a pas répondu.</translation>
    </message>
    <message>
        <source>{keyring} is locked. It was not changed.</source>
        <translation>{keyring} est verrouillé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>{keyring} is not there now.</source>
        <translation>{keyring} est indisponible pour l’instant.</translation>
    </message>
    <message>
        <source>{language} ({encoding})</source>
        <translation>{language} ({encoding})</translation>
    </message>
    <message>
        <source>{profile} cannot be opened here: the administrator of this computer does not offer it.</source>
        <translation>«&#x202f;{profile}&#x202f;» ne peut pas être ouvert ici&#x202f;: l’administrateur de cet ordinateur ne le propose pas.</translation>
    </message>
    <message>
        <source>{profile} has no address to set.</source>
        <translation>«&#x202f;{profile}&#x202f;» n’a pas d’adresse à définir.</translation>
    </message>
    <message>
        <source>{reason} Until then, all profiles are offered.</source>
        <translation>{reason} D’ici là, tous les profils sont proposés.</translation>
    </message>
    <message>
        <source>{sentence} The file that was there is unchanged.</source>
        <translation>{sentence} Le fichier existant est inchangé.</translation>
    </message>
</context>
<context>
    <name>session.error_messages</name>
    <message>
        <source>An unexpected error occurred. What you typed is still there.</source>
        <translation>Une erreur inattendue s’est produite. Votre saisie est toujours là.</translation>
    </message>
    <message>
        <source>No other key was given.</source>
        <translation>Aucune autre clé n’a été saisie.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>The animal was not added. It stands on top of the list, where you can edit it.</source>
        <translation>L’animal n’a pas été ajouté. Il est en haut de la liste, où vous pouvez le modifier.</translation>
    </message>
    <message>
        <source>This computer is busy. Wait a moment, then try again.</source>
        <translation>Cet ordinateur est très occupé. Patientez un instant, puis réessayez.</translation>
    </message>
    <message>
        <source>This took too long</source>
        <translation>L’opération a pris trop de temps</translation>
    </message>
</context>
<context>
    <name>widgets.file_chooser</name>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Classeur Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>widgets.message</name>
    <message>
        <source>Connection…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Enter the API key…</source>
        <translation>Saisir la clé API…</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>widgets.table_view</name>
    <message numerus="yes">
        <source>%Ln row(s) selected</source>
        <translation>
            <numerusform>%Ln ligne sélectionnée</numerusform>
            <numerusform>%Ln lignes sélectionnées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window.wiring</name>
    <message>
        <source>Keep it for next time</source>
        <translation>Garder pour la prochaine fois</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset how the window looks?</source>
        <translation>Réinitialiser l’apparence de la fenêtre&#x202f;?</translation>
    </message>
    <message>
        <source>The program ended twice shortly after it was started. What it remembers of its window, columns, filters and choices was not used this time, in case that is why. No animal and no key is in it.</source>
        <translation>Le programme s’est arrêté deux fois peu après son démarrage. Par précaution, l’apparence mémorisée (fenêtre, colonnes, filtres et choix) n’a pas été utilisée cette fois. Elle ne contient ni animal ni clé.</translation>
    </message>
</context>
</TS>
