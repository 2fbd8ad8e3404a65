<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copied</source>
        <translation>&amp;Copiado</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>&amp;Copiar versiones</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencias…</translation>
    </message>
    <message>
        <source>A desktop inventory for pet stores. MIT licence.</source>
        <translation>Inventario de escritorio para tiendas de animales. Licencia MIT.</translation>
    </message>
    <message>
        <source>About Pet Store</source>
        <translation>Acerca de Pet Store</translation>
    </message>
    <message>
        <source>It runs on {system}, with Python {python} and Qt {qt}.</source>
        <translation>Funciona en {system}, con Python {python} y Qt {qt}.</translation>
    </message>
    <message>
        <source>It uses Qt under version 3 of the LGPL.</source>
        <translation>Usa Qt con la versión 3 de la LGPL.</translation>
    </message>
    <message>
        <source>The versions are copied.</source>
        <translation>Versiones copiadas.</translation>
    </message>
</context>
<context>
    <name>AddPetController</name>
    <message>
        <source>Adding {name}…</source>
        <translation>Añadiendo {name}…</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Conectado de nuevo.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>No salir</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>{name} was not added.</source>
        <translation>No se añadió {name}.</translation>
    </message>
</context>
<context>
    <name>AddPetForm</name>
    <message>
        <source>Add an animal</source>
        <translation>Añadir un animal</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>Añadir animal</translation>
    </message>
    <message>
        <source>An animal without a name is not added yet.</source>
        <translation>Un animal sin nombre todavía no está añadido.</translation>
    </message>
    <message>
        <source>Choose one of the categories, or give a number.</source>
        <translation>Elija una categoría o escriba un número.</translation>
    </message>
    <message>
        <source>Enter adds the animal and keeps category and status for the next one.</source>
        <translation>Intro añade el animal y conserva la categoría y el estado para el siguiente.</translation>
    </message>
    <message>
        <source>Give a number, or the name of a category.</source>
        <translation>Escriba un número o el nombre de una categoría.</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>Escriba el nombre del animal.</translation>
    </message>
    <message>
        <source>Give the number of a category, for example 3.</source>
        <translation>Escriba el número de una categoría, por ejemplo, 3.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continuar con él</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>Nombrarla…</translation>
    </message>
    <message>
        <source>The service knows each category by its number. Press Down to see those in use.</source>
        <translation>El servicio identifica cada categoría por su número. Pulse Flecha abajo para ver las que se usan.</translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln cells.</source>
        <translation>
            <numerusform>Esto parece %Ln celda.</numerusform>
            <numerusform>Esto parecen %Ln celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln rows.</source>
        <translation>
            <numerusform>Esto parece %Ln fila.</numerusform>
            <numerusform>Esto parecen %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number or a name</source>
        <translation>un número o un nombre</translation>
    </message>
    <message>
        <source>for example Rex</source>
        <translation>por ejemplo, Rex</translation>
    </message>
    <message>
        <source>{name} is not added yet.</source>
        <translation>{name} todavía no está añadido.</translation>
    </message>
    <message>
        <source>“{name}” has no number yet.</source>
        <translation>«{name}» todavía no tiene número.</translation>
    </message>
</context>
<context>
    <name>AddedModel</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
</context>
<context>
    <name>AddedTable</name>
    <message>
        <source>Added here today</source>
        <translation>Añadidos aquí hoy</translation>
    </message>
</context>
<context>
    <name>AddedTodayController</name>
    <message>
        <source>Added here today</source>
        <translation>Añadidos aquí hoy</translation>
    </message>
    <message>
        <source>Nothing was added on this computer today.</source>
        <translation>Hoy no se ha añadido nada en este equipo.</translation>
    </message>
</context>
<context>
    <name>AddedTodayDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) added on this computer today</source>
        <translation>
            <numerusform>%Ln animal añadido hoy en este equipo</numerusform>
            <numerusform>%Ln animales añadidos hoy en este equipo</numerusform>
        </translation>
    </message>
    <message>
        <source>Added here today</source>
        <translation>Añadidos aquí hoy</translation>
    </message>
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Service address</source>
        <translation>Dirección del servicio</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer.</source>
        <translation>Fijada por el administrador de este equipo.</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer. It is not encrypted: others on the network can read the key.</source>
        <translation>Fijada por el administrador de este equipo. La conexión no está cifrada: otras personas de la red pueden leer la clave.</translation>
    </message>
    <message>
        <source>The store is kept on this computer. It needs no address and no key.</source>
        <translation>La tienda se guarda en este equipo. No necesita dirección ni clave.</translation>
    </message>
    <message>
        <source>for example {address}</source>
        <translation>por ejemplo, {address}</translation>
    </message>
</context>
<context>
    <name>CardController</name>
    <message>
        <source>Select an animal to see its card.</source>
        <translation>Seleccione un animal para ver su ficha.</translation>
    </message>
    <message>
        <source>This animal has no card before it is added.</source>
        <translation>Este animal no tendrá ficha hasta que se añada.</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Animal card</source>
        <translation>Ficha del animal</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>Cerrar la ficha</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Consultar de nuevo</translation>
    </message>
</context>
<context>
    <name>CategoryCompleter</name>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Elegir una categoría</translation>
    </message>
</context>
<context>
    <name>CategoryFilter</name>
    <message>
        <source>Only category {category}</source>
        <translation>Solo la categoría {category}</translation>
    </message>
    <message>
        <source>Press to show all categories.</source>
        <translation>Pulse para ver todas las categorías.</translation>
    </message>
</context>
<context>
    <name>CategoryNamesDialog</name>
    <message numerus="yes">
        <source>%Ln name(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>%Ln nombre importado de {file}. Falta guardarlo.</numerusform>
            <numerusform>%Ln nombres importados de {file}. Falta guardarlos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be new.</source>
        <translation>
            <numerusform>%Ln nombre sería nuevo.</numerusform>
            <numerusform>%Ln nombres serían nuevos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would change.</source>
        <translation>
            <numerusform>%Ln nombre cambiaría.</numerusform>
            <numerusform>%Ln nombres cambiarían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) written to {file}.</source>
        <translation>
            <numerusform>%Ln nombre escrito en {file}.</numerusform>
            <numerusform>%Ln nombres escritos en {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Category {number}: “{before}” becomes “{after}”.</source>
        <translation>Categoría {number}: «{before}» pasa a ser «{after}».</translation>
    </message>
    <message>
        <source>No new names in {file}.</source>
        <translation>No hay nombres nuevos en {file}.</translation>
    </message>
    <message>
        <source>Type the ID of the category “{name}”.</source>
        <translation>Escriba el ID de la categoría «{name}».</translation>
    </message>
</context>
<context>
    <name>CategoryTable</name>
    <message>
        <source>Add a name</source>
        <translation>Añadir un nombre</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>Nombres de categorías</translation>
    </message>
    <message>
        <source>Category {number} is called “{name}” already.</source>
        <translation>La categoría {number} ya se llama «{name}».</translation>
    </message>
    <message>
        <source>Category {number}, no name</source>
        <translation>Categoría {number}, sin nombre</translation>
    </message>
    <message>
        <source>Name of category {id}</source>
        <translation>Nombre de la categoría {id}</translation>
    </message>
    <message>
        <source>New category ID</source>
        <translation>ID de categoría nueva</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>{column} of row {number}</source>
        <translation>{column} de la fila {number}</translation>
    </message>
</context>
<context>
    <name>ColumnActions</name>
    <message>
        <source>&amp;Default order</source>
        <translation>Orden &amp;predeterminado</translation>
    </message>
    <message>
        <source>&amp;Reverse the order</source>
        <translation>In&amp;vertir el orden</translation>
    </message>
    <message>
        <source>&amp;Widen column</source>
        <translation>&amp;Ensanchar columna</translation>
    </message>
    <message>
        <source>Move column towards the &amp;end</source>
        <translation>Mover columna hacia el &amp;final</translation>
    </message>
    <message>
        <source>Move column towards the &amp;start</source>
        <translation>&amp;Mover columna hacia el inicio</translation>
    </message>
    <message>
        <source>Na&amp;rrow column</source>
        <translation>Es&amp;trechar columna</translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation>&amp;Restablecer columnas</translation>
    </message>
</context>
<context>
    <name>ColumnBar</name>
    <message>
        <source>Column for {field}</source>
        <translation>Columna para {field}</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>Sin títulos</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Sin importar</translation>
    </message>
    <message>
        <source>Row of the titles</source>
        <translation>Fila de los títulos</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Títulos</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Find a command, or type an ID</source>
        <translation>Busque un comando o escriba un ID</translation>
    </message>
    <message>
        <source>Look up animal {id}</source>
        <translation>Consultar el animal {id}</translation>
    </message>
    <message>
        <source>No matching command</source>
        <translation>Ningún comando coincide</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>{command}, {number} of {count}</source>
        <translation>{command}, {number} de {count}</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>Olvidando…</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>Perfil: {name}</translation>
    </message>
    <message>
        <source>Reading the settings…</source>
        <translation>Leyendo la configuración…</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Dirección del servicio</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer</source>
        <translation>Fijado por el administrador de este equipo</translation>
    </message>
    <message>
        <source>Set by the administrator…</source>
        <translation>Fijado por el administrador…</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Mostrar la clave</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Probar la conexión</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>Probando la conexión…</translation>
    </message>
    <message>
        <source>The key of {address} is not used for another address.</source>
        <translation>La clave de {address} no se usa para ninguna otra dirección.</translation>
    </message>
    <message>
        <source>The service answers and accepts the key.</source>
        <translation>El servicio responde y acepta la clave.</translation>
    </message>
    <message>
        <source>Use the key for this session only</source>
        <translation>Usar la clave solo en esta sesión</translation>
    </message>
    <message>
        <source>leave empty to keep the key</source>
        <translation>déjelo vacío para conservar la clave</translation>
    </message>
</context>
<context>
    <name>ConnectionController</name>
    <message>
        <source>Please note</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>The key is for this session only</source>
        <translation>La clave vale solo para esta sesión</translation>
    </message>
    <message>
        <source>{address} did not accept the API key.</source>
        <translation>{address} no aceptó la clave de API.</translation>
    </message>
</context>
<context>
    <name>CopiedNote</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>DetailsButton</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Add an animal</source>
        <translation>Añadir un animal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>Importar una hoja de cálculo…</translation>
    </message>
    <message>
        <source>Look up ID {id}</source>
        <translation>Consultar ID {id}</translation>
    </message>
    <message>
        <source>Show all animals</source>
        <translation>Ver todos los animales</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try it with sample animals</source>
        <translation>Probar con animales de ejemplo</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>El archivo no se guardó</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Libro de Excel</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message>
        <source>Animals in the store can&apos;t be changed from here.</source>
        <translation>Los animales de la tienda no se pueden cambiar desde aquí.</translation>
    </message>
    <message>
        <source>Back to my store</source>
        <translation>Volver a mi tienda</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>Eti&amp;quetas…</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>These are samples. They are gone when you close Pet Store.</source>
        <translation>Son ejemplos. Desaparecen cuando cierra Pet Store.</translation>
    </message>
</context>
<context>
    <name>ForgetButton</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Olvidar…</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Add the animal</source>
        <translation>Añadir el animal</translation>
    </message>
    <message>
        <source>Bring back earlier IDs</source>
        <translation>Recuperar ID anteriores</translation>
    </message>
    <message>
        <source>Edit one that isn&apos;t added yet</source>
        <translation>Editar uno que aún no se ha añadido</translation>
    </message>
    <message>
        <source>Go to the previous part</source>
        <translation>Ir a la parte anterior</translation>
    </message>
    <message>
        <source>In the form</source>
        <translation>En el formulario</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>En la lista</translation>
    </message>
    <message>
        <source>In the look-up</source>
        <translation>En la consulta</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
    <message>
        <source>Remove one that isn&apos;t added yet</source>
        <translation>Quitar uno que aún no se ha añadido</translation>
    </message>
    <message>
        <source>Select several animals</source>
        <translation>Seleccionar varios animales</translation>
    </message>
    <message>
        <source>Show the animal card</source>
        <translation>Mostrar la ficha del animal</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Add to Production</source>
        <translation>Añadir a Producción</translation>
    </message>
    <message>
        <source>Another import takes its place. Nothing was added yet.</source>
        <translation>Otra importación sustituye a esta. Aún no se ha añadido nada.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>¿Descartar sus cambios?</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>No añadir</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>Importar animales</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Nothing was added: that service is not open any more.</source>
        <translation>No se añadió nada: ese servicio ya no está abierto.</translation>
    </message>
    <message>
        <source>Nothing was added: {reason}</source>
        <translation>No se añadió nada: {reason}</translation>
    </message>
    <message>
        <source>The import can&apos;t go on: {reason}</source>
        <translation>La importación no puede continuar: {reason}</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>¿Descartar sus cambios?</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>Importar animales</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Nothing was added yet. The file itself stays as it is.</source>
        <translation>Aún no se ha añadido nada. El archivo no cambia.</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>&amp;Hoja</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
</context>
<context>
    <name>ImportRequests</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>It stays as it is: {reason}.</source>
        <translation>Se queda como está: {reason}.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>The import couldn&apos;t be discarded</source>
        <translation>No se pudo descartar la importación</translation>
    </message>
    <message>
        <source>The rest of the import was discarded.</source>
        <translation>Se descartó el resto de la importación.</translation>
    </message>
    <message>
        <source>There are no rows on the clipboard.</source>
        <translation>El portapapeles no contiene filas.</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
</context>
<context>
    <name>KeyringWaitPage</name>
    <message>
        <source>It keeps the API key. It may be asking for a password in its own window.</source>
        <translation>Guarda la clave de API. Quizá esté pidiendo una contraseña en su propia ventana.</translation>
    </message>
    <message>
        <source>Type the API key, which is then kept in memory until the program ends.</source>
        <translation>Escriba la clave de API. Se conserva en memoria hasta cerrar el programa.</translation>
    </message>
    <message>
        <source>Use for this session only</source>
        <translation>Usar solo en esta sesión</translation>
    </message>
    <message>
        <source>Use for this session only…</source>
        <translation>Usar solo en esta sesión…</translation>
    </message>
</context>
<context>
    <name>LabelCell</name>
    <message>
        <source>Label {number}, row {row}, column {column}</source>
        <translation>Etiqueta {number}, fila {row}, columna {column}</translation>
    </message>
</context>
<context>
    <name>LabelsDialog</name>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>Copias por animal</translation>
    </message>
    <message>
        <source>First free label</source>
        <translation>Primera etiqueta libre</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Print at 100 %, and do not fit to the page.</source>
        <translation>Imprima al 100&#xa0;%, sin ajustar a la página.</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licencia de {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>No licence text included.</source>
        <translation>Sin texto de licencia.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>Componentes y sus licencias</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Cargando la lista…</translation>
    </message>
    <message>
        <source>The list of parts cannot be read: {reason}</source>
        <translation>No se puede leer la lista de componentes: {reason}</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
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
        <translation>Añadir animal</translation>
    </message>
    <message>
        <source>An added animal can&apos;t be changed or removed. If the reply is lost, the program looks for the animal. It never adds it twice.</source>
        <translation>Un animal añadido no se puede modificar ni quitar. Si se pierde la respuesta, el programa busca el animal. Nunca lo añade dos veces.</translation>
    </message>
    <message>
        <source>An animal without a status. No filter finds these, so some may be missing.</source>
        <translation>Animales sin estado. Ningún filtro los encuentra, así que pueden faltar algunos.</translation>
    </message>
    <message>
        <source>Asks the service for this ID. If it can&apos;t answer, the lists are searched.</source>
        <translation>Pregunta al servicio por este ID. Si no puede responder, se busca en las listas.</translation>
    </message>
    <message>
        <source>Faults of the service</source>
        <translation>Fallos del servicio</translation>
    </message>
    <message>
        <source>Look up ID</source>
        <translation>Consultar ID</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin estado</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>En la pantalla</translation>
    </message>
    <message>
        <source>Planned to end on {day}, or earlier if the service ends it. After that, only the lists are searched.</source>
        <translation>Está previsto que termine el {day}, o antes si el servicio lo retira. Después solo se busca en las listas.</translation>
    </message>
    <message>
        <source>There may be more. The service lists at most 100 animals at a time and gives no total. An animal that isn&apos;t listed may still be there.</source>
        <translation>Puede haber más. El servicio envía como máximo 100 animales por lista y no da el total. Un animal que no está en la lista puede seguir en la tienda.</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Actualizado</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Qué significa</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Qué significan los números</translation>
    </message>
    <message>
        <source>When the service sent the list. Others may have changed it since.</source>
        <translation>Cuándo envió el servicio la lista. Otras personas pueden haberla cambiado después.</translation>
    </message>
</context>
<context>
    <name>LimitsNotice</name>
    <message>
        <source>Hide this notice</source>
        <translation>Ocultar este aviso</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>Más información</translation>
    </message>
</context>
<context>
    <name>LinkHandler</name>
    <message>
        <source>A link asks to look up the animal with ID {id}.</source>
        <translation>Un enlace pide consultar el animal con el ID {id}.</translation>
    </message>
    <message>
        <source>Always look up</source>
        <translation>Consultar siempre</translation>
    </message>
    <message>
        <source>Do not look up</source>
        <translation>No consultar</translation>
    </message>
    <message>
        <source>It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.</source>
        <translation>No indica el ID de un animal, como hace petstore:42. No se consultó nada.</translation>
    </message>
    <message>
        <source>Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all links can be changed in the menu Service.</source>
        <translation>Los enlaces vienen de páginas web, correos y otros programas. Consultar no cambia nada. Lo que elija para todos los enlaces puede cambiarlo en el menú «Servicio».</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>This link cannot be used</source>
        <translation>Este enlace no se puede usar</translation>
    </message>
</context>
<context>
    <name>LookupController</name>
    <message>
        <source>Cancelled.</source>
        <translation>Consulta cancelada.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved.</source>
        <translation>El archivo no se guardó.</translation>
    </message>
    <message>
        <source>The service is busy.</source>
        <translation>El servicio está ocupado.</translation>
    </message>
    <message>
        <source>The service is busy. Trying ID {id} again in {seconds} s.</source>
        <translation>Servicio ocupado. Nuevo intento con el ID {id} en {seconds} s.</translation>
    </message>
    <message>
        <source>Trying again in {seconds} s.</source>
        <translation>Nuevo intento en {seconds} s.</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>Animal ID</source>
        <translation>ID del animal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Consulta cancelada.</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Look up an animal</source>
        <translation>Consultar un animal</translation>
    </message>
    <message>
        <source>Look up at most {count} IDs at a time.</source>
        <translation>Consulte como máximo {count} ID a la vez.</translation>
    </message>
    <message>
        <source>Looking up {id}…</source>
        <translation>Consultando {id}…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Type the ID of an animal.</source>
        <translation>Escriba el ID de un animal.</translation>
    </message>
    <message>
        <source>Type, paste or scan one ID or several, then press Enter.</source>
        <translation>Escriba, pegue o escanee uno o varios ID y pulse Intro.</translation>
    </message>
    <message>
        <source>for example 42</source>
        <translation>por ejemplo, 42</translation>
    </message>
</context>
<context>
    <name>LookupListModel</name>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>No consultado</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>En espera…</translation>
    </message>
</context>
<context>
    <name>LookupListView</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln fila copiada</numerusform>
            <numerusform>%Ln filas copiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>LookupResultView</name>
    <message>
        <source>Copy for a reply</source>
        <translation>Copiar para responder</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Ocultar este aviso</translation>
    </message>
    <message>
        <source>Show in list</source>
        <translation>Ver en la lista</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Animals</source>
        <translation>&amp;Animales</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Service</source>
        <translation>&amp;Servicio</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>No hay ningún servicio abierto.</translation>
    </message>
</context>
<context>
    <name>MainWindowActions</name>
    <message>
        <source>&amp;About Pet Store</source>
        <translation>&amp;Acerca de Pet Store</translation>
    </message>
    <message>
        <source>&amp;Add animal</source>
        <translation>&amp;Añadir animal</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh</source>
        <translation>&amp;Actualización automática</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation>&amp;Comandos</translation>
    </message>
    <message>
        <source>&amp;Connection…</source>
        <translation>&amp;Conexión…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Find in the list</source>
        <translation>&amp;Buscar en la lista</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;Look up ID…</source>
        <translation>C&amp;onsultar ID…</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>Solo esta cate&amp;goría</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>Ac&amp;tualizar</translation>
    </message>
    <message>
        <source>Add one like this</source>
        <translation>Añadir uno similar</translation>
    </message>
    <message>
        <source>Added here toda&amp;y…</source>
        <translation>Añadidos aquí &amp;hoy…</translation>
    </message>
    <message>
        <source>Animal car&amp;d</source>
        <translation>&amp;Ficha del animal</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>Cate&amp;gory names…</source>
        <translation>&amp;Nombres de categorías…</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Co&amp;lores</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>Copiar I&amp;D</translation>
    </message>
    <message>
        <source>Copy for a re&amp;ply</source>
        <translation>Copiar para &amp;responder</translation>
    </message>
    <message>
        <source>De&amp;nsity</source>
        <translation>&amp;Densidad</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt part</source>
        <translation>Ir a la parte &amp;siguiente</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mportar…</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>Eti&amp;quetas…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>Cons&amp;ultar de nuevo</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>&amp;Resumen</translation>
    </message>
    <message>
        <source>Paste ro&amp;ws…</source>
        <translation>&amp;Pegar filas…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>&amp;Ordenar</translation>
    </message>
    <message>
        <source>Saved vie&amp;ws</source>
        <translation>&amp;Vistas guardadas</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Undo &amp;time</source>
        <translation>&amp;Tiempo para deshacer</translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation>Qué significan los &amp;números</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>MessagePage</name>
    <message>
        <source>&amp;Choose another file…</source>
        <translation>&amp;Elegir otro archivo…</translation>
    </message>
    <message>
        <source>&amp;None of these</source>
        <translation>&amp;Ninguna</translation>
    </message>
    <message>
        <source>&amp;Open this sheet</source>
        <translation>&amp;Abrir esta hoja</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Leyendo el archivo</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Leyendo {file}…</translation>
    </message>
    <message>
        <source>Reading {file}… {rows}</source>
        <translation>Leyendo {file}… {rows}</translation>
    </message>
    <message>
        <source>Sheet to open</source>
        <translation>Hoja que se abrirá</translation>
    </message>
    <message>
        <source>{file} can be read in several ways. Which one is right?</source>
        <translation>{file} se puede leer de varias formas. ¿Cuál es la correcta?</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported. {reason}</source>
        <translation>No se puede importar {file}. {reason}</translation>
    </message>
    <message>
        <source>{file} has several sheets. Which one has the animals?</source>
        <translation>{file} tiene varias hojas. ¿En cuál están los animales?</translation>
    </message>
</context>
<context>
    <name>NamedController</name>
    <message>
        <source>Another change is still being saved. Try again.</source>
        <translation>Aún se está guardando otro cambio. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
</context>
<context>
    <name>NamedDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>¿Descartar los cambios?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Leyendo {file}…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>Escribiendo {file}…</translation>
    </message>
</context>
<context>
    <name>OfflineBand</name>
    <message>
        <source>asking once a minute</source>
        <translation>un intento por minuto</translation>
    </message>
</context>
<context>
    <name>OutboxBridge</name>
    <message>
        <source>Another one was begun. What this window shows was saved again.</source>
        <translation>Se creó otro y se volvió a guardar lo que muestra esta ventana.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load your draft and unfinished adds: {reason}</source>
        <translation>No se pudieron cargar su borrador ni las altas sin terminar: {reason}</translation>
    </message>
    <message>
        <source>The file of unfinished adds was moved or deleted</source>
        <translation>El archivo de altas sin terminar se movió o se borró</translation>
    </message>
    <message>
        <source>You will be asked about {name} again at the next start. {reason}</source>
        <translation>En el próximo inicio se le volverá a preguntar por {name}. {reason}</translation>
    </message>
    <message>
        <source>Your decision could not be saved</source>
        <translation>No se pudo guardar su decisión</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved right now</source>
        <translation>Ahora mismo no se puede guardar su borrador</translation>
    </message>
</context>
<context>
    <name>OutcomePage</name>
    <message>
        <source>Imported rows</source>
        <translation>Filas importadas</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>Ver como gráfico</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Ver como tabla</translation>
    </message>
    <message>
        <source>The animals are not listed yet.</source>
        <translation>Los animales aún no se han cargado.</translation>
    </message>
</context>
<context>
    <name>OverviewTable</name>
    <message>
        <source>Animals by category and status</source>
        <translation>Animales por categoría y estado</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Preparando las páginas…</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
</context>
<context>
    <name>PetCard</name>
    <message>
        <source>Copy ID</source>
        <translation>Copiar ID</translation>
    </message>
    <message>
        <source>Copy for a reply</source>
        <translation>Copiar para responder</translation>
    </message>
</context>
<context>
    <name>PetListPage</name>
    <message>
        <source>Reading the animals…</source>
        <translation>Cargando los animales…</translation>
    </message>
    <message>
        <source>The filter hides it.</source>
        <translation>El filtro lo oculta.</translation>
    </message>
    <message>
        <source>The search hides it.</source>
        <translation>La búsqueda lo oculta.</translation>
    </message>
</context>
<context>
    <name>PetTableView</name>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
</context>
<context>
    <name>PlainMessageBox</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar los detalles</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>PreferencesMenu</name>
    <message>
        <source>&amp;10 seconds</source>
        <translation>&amp;10 segundos</translation>
    </message>
    <message>
        <source>&amp;5 seconds</source>
        <translation>&amp;5 segundos</translation>
    </message>
    <message>
        <source>&amp;Ask before adding to Production</source>
        <translation>P&amp;reguntar antes de añadir a Producción</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh (set by the administrator)</source>
        <translation>&amp;Actualización automática (fijada por el administrador)</translation>
    </message>
    <message>
        <source>&amp;Comfortable</source>
        <translation>&amp;Cómoda</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desactivada</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>C&amp;ompact</source>
        <translation>C&amp;ompacta</translation>
    </message>
    <message>
        <source>Every &amp;30 seconds</source>
        <translation>Cada &amp;30 segundos</translation>
    </message>
    <message>
        <source>Every &amp;5 minutes</source>
        <translation>Cada &amp;5 minutos</translation>
    </message>
    <message>
        <source>Every &amp;minute</source>
        <translation>Cada &amp;minuto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Look up from &amp;links without asking</source>
        <translation>Consultar desde en&amp;laces sin preguntar</translation>
    </message>
    <message>
        <source>No font for Arabic on this computer.</source>
        <translation>No hay fuente para el árabe en este equipo.</translation>
    </message>
    <message>
        <source>No font for Japanese on this computer.</source>
        <translation>No hay fuente para el japonés en este equipo.</translation>
    </message>
    <message>
        <source>The language changes when the program is started again.</source>
        <translation>El idioma cambiará la próxima vez que inicie el programa.</translation>
    </message>
    <message>
        <source>Undo &amp;time (set by the administrator)</source>
        <translation>&amp;Tiempo para deshacer (fijado por el administrador)</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Qué imprimir</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add all &amp;shown rows</source>
        <translation>Añadir las &amp;filas visibles</translation>
    </message>
    <message>
        <source>Add all shown rows</source>
        <translation>Añadir las filas visibles</translation>
    </message>
    <message>
        <source>They are right</source>
        <translation>Son correctas</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>Rows to import</source>
        <translation>Filas por importar</translation>
    </message>
</context>
<context>
    <name>PrintController</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>No se encontró ninguna impresora</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>No se imprimió nada</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Impreso</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>Enviado a {printer}</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>El archivo no se guardó</translation>
    </message>
    <message>
        <source>The printer didn&apos;t take it. Check the printer, then try again.</source>
        <translation>La impresora no aceptó el documento. Compruébela e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The printers don&apos;t answer</source>
        <translation>Las impresoras no responden</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>No existe esa página.</translation>
    </message>
    <message>
        <source>This computer has no printer. You can save a PDF instead.</source>
        <translation>Este equipo no tiene impresora. En su lugar puede guardar un PDF.</translation>
    </message>
    <message>
        <source>Try again later, or save a PDF instead.</source>
        <translation>Inténtelo más tarde o guarde un PDF en su lugar.</translation>
    </message>
</context>
<context>
    <name>ProgressWidget</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Reintentar ahora</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Add to Production</source>
        <translation>Añadir a Producción</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>No añadir</translation>
    </message>
    <message>
        <source>Everyone who uses it will see the animal, and this program can&apos;t remove it. You are asked once each time the program starts, until you agree.</source>
        <translation>Todos los usuarios de Producción verán el animal, y este programa no puede quitarlo. Se le preguntará una vez en cada inicio, hasta que acepte.</translation>
    </message>
    <message>
        <source>This is Production. Add “{name}” to it?</source>
        <translation>Esto es Producción. ¿Añadir «{name}» aquí?</translation>
    </message>
</context>
<context>
    <name>ResolveAddDialog</name>
    <message>
        <source>Add again</source>
        <translation>Añadir de nuevo</translation>
    </message>
    <message>
        <source>Add not confirmed</source>
        <translation>Alta sin confirmar</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>No preguntar más</translation>
    </message>
    <message>
        <source>Stop sending</source>
        <translation>No enviar más</translation>
    </message>
    <message>
        <source>Use the selected animal</source>
        <translation>Usar el animal seleccionado</translation>
    </message>
    <message>
        <source>Yes, that&apos;s it</source>
        <translation>Sí, es este</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>Solo esta cate&amp;goría</translation>
    </message>
    <message>
        <source>&amp;Take out</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Add one li&amp;ke this</source>
        <translation>&amp;Añadir uno similar</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>Copiar I&amp;D</translation>
    </message>
    <message>
        <source>Copy for a &amp;reply</source>
        <translation>Copiar para &amp;responder</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>Cons&amp;ultar de nuevo</translation>
    </message>
    <message>
        <source>Sho&amp;w card</source>
        <translation>Ver la &amp;ficha</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progreso de la importación</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>&amp;Guardar informe…</translation>
    </message>
    <message>
        <source>Saving the rows…</source>
        <translation>Guardando las filas…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Import ended: {outcome}</source>
        <translation>Importación: {outcome}</translation>
    </message>
    <message>
        <source>Import paused: {progress}</source>
        <translation>Importación en pausa: {progress}</translation>
    </message>
    <message>
        <source>Import: {progress}</source>
        <translation>Importación: {progress}</translation>
    </message>
    <message>
        <source>Paused. Its service is open again, so it can go on.</source>
        <translation>En pausa. Su servicio está abierto de nuevo: puede continuar.</translation>
    </message>
    <message>
        <source>Report saved: {file}</source>
        <translation>Informe guardado: {file}</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Show the import</source>
        <translation>Ver la importación</translation>
    </message>
    <message>
        <source>The report couldn&apos;t be saved</source>
        <translation>No se pudo guardar el informe</translation>
    </message>
</context>
<context>
    <name>SavedViewsController</name>
    <message>
        <source>The view wasn&apos;t saved</source>
        <translation>La vista no se guardó</translation>
    </message>
</context>
<context>
    <name>SavedViewsDialog</name>
    <message numerus="yes">
        <source>%Ln view(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>%Ln vista importada de {file}. Falta guardarla.</numerusform>
            <numerusform>%Ln vistas importadas de {file}. Falta guardarlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would be new.</source>
        <translation>
            <numerusform>%Ln vista sería nueva.</numerusform>
            <numerusform>%Ln vistas serían nuevas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would change.</source>
        <translation>
            <numerusform>%Ln vista cambiaría.</numerusform>
            <numerusform>%Ln vistas cambiarían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) written to {file}.</source>
        <translation>
            <numerusform>%Ln vista escrita en {file}.</numerusform>
            <numerusform>%Ln vistas escritas en {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>No new views in {file}.</source>
        <translation>No hay vistas nuevas en {file}.</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>The view “{name}” changes.</source>
        <translation>La vista «{name}» cambia.</translation>
    </message>
</context>
<context>
    <name>SavedViewsMenu</name>
    <message>
        <source>&amp;Edit saved views…</source>
        <translation>&amp;Editar vistas…</translation>
    </message>
    <message>
        <source>&amp;Update view</source>
        <translation>&amp;Actualizar vista</translation>
    </message>
    <message>
        <source>&amp;Update “{name}”</source>
        <translation>&amp;Actualizar «{name}»</translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation>Guardar vista &amp;como…</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>Fijada por el administrador</translation>
    </message>
    <message>
        <source>U&amp;ndo the update of “{name}”</source>
        <translation>&amp;Deshacer la actualización de «{name}»</translation>
    </message>
</context>
<context>
    <name>SavedViewsTable</name>
    <message>
        <source>Name of the view</source>
        <translation>Nombre de la vista</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vistas guardadas</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>Fijada por el administrador</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>Buscar en la lista</translation>
    </message>
    <message>
        <source>Name, ID or category</source>
        <translation>Nombre, ID o categoría</translation>
    </message>
    <message>
        <source>Searches only the animals that are loaded. The service may have more.</source>
        <translation>Busca solo entre los animales cargados. El servicio puede tener más.</translation>
    </message>
</context>
<context>
    <name>ServiceWatch</name>
    <message>
        <source>The store on this computer stopped and was restarted.</source>
        <translation>La tienda de este equipo se detuvo y se reinició.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>StagingBanner</name>
    <message>
        <source>Profile: {name}</source>
        <translation>Perfil: {name}</translation>
    </message>
</context>
<context>
    <name>StateFilter</name>
    <message>
        <source>Rows to show</source>
        <translation>Filas que se muestran</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%Ln ID(s) copied</source>
        <translation>
            <numerusform>%Ln ID copiado</numerusform>
            <numerusform>%Ln ID copiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) copied</source>
        <translation>
            <numerusform>%Ln animal copiado</numerusform>
            <numerusform>%Ln animales copiados</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection…</source>
        <translation>Conexión…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>No list is kept for offline use: {reason}</source>
        <translation>No se guarda la lista para uso sin conexión: {reason}</translation>
    </message>
    <message>
        <source>Opening Pet Store again can&apos;t show this window</source>
        <translation>Abrir Pet Store otra vez no puede mostrar esta ventana</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Imprimiendo…</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>Perfil: {name}</translation>
    </message>
    <message>
        <source>Select an animal first.</source>
        <translation>Seleccione primero un animal.</translation>
    </message>
    <message>
        <source>The kept list was damaged. Its file was renamed.</source>
        <translation>La lista guardada estaba dañada. Se renombró el archivo.</translation>
    </message>
    <message>
        <source>View “{name}”</source>
        <translation>Vista «{name}»</translation>
    </message>
    <message>
        <source>Your view can&apos;t be saved: {reason}</source>
        <translation>No se puede guardar su vista: {reason}</translation>
    </message>
</context>
<context>
    <name>StatusChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>%Ln más en la tabla</numerusform>
            <numerusform>%Ln más en la tabla</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals by category and status</source>
        <translation>Animales por categoría y estado</translation>
    </message>
</context>
<context>
    <name>StatusFilter</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>Todos los animales</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Look up ID…</source>
        <translation>Consultar ID…</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
</context>
<context>
    <name>ViewNameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save view as</source>
        <translation>Guardar vista como</translation>
    </message>
    <message>
        <source>for example Kittens for sale</source>
        <translation>por ejemplo, Gatitos en venta</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Connect to a service…</source>
        <translation>Conectar con un servicio…</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>Importar una hoja de cálculo…</translation>
    </message>
    <message>
        <source>It goes into the store on this computer.</source>
        <translation>Va a la tienda de este equipo.</translation>
    </message>
    <message>
        <source>Use the store on this computer</source>
        <translation>Usar la tienda de este equipo</translation>
    </message>
    <message>
        <source>Welcome to Pet Store</source>
        <translation>Le damos la bienvenida a Pet Store</translation>
    </message>
    <message>
        <source>Where are your animals kept?</source>
        <translation>¿Dónde se guardan sus animales?</translation>
    </message>
    <message>
        <source>Works at once, without a network. The animals stay on this computer.</source>
        <translation>Funciona al instante y sin red. Los animales se quedan en este equipo.</translation>
    </message>
    <message>
        <source>You need the address of the Pet Store service and your API key.</source>
        <translation>Necesita la dirección del servicio Pet Store y su clave de API.</translation>
    </message>
    <message>
        <source>You need your API key.</source>
        <translation>Necesita su clave de API.</translation>
    </message>
</context>
<context>
    <name>_AnswerTable</name>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
</context>
<context>
    <name>add_pet.resolve_dialog</name>
    <message>
        <source>An animal like it is listed now that was not listed before.</source>
        <translation>Ahora hay en la lista un animal igual, que antes no estaba.</translation>
    </message>
    <message>
        <source>Animals that it could be</source>
        <translation>Animales que podrían ser el suyo</translation>
    </message>
    <message>
        <source>Choose it, if it is among them.</source>
        <translation>Elíjalo si está entre ellos.</translation>
    </message>
    <message>
        <source>Is this {name}?</source>
        <translation>¿Este animal es {name}?</translation>
    </message>
    <message>
        <source>It is new and has another status, which may have been changed since.</source>
        <translation>Es nuevo y tiene otro estado. Quizá cambió después.</translation>
    </message>
    <message>
        <source>It may also be another add of {name} that isn&apos;t confirmed.</source>
        <translation>También puede ser otro {name} que se añadió y no está confirmado.</translation>
    </message>
    <message>
        <source>It may be an older one: not all animals were listed when {name} was sent.</source>
        <translation>Puede ser uno anterior: no todos los animales estaban en la lista cuando se envió {name}.</translation>
    </message>
    <message>
        <source>It may be another one: the service doesn&apos;t list all animals.</source>
        <translation>Puede ser otro: el servicio no muestra todos los animales.</translation>
    </message>
    <message>
        <source>It may still arrive. If you add it again, it may be there twice.</source>
        <translation>Aún puede aparecer. Si lo añade de nuevo, puede quedar duplicado.</translation>
    </message>
    <message>
        <source>It was sent without a status, and the service has no list of those.</source>
        <translation>Se envió sin estado, y el servicio no tiene una lista de esos animales.</translation>
    </message>
    <message>
        <source>No answer was received.</source>
        <translation>No se recibió respuesta.</translation>
    </message>
    <message>
        <source>The list hasn&apos;t been loaded since then.</source>
        <translation>Desde entonces no se ha cargado la lista.</translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals of each status.</source>
        <translation>El servicio envía como máximo {limit} animales de cada estado.</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>No pudimos confirmar si se añadió {name}</translation>
    </message>
    <message>
        <source>Which of these is {name}?</source>
        <translation>¿Cuál de estos es {name}?</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) may have been sent on {time}.</source>
        <translation>{name} (categoría {category}, {status}) quizá se envió el {time}.</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) was sent on {time}.</source>
        <translation>{name} (categoría {category}, {status}) se envió el {time}.</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>{name} aún no está en la lista.</translation>
    </message>
    <message>
        <source>{name} was probably added, as ID {id}</source>
        <translation>Probablemente se añadió {name} con el ID {id}</translation>
    </message>
</context>
<context>
    <name>add_pet.similar_notice</name>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids} and more.</source>
        <translation>
            <numerusform>En la lista hay %Ln animal llamado {name} en esta categoría: ID {ids} y otros.</numerusform>
            <numerusform>En la lista hay %Ln animales llamados {name} en esta categoría: ID {ids} y otros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids}.</source>
        <translation>
            <numerusform>En la lista hay %Ln animal llamado {name} en esta categoría: ID {ids}.</numerusform>
            <numerusform>En la lista hay %Ln animales llamados {name} en esta categoría: ID {ids}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list has an animal called {name} in this category: ID {ids}.</source>
        <translation>En la lista ya está {name} en esta categoría: ID {ids}.</translation>
    </message>
</context>
<context>
    <name>add_pet.text</name>
    <message numerus="yes">
        <source>%Ln animals are being added</source>
        <translation>
            <numerusform>Se está añadiendo %Ln animal</numerusform>
            <numerusform>Se están añadiendo %Ln animales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are not sent yet: they can&apos;t be saved on this computer</source>
        <translation>
            <numerusform>%Ln animal sin enviar: no se puede guardar en este equipo</numerusform>
            <numerusform>%Ln animales sin enviar: no se pueden guardar en este equipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are still waiting</source>
        <translation>
            <numerusform>Queda %Ln animal por enviar</numerusform>
            <numerusform>Quedan %Ln animales por enviar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are waiting: {reason}</source>
        <translation>
            <numerusform>%Ln animal está en espera: {reason}</numerusform>
            <numerusform>%Ln animales están en espera: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals discarded</source>
        <translation>
            <numerusform>%Ln animal descartado</numerusform>
            <numerusform>%Ln animales descartados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals wait for the service</source>
        <translation>
            <numerusform>%Ln animal espera al servicio</numerusform>
            <numerusform>%Ln animales esperan al servicio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were not sent</source>
        <translation>
            <numerusform>%Ln animal no se envió</numerusform>
            <numerusform>%Ln animales no se enviaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more like this.</source>
        <translation>
            <numerusform>%Ln más como este.</numerusform>
            <numerusform>%Ln más como este.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Añadiendo…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>It is probably ID {id}.</source>
        <translation>Probablemente es el ID {id}.</translation>
    </message>
    <message>
        <source>Looking for it in the list…</source>
        <translation>Buscándolo en la lista…</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>No se añadió: {reason}</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviado</translation>
    </message>
    <message>
        <source>Sending again…</source>
        <translation>Enviando de nuevo…</translation>
    </message>
    <message>
        <source>Sending {name} again…</source>
        <translation>Enviando {name} de nuevo…</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Detener…</translation>
    </message>
    <message>
        <source>The list has animals like it.</source>
        <translation>En la lista hay animales iguales.</translation>
    </message>
    <message>
        <source>The service knows this add as another animal. Edit it, and add it again.</source>
        <translation>El servicio conoce este envío como otro animal. Edite el animal y añádalo de nuevo.</translation>
    </message>
    <message>
        <source>They are kept, and offered at the next start.</source>
        <translation>Todo se conserva y se le ofrecerá en el próximo inicio.</translation>
    </message>
    <message>
        <source>They can&apos;t be saved on this computer. If you quit now, they are lost.</source>
        <translation>No se puede guardar en este equipo. Si sale ahora, se perderá.</translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>Nuevo intento en {count} s.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Por enviar</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>No pudimos confirmar si se añadió {name}</translation>
    </message>
    <message>
        <source>{count} d</source>
        <translation>{count} d</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count} h</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
    <message>
        <source>{name} is being added.</source>
        <translation>{name} se está añadiendo.</translation>
    </message>
    <message>
        <source>{name} is waiting: {reason}</source>
        <translation>{name} está en espera: {reason}</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet ({time}).</source>
        <translation>{name} aún no está en la lista ({time}).</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>{name} aún no está en la lista.</translation>
    </message>
    <message>
        <source>{name} was added, ID {id}.</source>
        <translation>Se añadió {name}, ID {id}.</translation>
    </message>
    <message>
        <source>{name} was added.</source>
        <translation>Se añadió {name}.</translation>
    </message>
    <message>
        <source>{name} was not added</source>
        <translation>No se añadió {name}</translation>
    </message>
    <message>
        <source>{name} was sent before, and we couldn&apos;t confirm it. Sending it again may add it twice.</source>
        <translation>{name} ya se envió, pero no pudimos confirmarlo. Si se envía de nuevo, puede quedar duplicado.</translation>
    </message>
    <message>
        <source>{name}, {state}</source>
        <translation>{name}, {state}</translation>
    </message>
    <message>
        <source>{name}, {status}, was added, ID {id}.</source>
        <translation>Se añadió {name}, {status}, ID {id}.</translation>
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
        <translation>no disponible ahora</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
</context>
<context>
    <name>connect.text</name>
    <message>
        <source>A key that you type is kept for this session only.</source>
        <translation>La clave que escriba solo se conserva en esta sesión.</translation>
    </message>
    <message>
        <source>A list that has not changed is not sent again.</source>
        <translation>Una lista sin cambios no se vuelve a enviar.</translation>
    </message>
    <message>
        <source>Adds are sure here: a lost answer is settled automatically.</source>
        <translation>Aquí es seguro añadir: una respuesta perdida se resuelve automáticamente.</translation>
    </message>
    <message>
        <source>An animal can be taken back for 10 seconds.</source>
        <translation>Un animal se puede retirar durante 10 segundos.</translation>
    </message>
    <message>
        <source>An animal can be taken back for 5 seconds.</source>
        <translation>Un animal se puede retirar durante 5 segundos.</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer. Until then, type the key at each start.</source>
        <translation>Pregunte al responsable de este equipo. Hasta entonces, escriba la clave en cada inicio.</translation>
    </message>
    <message>
        <source>Auto-refresh is off.</source>
        <translation>La actualización automática está desactivada.</translation>
    </message>
    <message>
        <source>Credential Manager</source>
        <translation>El Administrador de credenciales</translation>
    </message>
    <message>
        <source>Forget this service&apos;s key and list?</source>
        <translation>¿Olvidar la clave y la lista de este servicio?</translation>
    </message>
    <message>
        <source>If it asks for its password, answer it. Or type the key, tick “Use the key for this session only” and press Connect.</source>
        <translation>Si pide su contraseña, escríbala. O bien escriba la clave, marque «Usar la clave solo en esta sesión» y pulse Conectar.</translation>
    </message>
    <message>
        <source>It has to be typed again at the next start.</source>
        <translation>Habrá que escribirla de nuevo en el próximo inicio.</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>El Llavero</translation>
    </message>
    <message>
        <source>Leave the field empty to use it, or type another one.</source>
        <translation>Deje el campo vacío para usarla o escriba otra.</translation>
    </message>
    <message>
        <source>May be used without encryption: {hosts}</source>
        <translation>Se permiten sin cifrado: {hosts}</translation>
    </message>
    <message>
        <source>No list is kept on this computer for a day without the service.</source>
        <translation>En este equipo no se guarda ninguna lista para cuando falle el servicio.</translation>
    </message>
    <message>
        <source>No list is kept.</source>
        <translation>No queda ninguna lista guardada.</translation>
    </message>
    <message>
        <source>Once it answers, type the key again to keep it.</source>
        <translation>Cuando responda, vuelva a escribir la clave para guardarla.</translation>
    </message>
    <message>
        <source>Once it is unlocked, type the key again to keep it.</source>
        <translation>Cuando esté desbloqueado, vuelva a escribir la clave para guardarla.</translation>
    </message>
    <message>
        <source>Only these profiles are offered: {profiles}.</source>
        <translation>Solo se ofrecen estos perfiles: {profiles}.</translation>
    </message>
    <message>
        <source>Press Connect to enter its password, or use a key for this session only.</source>
        <translation>Pulse Conectar para escribir su contraseña, o use una clave solo en esta sesión.</translation>
    </message>
    <message>
        <source>Saved views for everybody: {names}</source>
        <translation>Vistas guardadas para todos: {names}</translation>
    </message>
    <message>
        <source>Start it and press Connect, or type the key again.</source>
        <translation>Inícielo y pulse Conectar, o escriba la clave de nuevo.</translation>
    </message>
    <message>
        <source>The address of {profile}: {address}</source>
        <translation>La dirección de «{profile}»: {address}</translation>
    </message>
    <message>
        <source>The key for {address} and the list kept of it are removed from this computer.</source>
        <translation>La clave de {address} y la lista guardada se borrarán de este equipo.</translation>
    </message>
    <message>
        <source>The key was forgotten.</source>
        <translation>El programa ha olvidado la clave.</translation>
    </message>
    <message>
        <source>The list kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>No se puede borrar la lista guardada en este equipo: {reason}.</translation>
    </message>
    <message>
        <source>The list refreshes every 30 seconds.</source>
        <translation>La lista se actualiza cada 30 segundos.</translation>
    </message>
    <message>
        <source>The list refreshes every 5 minutes.</source>
        <translation>La lista se actualiza cada 5 minutos.</translation>
    </message>
    <message>
        <source>The list refreshes every minute.</source>
        <translation>La lista se actualiza cada minuto.</translation>
    </message>
    <message>
        <source>The program has forgotten the key.</source>
        <translation>El programa ha olvidado la clave.</translation>
    </message>
    <message>
        <source>The system keyring</source>
        <translation>El llavero del sistema</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation>No hay nada que rellenar.</translation>
    </message>
    <message>
        <source>To keep it, type it again without “Use the key for this session only”.</source>
        <translation>Para guardarla, escríbala de nuevo sin marcar «Usar la clave solo en esta sesión».</translation>
    </message>
    <message>
        <source>To use another one, type it.</source>
        <translation>Para usar otra, escríbala.</translation>
    </message>
    <message>
        <source>Type another one, or ask the person who runs the service for it.</source>
        <translation>Escriba otra o pídasela al responsable del servicio.</translation>
    </message>
    <message>
        <source>Type or paste the key that you were given.</source>
        <translation>Escriba o pegue la clave que le dieron.</translation>
    </message>
    <message>
        <source>Undo time is off.</source>
        <translation>Deshacer después de añadir está desactivado.</translation>
    </message>
    <message>
        <source>Use a key for this session, and ask the person who looks after this computer.</source>
        <translation>Use una clave solo en esta sesión y pregunte al responsable de este equipo.</translation>
    </message>
    <message>
        <source>Waiting for Credential Manager…</source>
        <translation>Esperando al Administrador de credenciales…</translation>
    </message>
    <message>
        <source>Waiting for Keychain…</source>
        <translation>Esperando al Llavero…</translation>
    </message>
    <message>
        <source>Waiting for the system keyring…</source>
        <translation>Esperando al llavero del sistema…</translation>
    </message>
    <message>
        <source>Windows Credential Manager</source>
        <translation>Administrador de credenciales de Windows</translation>
    </message>
    <message>
        <source>macOS Keychain</source>
        <translation>Llavero de macOS</translation>
    </message>
    <message>
        <source>{keyring} may still have it.</source>
        <translation>{keyring} puede tenerla todavía.</translation>
    </message>
    <message>
        <source>{profile} has no address yet. Type the one that you were given.</source>
        <translation>«{profile}» aún no tiene dirección. Escriba la que le dieron.</translation>
    </message>
    <message>
        <source>{state} Enter the API key for {address}.</source>
        <translation>{state} Introduzca la clave de API de {address}.</translation>
    </message>
</context>
<context>
    <name>exporting.choices</name>
    <message>
        <source>All loaded ({count})</source>
        <translation>Cargados ({count})</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>Seleccionados ({count})</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>Visibles ({count})</translation>
    </message>
</context>
<context>
    <name>exporting.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) exported to {file}</source>
        <translation>
            <numerusform>%Ln animal exportado a {file}</numerusform>
            <numerusform>%Ln animales exportados a {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) found in the list.</source>
        <translation>
            <numerusform>%Ln animal encontrado en la lista.</numerusform>
            <numerusform>%Ln animales encontrados en la lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s).</source>
        <translation>
            <numerusform>%Ln animal.</numerusform>
            <numerusform>%Ln animales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln available animal(s).</source>
        <translation>
            <numerusform>%Ln animal disponible.</numerusform>
            <numerusform>%Ln animales disponibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pending animal(s).</source>
        <translation>
            <numerusform>%Ln animal reservado.</numerusform>
            <numerusform>%Ln animales reservados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected animal(s).</source>
        <translation>
            <numerusform>%Ln animal seleccionado.</numerusform>
            <numerusform>%Ln animales seleccionados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sold animal(s).</source>
        <translation>
            <numerusform>%Ln animal vendido.</numerusform>
            <numerusform>%Ln animales vendidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table with filters. Its second sheet says how complete it is.</source>
        <translation>Una tabla con filtros. La segunda hoja indica si está completa.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Animal counts</source>
        <translation>Recuento de animales</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message>
        <source>Animals without a status may be missing.</source>
        <translation>Pueden faltar animales sin estado.</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Actualizado</translation>
    </message>
    <message>
        <source>As of {time}.</source>
        <translation>Actualizado: {time}.</translation>
    </message>
    <message>
        <source>Counts exported to {file}</source>
        <translation>Recuento exportado a {file}</translation>
    </message>
    <message numerus="yes">
        <source>Counts of %Ln animal(s).</source>
        <translation>
            <numerusform>Recuento de %Ln animal.</numerusform>
            <numerusform>Recuento de %Ln animales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>For other programs.</source>
        <translation>Para otros programas.</translation>
    </message>
    <message>
        <source>From the list of {time}.</source>
        <translation>Según la lista del {time}.</translation>
    </message>
    <message>
        <source>ID, name, category and status, unchanged.</source>
        <translation>ID, nombre, categoría y estado, sin cambios.</translation>
    </message>
    <message>
        <source>Kept list</source>
        <translation>Lista guardada</translation>
    </message>
    <message>
        <source>Plain text that every spreadsheet opens.</source>
        <translation>Texto sin formato que abre cualquier hoja de cálculo.</translation>
    </message>
    <message>
        <source>Search: {text}</source>
        <translation>Búsqueda: {text}</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
    <message>
        <source>The list is complete.</source>
        <translation>La lista está completa.</translation>
    </message>
    <message>
        <source>The rest of the list was not loaded.</source>
        <translation>El resto de la lista no se cargó.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Puede haber más.</translation>
    </message>
    <message>
        <source>These are the animals of the last list that was kept.</source>
        <translation>Estos son los animales de la última lista guardada.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{status} (at least)</source>
        <translation>{status} (al menos)</translation>
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
        <translation>Sin estado</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Reservado</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendido</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>Use un número entre {least} y {most}.</translation>
    </message>
    <message>
        <source>Use digits only, for example 42.</source>
        <translation>Use solo cifras, por ejemplo, 42.</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin estado</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>reservado</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>vendido</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation>{before}, {last}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
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
        <translation>{name}, {status}, categoría {category}, ID {id}</translation>
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
        <translation>Fila</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Revisión</translation>
    </message>
</context>
<context>
    <name>importing.text</name>
    <message numerus="yes">
        <source>%Ln a second</source>
        <translation>
            <numerusform>%Ln por segundo</numerusform>
            <numerusform>%Ln por segundo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln añadido</numerusform>
            <numerusform>%Ln añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not added</source>
        <translation>
            <numerusform>%Ln no añadido</numerusform>
            <numerusform>%Ln no añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not confirmed</source>
        <translation>
            <numerusform>%Ln sin confirmar</numerusform>
            <numerusform>%Ln sin confirmar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln no enviado</numerusform>
            <numerusform>%Ln no enviados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) corrected</source>
        <translation>
            <numerusform>%Ln fila corregida</numerusform>
            <numerusform>%Ln filas corregidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will be added</source>
        <translation>
            <numerusform>Se añadirá %Ln fila</numerusform>
            <numerusform>Se añadirán %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln animal(s)</source>
        <translation>
            <numerusform>Añadir %Ln animal</numerusform>
            <numerusform>Añadir %Ln animales</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Added before</source>
        <translation>Ya añadido</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message numerus="yes">
        <source>Check %Ln animal(s)</source>
        <translation>
            <numerusform>Comprobar %Ln animal</numerusform>
            <numerusform>Comprobar %Ln animales</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the whole row</source>
        <translation>Revise toda la fila</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Dudoso</translation>
    </message>
    <message>
        <source>Doubtful, left out</source>
        <translation>Dudoso, omitido</translation>
    </message>
    <message>
        <source>Everyone who uses it will see them. This program can&apos;t remove them.</source>
        <translation>Todos sus usuarios verán los animales. Este programa no puede quitarlos.</translation>
    </message>
    <message>
        <source>Gets a new ID</source>
        <translation>Recibirá un ID nuevo</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>ID {id} is in the file</source>
        <translation>El ID {id} está en el archivo</translation>
    </message>
    <message>
        <source>Import pasted rows</source>
        <translation>Importar filas pegadas</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>Importar {file}</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>Parece un total</translation>
    </message>
    <message>
        <source>No titles found. These columns are a guess: {columns}. Please check them.</source>
        <translation>No hay títulos. Estas columnas son una suposición: {columns}. Compruébelas.</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>No añadido</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Not confirmed before</source>
        <translation>Quedó sin confirmar</translation>
    </message>
    <message>
        <source>Not in the list with ID {id}</source>
        <translation>No está en la lista con el ID {id}</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviado</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>Paused, an unexpected error occurred.</source>
        <translation>En pausa: se produjo un error inesperado.</translation>
    </message>
    <message>
        <source>Paused, the connection is lost.</source>
        <translation>En pausa: se perdió la conexión.</translation>
    </message>
    <message>
        <source>Paused, the connection is lost. It goes on automatically.</source>
        <translation>En pausa: se perdió la conexión. Continuará automáticamente.</translation>
    </message>
    <message>
        <source>Paused, the service is busy. It goes on automatically.</source>
        <translation>En pausa: el servicio está ocupado. Continuará automáticamente.</translation>
    </message>
    <message>
        <source>Paused, the service needs another API key.</source>
        <translation>En pausa: el servicio necesita otra clave de API.</translation>
    </message>
    <message>
        <source>Paused, this computer can&apos;t save what is sent: {reason}</source>
        <translation>En pausa. No se pueden guardar los envíos en este equipo: {reason}</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Paused. It can go on when its own service is open.</source>
        <translation>En pausa. Abra su propio servicio para continuar.</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>Posible duplicado</translation>
    </message>
    <message>
        <source>Possible duplicate, left out</source>
        <translation>Posible duplicado, omitido</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Fila {number}</translation>
    </message>
    <message>
        <source>Row {number}: {cells}</source>
        <translation>Fila {number}: {cells}</translation>
    </message>
    <message>
        <source>Same name and category as ID {id}</source>
        <translation>Mismo nombre y categoría que el ID {id}</translation>
    </message>
    <message>
        <source>Same name and category as row {number}</source>
        <translation>Mismo nombre y categoría que la fila {number}</translation>
    </message>
    <message>
        <source>Sent from {file}</source>
        <translation>Enviado desde {file}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>The file says it was added</source>
        <translation>Añadido según el archivo</translation>
    </message>
    <message>
        <source>The import checks whether it was added. Tick it to add it once more.</source>
        <translation>La importación comprueba si se añadió. Márquelo para añadirlo una vez más.</translation>
    </message>
    <message>
        <source>These columns are a guess: {columns}. Please check them.</source>
        <translation>Estas columnas son una suposición: {columns}. Compruébelas.</translation>
    </message>
    <message numerus="yes">
        <source>This is Production. Add %Ln animal(s) to it?</source>
        <translation>
            <numerusform>Esto es Producción. ¿Añadir %Ln animal aquí?</numerusform>
            <numerusform>Esto es Producción. ¿Añadir %Ln animales aquí?</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>Nuevo intento en {count} s.</translation>
    </message>
    <message>
        <source>Use {text} there, too</source>
        <translation>Usar {text} también ahí</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Por enviar</translation>
    </message>
    <message>
        <source>Waits in {file}</source>
        <translation>Espera en {file}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>aprox. {time} más</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>categoría {category}</translation>
    </message>
    <message>
        <source>checking {count} not confirmed</source>
        <translation>comprobando {count} sin confirmar</translation>
    </message>
    <message>
        <source>found in the list</source>
        <translation>encontrado en la lista</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>not in the list yet</source>
        <translation>aún no está en la lista</translation>
    </message>
    <message>
        <source>several animals could be it</source>
        <translation>podría ser uno de varios animales</translation>
    </message>
    <message>
        <source>the import was stopped</source>
        <translation>la importación se detuvo</translation>
    </message>
    <message>
        <source>the list has one like it, which may be another one</source>
        <translation>la lista tiene uno igual, que puede ser otro</translation>
    </message>
    <message>
        <source>the list may be incomplete</source>
        <translation>la lista puede estar incompleta</translation>
    </message>
    <message>
        <source>will be added</source>
        <translation>se añadirá</translation>
    </message>
    <message>
        <source>will be checked</source>
        <translation>se comprobará</translation>
    </message>
    <message>
        <source>will not be added</source>
        <translation>no se añadirá</translation>
    </message>
    <message>
        <source>{added} of {total} added</source>
        <translation>{added} de {total} añadidos</translation>
    </message>
    <message>
        <source>{field} is empty. {expected}</source>
        <translation>Campo vacío: {field}. {expected}</translation>
    </message>
    <message>
        <source>{field} “{value}” can&apos;t be used. {expected}</source>
        <translation>{field} «{value}» no se puede usar. {expected}</translation>
    </message>
    <message>
        <source>{file} isn&apos;t finished: {state}</source>
        <translation>{file} no está terminado: {state}</translation>
    </message>
    <message>
        <source>{file} report</source>
        <translation>Informe {file}</translation>
    </message>
    <message>
        <source>{included} of {total} rows will be added</source>
        <translation>Se añadirán {included} de {total} filas</translation>
    </message>
    <message>
        <source>{row}, {will}.</source>
        <translation>{row}, {will}.</translation>
    </message>
    <message>
        <source>{settled} of {total}</source>
        <translation>{settled} de {total}</translation>
    </message>
    <message>
        <source>{title} ({letter})</source>
        <translation>{title} ({letter})</translation>
    </message>
    <message numerus="yes">
        <source>“{text}” is in %Ln other row(s).</source>
        <translation>
            <numerusform>«{text}» está en %Ln fila más.</numerusform>
            <numerusform>«{text}» está en %Ln filas más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labels.dialog</name>
    <message>
        <source>Category {number}</source>
        <translation>Categoría {number}</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Labels: {labels}</source>
        <translation>Etiquetas: {labels}</translation>
    </message>
    <message>
        <source>Labels: {labels}, sheets: {sheets}</source>
        <translation>Etiquetas: {labels}, hojas: {sheets}</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Roll, {width} wide</source>
        <translation>Rollo de {width} de ancho</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>Seleccionados ({count})</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>Visibles ({count})</translation>
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
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
</context>
<context>
    <name>lookup.text</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrado</numerusform>
            <numerusform>%Ln encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not an ID</source>
        <translation>
            <numerusform>%Ln no es un ID</numerusform>
            <numerusform>%Ln no son ID</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>%Ln no encontrado</numerusform>
            <numerusform>%Ln no encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>%Ln no consultado</numerusform>
            <numerusform>%Ln no consultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain</source>
        <translation>
            <numerusform>%Ln dudoso</numerusform>
            <numerusform>%Ln dudosos</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}</source>
        <translation>Actualizado: {time}</translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>Actualizado: {time}, según la lista</translation>
    </message>
    <message>
        <source>Compare the number with the one you were given.</source>
        <translation>Compare el número con el que le dieron.</translation>
    </message>
    <message>
        <source>ID {id} isn&apos;t in the list of {time}. The service doesn&apos;t answer.</source>
        <translation>El ID {id} no está en la lista ({time}). El servicio no responde.</translation>
    </message>
    <message>
        <source>ID {id} was not found.</source>
        <translation>No se encontró el ID {id}.</translation>
    </message>
    <message>
        <source>ID {id} wasn&apos;t found, but the lists may be incomplete.</source>
        <translation>No se encontró el ID {id}. Las listas pueden estar incompletas.</translation>
    </message>
    <message>
        <source>Looking up by ID doesn&apos;t work right now. Only the lists were searched.</source>
        <translation>La consulta por ID no funciona en este momento. Solo se ha buscado en las listas.</translation>
    </message>
    <message>
        <source>Looking up by ID ends on {day}. From then on, only the lists are searched.</source>
        <translation>La consulta por ID termina el {day}. Después solo se busca en las listas.</translation>
    </message>
    <message>
        <source>Looking up by ID has ended. The program searches the lists, which may be incomplete.</source>
        <translation>La consulta por ID ha terminado. El programa busca en las listas, que pueden estar incompletas.</translation>
    </message>
    <message>
        <source>Looking up by ID was to end on {day}. It may stop any day.</source>
        <translation>La consulta por ID debía terminar el {day}. Puede cesar cualquier día.</translation>
    </message>
    <message>
        <source>No animal found with ID {id}</source>
        <translation>No se encontró ningún animal con el ID {id}</translation>
    </message>
    <message>
        <source>No answer for ID {id}.</source>
        <translation>Sin respuesta para el ID {id}.</translation>
    </message>
    <message>
        <source>No answer: {reason}</source>
        <translation>Sin respuesta: {reason}</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>No es un número</translation>
    </message>
    <message>
        <source>Not found in the whole list. As of {time}</source>
        <translation>No está en la lista completa. Comprobado: {time}</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete</source>
        <translation>No encontrado, pero las listas pueden estar incompletas</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete: {reason}</source>
        <translation>No encontrado, pero las listas pueden estar incompletas: {reason}</translation>
    </message>
    <message>
        <source>Not found. As of {time}</source>
        <translation>No encontrado. Comprobado: {time}</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Fuera de rango</translation>
    </message>
    <message>
        <source>The service at {address} has no animal with ID {id}.</source>
        <translation>El servicio en {address} no tiene ningún animal con el ID {id}.</translation>
    </message>
    <message>
        <source>The whole list of {address} has no animal with ID {id}.</source>
        <translation>La lista completa de {address} no tiene ningún animal con el ID {id}.</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} de {count}</translation>
    </message>
</context>
<context>
    <name>named.category_names</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Un nombre tiene como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>A number alone would look like another category.</source>
        <translation>Un número sin más parecería otra categoría.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Category ID</source>
        <translation>ID de categoría</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>Nombres de categorías</translation>
    </message>
    <message>
        <source>Category names (*.json)</source>
        <translation>Nombres de categorías (*.json)</translation>
    </message>
    <message>
        <source>Export names</source>
        <translation>Exportar nombres</translation>
    </message>
    <message>
        <source>Give the category a name, for example Dogs.</source>
        <translation>Póngale un nombre a la categoría, por ejemplo, Perros.</translation>
    </message>
    <message>
        <source>Give your category numbers names. They stay on this computer.</source>
        <translation>Dé un nombre a cada número de categoría. Solo se guarda en este equipo.</translation>
    </message>
    <message>
        <source>Import names</source>
        <translation>Importar nombres</translation>
    </message>
    <message>
        <source>Import these names?</source>
        <translation>¿Importar estos nombres?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>No service is open. Export the names, or open the service again.</source>
        <translation>No hay ningún servicio abierto. Exporte los nombres o vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>The category names are damaged</source>
        <translation>Los nombres de las categorías están dañados</translation>
    </message>
    <message>
        <source>The category names couldn&apos;t be loaded</source>
        <translation>No se pudieron cargar los nombres de las categorías</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>El nombre contiene caracteres ocultos. Escríbalo de nuevo.</translation>
    </message>
    <message>
        <source>The names are not saved yet.</source>
        <translation>Los nombres aún no se han guardado.</translation>
    </message>
    <message>
        <source>The names weren&apos;t saved. {reason}</source>
        <translation>Los nombres no se guardaron. {reason}</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Type them again, or import them from a file.</source>
        <translation>No se pudieron leer. Escríbalos de nuevo o impórtelos de un archivo.</translation>
    </message>
</context>
<context>
    <name>named.dialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Y %Ln más.</numerusform>
            <numerusform>Y %Ln más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>named.saved_views</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Un nombre tiene como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>A view keeps filter, search, category, sorting and columns. Views stay on this computer.</source>
        <translation>Una vista conserva el filtro, la búsqueda, la categoría, el orden y las columnas. Solo se guarda en este equipo.</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>Todos los animales</translation>
    </message>
    <message>
        <source>Export views</source>
        <translation>Exportar vistas</translation>
    </message>
    <message>
        <source>Give the view a name, for example Kittens for sale.</source>
        <translation>Póngale un nombre a la vista, por ejemplo, Gatitos en venta.</translation>
    </message>
    <message>
        <source>Import these views?</source>
        <translation>¿Importar estas vistas?</translation>
    </message>
    <message>
        <source>Import views</source>
        <translation>Importar vistas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>No hay ningún servicio abierto.</translation>
    </message>
    <message>
        <source>Open the service again for which they are.</source>
        <translation>Vuelva a abrir el servicio al que pertenecen.</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vistas guardadas</translation>
    </message>
    <message>
        <source>Saved views (*.json)</source>
        <translation>Vistas guardadas (*.json)</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Muestra</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>El nombre contiene caracteres ocultos. Escríbalo de nuevo.</translation>
    </message>
    <message>
        <source>The saved views are damaged</source>
        <translation>Las vistas guardadas están dañadas</translation>
    </message>
    <message>
        <source>The saved views couldn&apos;t be loaded</source>
        <translation>No se pudieron cargar las vistas guardadas</translation>
    </message>
    <message>
        <source>The views are not saved yet.</source>
        <translation>Las vistas aún no se han guardado.</translation>
    </message>
    <message>
        <source>The views weren&apos;t saved. {reason}</source>
        <translation>Las vistas no se guardaron. {reason}</translation>
    </message>
    <message>
        <source>There is a view called “{name}” already.</source>
        <translation>Ya hay una vista llamada «{name}».</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Save them again, or import them from a file.</source>
        <translation>No se pudieron leer. Guárdelas de nuevo o impórtelas de un archivo.</translation>
    </message>
    <message>
        <source>View {name}</source>
        <translation>Vista {name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>categoría {category}</translation>
    </message>
    <message>
        <source>set by the administrator</source>
        <translation>fijada por el administrador</translation>
    </message>
</context>
<context>
    <name>overview.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) in all</source>
        <translation>
            <numerusform>%Ln animal en total</numerusform>
            <numerusform>%Ln animales en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed so far</source>
        <translation>
            <numerusform>%Ln animal en la lista hasta ahora</numerusform>
            <numerusform>%Ln animales en la lista hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln o más</numerusform>
            <numerusform>%Ln o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals in all</source>
        <translation>
            <numerusform>%Ln+ animales en total</numerusform>
            <numerusform>%Ln+ animales en total</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Todas las categorías</translation>
    </message>
    <message>
        <source>Shows these animals in the list.</source>
        <translation>Muestra estos animales en la lista.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Puede haber más.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>lista del {time}</translation>
    </message>
    <message>
        <source>none listed</source>
        <translation>ninguno en la lista</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>actualizado: {time}</translation>
    </message>
    <message>
        <source>{category}, {status}: {count}</source>
        <translation>{category}, {status}: {count}</translation>
    </message>
    <message>
        <source>{category}: {parts}, {total} in all</source>
        <translation>{category}: {parts}, {total} en total</translation>
    </message>
    <message>
        <source>{status} {count}</source>
        <translation>{status} {count}</translation>
    </message>
    <message>
        <source>{status}: {count}</source>
        <translation>{status}: {count}</translation>
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
        <translation>{name}, ID {id}, {status}, categoría {category}</translation>
    </message>
</context>
<context>
    <name>pet_list.table_model</name>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Changed since the list before</source>
        <translation>Cambiado desde la lista anterior</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>New since the list before</source>
        <translation>Nuevo desde la lista anterior</translation>
    </message>
    <message>
        <source>Not in the list before</source>
        <translation>No estaba en la lista anterior</translation>
    </message>
    <message>
        <source>Now listed</source>
        <translation>Ahora en la lista</translation>
    </message>
    <message>
        <source>Sorted in ascending order</source>
        <translation>En orden ascendente</translation>
    </message>
    <message>
        <source>Sorted in descending order</source>
        <translation>En orden descendente</translation>
    </message>
    <message>
        <source>{field}: {before} to {after}</source>
        <translation>{field}: de {before} a {after}</translation>
    </message>
</context>
<context>
    <name>pet_list.text</name>
    <message numerus="yes">
        <source>%Ln added since</source>
        <translation>
            <numerusform>%Ln añadido después</numerusform>
            <numerusform>%Ln añadidos después</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed, there may be more</source>
        <translation>
            <numerusform>%Ln animal en la lista, puede haber más</numerusform>
            <numerusform>%Ln animales en la lista, puede haber más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>%Ln animal hasta ahora</numerusform>
            <numerusform>%Ln animales hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s), animals without a status may be missing</source>
        <translation>
            <numerusform>%Ln animal, pueden faltar animales sin estado</numerusform>
            <numerusform>%Ln animales, pueden faltar animales sin estado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln ha cambiado</numerusform>
            <numerusform>%Ln han cambiado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nuevo</numerusform>
            <numerusform>%Ln nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer listed</source>
        <translation>
            <numerusform>%Ln ya no está en la lista</numerusform>
            <numerusform>%Ln ya no están en la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now listed</source>
        <translation>
            <numerusform>%Ln está ahora en la lista</numerusform>
            <numerusform>%Ln están ahora en la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln o más</numerusform>
            <numerusform>%Ln o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals</source>
        <translation>
            <numerusform>%Ln+ animales</numerusform>
            <numerusform>%Ln+ animales</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>Actualizado: {time}, según la lista</translation>
    </message>
    <message>
        <source>As of {time}, when it was added</source>
        <translation>Actualizado: {time}, cuando se añadió</translation>
    </message>
    <message>
        <source>As of {time}, when it was added – no newer answer yet</source>
        <translation>Actualizado: {time}, cuando se añadió – aún sin respuesta más reciente</translation>
    </message>
    <message>
        <source>In the list of {time} – no newer answer yet</source>
        <translation>En la lista del {time} – aún sin respuesta más reciente</translation>
    </message>
    <message>
        <source>In the list of {time}.</source>
        <translation>En la lista del {time}.</translation>
    </message>
    <message>
        <source>It is not in the list. The service lists at most {limit} animals of a status.</source>
        <translation>No está en la lista. El servicio envía como máximo {limit} animales por estado.</translation>
    </message>
    <message>
        <source>It is not in the list. The service may not list animals without a status.</source>
        <translation>No está en la lista. Puede que el servicio no envíe animales sin estado.</translation>
    </message>
    <message>
        <source>No animal has the status “{status}”.</source>
        <translation>Ningún animal tiene el estado «{status}».</translation>
    </message>
    <message>
        <source>No animal in the list matches.</source>
        <translation>Ningún animal de la lista coincide.</translation>
    </message>
    <message>
        <source>No animal with the status “{status}” was listed so far.</source>
        <translation>Aún no hay en la lista animales con el estado «{status}».</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln listed animal(s) matches.</source>
        <translation>
            <numerusform>El %Ln animal de la lista no coincide.</numerusform>
            <numerusform>Ninguno de los %Ln animales de la lista coincide.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline · list of {time}</source>
        <translation>Sin conexión · lista del {time}</translation>
    </message>
    <message>
        <source>Showing at most {limit} animals of each status. There may be more.</source>
        <translation>Como máximo {limit} animales de cada estado. Puede haber más.</translation>
    </message>
    <message>
        <source>Showing the first {limit} available animals. There may be more.</source>
        <translation>Primeros {limit} animales disponibles. Puede haber más.</translation>
    </message>
    <message>
        <source>Showing the first {limit} pending animals. There may be more.</source>
        <translation>Primeros {limit} animales reservados. Puede haber más.</translation>
    </message>
    <message>
        <source>Showing the first {limit} sold animals. There may be more.</source>
        <translation>Primeros {limit} animales vendidos. Puede haber más.</translation>
    </message>
    <message>
        <source>The animals could not be listed yet.</source>
        <translation>Aún no se han podido cargar los animales.</translation>
    </message>
    <message>
        <source>The list could not be read: {reason}</source>
        <translation>No se pudo cargar la lista. {reason}</translation>
    </message>
    <message>
        <source>The list has not been read yet.</source>
        <translation>La lista aún no se ha cargado.</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>La lista aún se está cargando.</translation>
    </message>
    <message>
        <source>The list of {time} does not have it. Refresh the list.</source>
        <translation>No está en la lista (actualizada: {time}). Actualícela.</translation>
    </message>
    <message>
        <source>The list was not read to its end. Refresh the list.</source>
        <translation>La lista no se cargó por completo. Actualícela.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed %Ln ID(s) more than once. Each is shown once.</source>
        <translation>
            <numerusform>El servicio envió %Ln ID más de una vez. Se muestra una sola vez.</numerusform>
            <numerusform>El servicio envió %Ln ID más de una vez. Cada uno se muestra una sola vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals at a time.</source>
        <translation>El servicio envía como máximo {limit} animales por lista.</translation>
    </message>
    <message>
        <source>The service sent more than it should.</source>
        <translation>El servicio envió más de lo debido.</translation>
    </message>
    <message>
        <source>The service sent more than the {limit} animals asked for. Of each list, the first {kept} are kept.</source>
        <translation>El servicio envió más de los {limit} animales pedidos. De cada lista se conservan los primeros {kept}.</translation>
    </message>
    <message>
        <source>There are no animals here yet.</source>
        <translation>Aún no hay animales aquí.</translation>
    </message>
    <message>
        <source>There is no such animal in the list of {time}.</source>
        <translation>En la lista del {time} no hay ningún animal así.</translation>
    </message>
    <message>
        <source>There may be more animals than these.</source>
        <translation>Puede haber más animales que estos.</translation>
    </message>
    <message>
        <source>There may be more animals without a status.</source>
        <translation>Puede haber más animales sin estado.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Puede haber más.</translation>
    </message>
    <message>
        <source>There may have been more animals than these in the list of {time}.</source>
        <translation>La lista del {time} podía estar incompleta.</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>lista del {time}</translation>
    </message>
    <message>
        <source>trying again in {count} s</source>
        <translation>nuevo intento en {count} s</translation>
    </message>
    <message>
        <source>trying again…</source>
        <translation>reintentando…</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>actualizado: {time}</translation>
    </message>
    <message>
        <source>{animals}. {changes}</source>
        <translation>{animals}. {changes}</translation>
    </message>
    <message>
        <source>{animal} changed</source>
        <translation>{animal} ha cambiado</translation>
    </message>
    <message>
        <source>{animal} is new</source>
        <translation>{animal} es un animal nuevo</translation>
    </message>
    <message>
        <source>{animal} is no longer in the list.</source>
        <translation>{animal} ya no está en la lista.</translation>
    </message>
    <message>
        <source>{animal} is no longer listed</source>
        <translation>{animal} ya no está en la lista</translation>
    </message>
    <message>
        <source>{animal} is now listed</source>
        <translation>{animal} está ahora en la lista</translation>
    </message>
    <message>
        <source>{count} in the list of {time}</source>
        <translation>{count} en la lista del {time}</translation>
    </message>
    <message>
        <source>{found} of {count}</source>
        <translation>{found} de {count}</translation>
    </message>
    <message>
        <source>{name} (ID {id})</source>
        <translation>{name} (ID {id})</translation>
    </message>
    <message>
        <source>{reason} · list of {time}</source>
        <translation>{reason} · lista del {time}</translation>
    </message>
    <message>
        <source>{status}: {animals}</source>
        <translation>{status}: {animals}</translation>
    </message>
</context>
<context>
    <name>printing.dialog</name>
    <message numerus="yes">
        <source>This computer has no font for %Ln name(s). Boxes will be printed instead.</source>
        <translation>
            <numerusform>Este equipo no tiene fuente para %Ln nombre. Se imprimirán recuadros.</numerusform>
            <numerusform>Este equipo no tiene fuente para %Ln nombres. Se imprimirán recuadros.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reports.reports</name>
    <message>
        <source>All categories</source>
        <translation>Todas las categorías</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>&amp;Category</source>
        <translation>&amp;Categoría</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>A cell of this row holds lines that look like rows. Check its quotes.</source>
        <translation>Una celda contiene líneas que parecen filas. Revise las comillas.</translation>
    </message>
    <message>
        <source>A file can&apos;t be used: {reason}. {advice}</source>
        <translation>No se puede usar un archivo: {reason}. {advice}</translation>
    </message>
    <message>
        <source>A newer version of this program wrote the settings in {file}. They were left as they are. Their version is {version}, and this program knows {known}.</source>
        <translation>Una versión más reciente de este programa escribió la configuración de {file}. Se dejó como estaba. Su versión es la {version}, y este programa conoce la {known}.</translation>
    </message>
    <message>
        <source>A quote that opens in line {line} or later is never closed.</source>
        <translation>Unas comillas abiertas en la línea {line} o después no se cierran nunca.</translation>
    </message>
    <message>
        <source>A secure connection to {address} could not be made. Nothing was sent.</source>
        <translation>No se pudo establecer una conexión segura con {address}. No se envió nada.</translation>
    </message>
    <message>
        <source>A text in row {row} is too long for a workbook. Choose another kind.</source>
        <translation>Un texto de la fila {row} es demasiado largo para un libro. Elija otro formato.</translation>
    </message>
    <message>
        <source>A view in it has a name that cannot be used.</source>
        <translation>Contiene una vista con un nombre que no se puede usar.</translation>
    </message>
    <message>
        <source>A view must be a table: its settings in braces.</source>
        <translation>Una vista debe ser una tabla: sus ajustes entre llaves.</translation>
    </message>
    <message>
        <source>A workbook has room for {most} rows. Choose another kind.</source>
        <translation>En un libro caben {most} filas. Elija otro formato.</translation>
    </message>
    <message>
        <source>Address not found</source>
        <translation>Dirección no encontrada</translation>
    </message>
    <message>
        <source>An answer this program cannot read</source>
        <translation>Una respuesta que este programa no puede leer</translation>
    </message>
    <message>
        <source>An empty column ends the table. Columns left out: {columns}.</source>
        <translation>Una columna vacía termina la tabla. Columnas omitidas: {columns}.</translation>
    </message>
    <message>
        <source>An empty row ends the table. Rows left out: {rows}.</source>
        <translation>Una fila vacía termina la tabla. Filas omitidas: {rows}.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer.</source>
        <translation>Pregunte al responsable de este equipo.</translation>
    </message>
    <message>
        <source>Ask the person who runs the service. Do not go on over another network.</source>
        <translation>Pregunte al responsable del servicio. No siga por otra red.</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Báltico</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>Aves</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Categories {one} and {two} would both be called “{name}”.</source>
        <translation>Las categorías {one} y {two} se llamarían igual: «{name}».</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>Nombre de categoría</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Gatos</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europa central</translation>
    </message>
    <message>
        <source>Check the network, and the address in “Connection”.</source>
        <translation>Compruebe la red y la dirección en «Conexión».</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date and time, then ask the person who runs the service.</source>
        <translation>Compruebe la fecha y la hora de este equipo y después pregunte al responsable del servicio.</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>Chino simplificado</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>Chino tradicional</translation>
    </message>
    <message>
        <source>Choose a shorter name or another folder.</source>
        <translation>Elija un nombre más corto u otra carpeta.</translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation>Cierre el otro programa y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Compare the address in “Connection” with the one that you were given.</source>
        <translation>Compare la dirección de «Conexión» con la que le dieron.</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>Damaged Unicode</source>
        <translation>Unicode dañado</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Perros</translation>
    </message>
    <message>
        <source>Edit it, and add it again.</source>
        <translation>Edite el animal y añádalo de nuevo.</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Peces</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Libere espacio y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Give a whole number without commas, points or blanks, such as 1000.</source>
        <translation>Indique un número entero sin comas, puntos ni espacios, como 1000.</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>Escriba el nombre del animal.</translation>
    </message>
    <message>
        <source>Give the number or the name of a category.</source>
        <translation>Escriba el número o el nombre de una categoría.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griego</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebreo</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>If it is, enter it in “Connection”. A Wi-Fi sign-in page can answer like this, too.</source>
        <translation>Si lo es, escríbala en «Conexión». La página de acceso de una red Wi-Fi también puede responder así.</translation>
    </message>
    <message>
        <source>If your company issues its own certificates, its support can make this computer trust them.</source>
        <translation>Si su empresa emite sus propios certificados, su servicio de asistencia puede hacer que este equipo confíe en ellos.</translation>
    </message>
    <message>
        <source>In the administrator&apos;s settings in {file}, {what} is not used. {reason}</source>
        <translation>En la configuración del administrador de {file}, no se usa {what}. {reason}</translation>
    </message>
    <message>
        <source>Install the newer version.</source>
        <translation>Instale la versión más reciente.</translation>
    </message>
    <message>
        <source>It can&apos;t be written: {reason}. {advice}</source>
        <translation>No se puede escribir el archivo: {reason}. {advice}</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>No se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>It cannot be written: {reason}.</source>
        <translation>No se puede escribir: {reason}.</translation>
    </message>
    <message>
        <source>It has more than {most} columns.</source>
        <translation>La tabla tiene más de {most} columnas.</translation>
    </message>
    <message>
        <source>It has more than {most} rows. Split it into smaller files.</source>
        <translation>La tabla tiene más de {most} filas. Divídala en archivos más pequeños.</translation>
    </message>
    <message>
        <source>It holds no category names, or it is damaged.</source>
        <translation>No contiene nombres de categorías o está dañado.</translation>
    </message>
    <message>
        <source>It holds no saved views, or it is damaged.</source>
        <translation>No contiene vistas guardadas o está dañado.</translation>
    </message>
    <message>
        <source>It knows this add as another animal.</source>
        <translation>Conoce este envío como otro animal.</translation>
    </message>
    <message>
        <source>It must be a list of computers with their ports, such as [&quot;pets.store.lan:8080&quot;].</source>
        <translation>Debe ser una lista de equipos con sus puertos, por ejemplo, [&quot;pets.store.lan:8080&quot;].</translation>
    </message>
    <message>
        <source>It must be a list of some of these, each in quotation marks: {names}.</source>
        <translation>Debe ser una lista de algunos de estos, cada uno entre comillas: {names}.</translation>
    </message>
    <message>
        <source>It must be an address in quotation marks.</source>
        <translation>Debe ser una dirección entre comillas.</translation>
    </message>
    <message>
        <source>It must be one of these, in quotation marks: {names}.</source>
        <translation>Debe ser uno de estos, entre comillas: {names}.</translation>
    </message>
    <message>
        <source>It must be true or false. Until then, no list is kept.</source>
        <translation>Debe ser true o false. Hasta entonces no se guarda ninguna lista.</translation>
    </message>
    <message>
        <source>Its animals are kept. Start it again to go on.</source>
        <translation>Los animales se conservan. Vuelva a iniciarla para continuar.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Line {line} can&apos;t be read. The file is damaged, or it isn&apos;t a table.</source>
        <translation>No se puede leer la línea {line}. El archivo está dañado o no es una tabla.</translation>
    </message>
    <message>
        <source>Line {line} has a cell that is too long.</source>
        <translation>La línea {line} tiene una celda demasiado larga.</translation>
    </message>
    <message>
        <source>Message from {address}: {message}</source>
        <translation>Mensaje de {address}: {message}</translation>
    </message>
    <message>
        <source>More of the administrator&apos;s settings in {file} is not used.</source>
        <translation>Hay más configuración del administrador en {file} que no se usa.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation>Sin respuesta a tiempo</translation>
    </message>
    <message>
        <source>No connection to the service</source>
        <translation>Sin conexión con el servicio</translation>
    </message>
    <message>
        <source>No key is stored for this address.</source>
        <translation>Esta dirección no tiene ninguna clave guardada.</translation>
    </message>
    <message>
        <source>Not offered on this computer</source>
        <translation>No se ofrece en este equipo</translation>
    </message>
    <message>
        <source>Nothing answers at {address}.</source>
        <translation>{address} no responde.</translation>
    </message>
    <message>
        <source>Nothing can be added now: {reason}.</source>
        <translation>Ahora no se puede añadir nada: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer: {reason}.</source>
        <translation>No se puede guardar nada en este equipo: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was found at {address}. Is the address right? Message from the service: {message}</source>
        <translation>No se encontró nada en {address}. ¿Es correcta la dirección? Mensaje del servicio: {message}</translation>
    </message>
    <message>
        <source>Once you enter another one, the program goes on with what it was doing.</source>
        <translation>En cuanto escriba otra, el programa seguirá con lo que estaba haciendo.</translation>
    </message>
    <message>
        <source>Only profiles that the administrator of this computer offers can be opened here.</source>
        <translation>Aquí solo se pueden abrir los perfiles que ofrece el administrador de este equipo.</translation>
    </message>
    <message>
        <source>Others who use this computer can open this program&apos;s files. {advice}</source>
        <translation>Otros usuarios de este equipo pueden abrir los archivos de este programa. {advice}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Producción</translation>
    </message>
    <message>
        <source>Remove the protection, then try again.</source>
        <translation>Quite la protección y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Reptiles</source>
        <translation>Reptiles</translation>
    </message>
    <message>
        <source>Rows left out above the titles: {rows}.</source>
        <translation>Filas omitidas sobre los títulos: {rows}.</translation>
    </message>
    <message>
        <source>Settings must stand in one of these sections: {names}.</source>
        <translation>Los ajustes deben estar en una de estas secciones: {names}.</translation>
    </message>
    <message>
        <source>Several categories have this name. Give the number.</source>
        <translation>Varias categorías tienen este nombre. Escriba el número.</translation>
    </message>
    <message>
        <source>Some characters are damaged. Type the name again.</source>
        <translation>Algunos caracteres están dañados. Escriba de nuevo el nombre.</translation>
    </message>
    <message>
        <source>Something between you and {address} answered, perhaps a Wi-Fi sign-in page. The address may also be wrong.</source>
        <translation>Entre usted y {address} respondió otra cosa, quizá la página de acceso de una red Wi-Fi. La dirección también puede ser incorrecta.</translation>
    </message>
    <message>
        <source>Sort by &amp;ID</source>
        <translation>Ordenar por &amp;ID</translation>
    </message>
    <message>
        <source>Sort by &amp;category</source>
        <translation>Ordenar por &amp;categoría</translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation>Ordenar por &amp;nombre</translation>
    </message>
    <message>
        <source>Sort by &amp;status</source>
        <translation>Ordenar por &amp;estado</translation>
    </message>
    <message>
        <source>Staging</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>E&amp;stado</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tailandés</translation>
    </message>
    <message>
        <source>The API key was not accepted</source>
        <translation>No se aceptó la clave de API</translation>
    </message>
    <message>
        <source>The address contains a blank, a backslash or a letter that an address cannot contain. Write an international name in its xn-- form.</source>
        <translation>La dirección contiene un espacio, una barra invertida o una letra que una dirección no puede contener. Escriba los nombres internacionales en su forma xn--.</translation>
    </message>
    <message>
        <source>The address does not end in a version such as /v1. Service addresses usually do: ask whether something is missing.</source>
        <translation>La dirección no termina en una versión como /v1, y lo habitual es que lo haga. Pregunte si falta algo.</translation>
    </message>
    <message>
        <source>The address is too long.</source>
        <translation>La dirección es demasiado larga.</translation>
    </message>
    <message>
        <source>The address must begin with https://.</source>
        <translation>La dirección debe empezar por https://.</translation>
    </message>
    <message>
        <source>The address must begin with https://. Without the s, others could read the key. Only a service on this computer may use http://.</source>
        <translation>La dirección debe empezar por https://. Sin la s, otras personas podrían leer la clave. Solo un servicio en este equipo puede usar http://.</translation>
    </message>
    <message>
        <source>The address must end before any ? or #.</source>
        <translation>La dirección debe terminar antes de cualquier ? o #.</translation>
    </message>
    <message>
        <source>The address must not contain a user name or a password (something before an @).</source>
        <translation>La dirección no debe contener un nombre de usuario ni una contraseña (algo delante de una @).</translation>
    </message>
    <message>
        <source>The address of {profile} is set by the administrator of this computer.</source>
        <translation>La dirección de «{profile}» la fija el administrador de este equipo.</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: it is not valid TOML.</source>
        <translation>No se puede leer la configuración del administrador de {file}: no es TOML válido.</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: {reason}.</source>
        <translation>No se puede leer la configuración del administrador de {file}: {reason}.</translation>
    </message>
    <message>
        <source>The animals on this computer could not be read. The file was kept as {file}.</source>
        <translation>No se pudieron leer los animales de este equipo. El archivo se conservó como {file}.</translation>
    </message>
    <message>
        <source>The answer from {address} does not follow the rules of the Pet Store service. Nothing of it is shown. Ask the person who runs the service. The address may also be that of another service.</source>
        <translation>La respuesta de {address} no cumple las reglas del servicio Pet Store. No se muestra nada de ella. Pregunte al responsable del servicio. La dirección también puede ser la de otro servicio.</translation>
    </message>
    <message>
        <source>The answer from {address} is far larger than 100 animals can be, or is compressed. The program stopped reading it, and shows nothing of it.</source>
        <translation>La respuesta de {address} es mucho mayor que la de 100 animales, o está comprimida. El programa dejó de leerla y no muestra nada de ella.</translation>
    </message>
    <message>
        <source>The answer from {address} names another address:
{location}
The program did not go there, and did not send the API key there. Ask the person who runs the service whether the new address is right.</source>
        <translation>La respuesta de {address} indica otra dirección:
{location}
El programa no la siguió ni envió allí la clave de API. Pregunte al responsable del servicio si la nueva dirección es correcta.</translation>
    </message>
    <message>
        <source>The call was ended before the answer came.</source>
        <translation>Se interrumpió la petición antes de recibir la respuesta.</translation>
    </message>
    <message>
        <source>The cells of this sheet lie too far apart. Copy the table into a new sheet.</source>
        <translation>Las celdas de esta hoja están demasiado separadas. Copie la tabla en una hoja nueva.</translation>
    </message>
    <message>
        <source>The certificate at {address} belongs to another address. Nothing was sent.</source>
        <translation>El certificado de {address} pertenece a otra dirección. No se envió nada.</translation>
    </message>
    <message>
        <source>The certificate at {address} has expired, or is not valid yet. Nothing was sent.</source>
        <translation>El certificado de {address} ha caducado o aún no es válido. No se envió nada.</translation>
    </message>
    <message>
        <source>The clipboard has no rows.</source>
        <translation>El portapapeles no contiene filas.</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>Se cortó la conexión</translation>
    </message>
    <message>
        <source>The connection to {address} ended before the whole answer was there.</source>
        <translation>La conexión con {address} terminó antes de que llegara la respuesta completa.</translation>
    </message>
    <message>
        <source>The demo can&apos;t start: there is no temporary folder to write to. {advice}</source>
        <translation>La demo no se puede iniciar: no hay ninguna carpeta temporal en la que escribir. {advice}</translation>
    </message>
    <message>
        <source>The demo has been closed.</source>
        <translation>La demo se ha cerrado.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}.</source>
        <translation>No se puede leer el archivo: {reason}.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB. Split it into smaller files.</source>
        <translation>El archivo ocupa más de {most} MB. Divídalo en archivos más pequeños.</translation>
    </message>
    <message>
        <source>The file with the animals was moved or deleted</source>
        <translation>El archivo de los animales se movió o se borró</translation>
    </message>
    <message>
        <source>The key for {address} is missing, mistyped or no longer valid.</source>
        <translation>La clave de {address} falta, está mal escrita o ya no es válida.</translation>
    </message>
    <message>
        <source>The key is kept in memory until the program ends.</source>
        <translation>La clave se conserva en memoria hasta cerrar el programa.</translation>
    </message>
    <message>
        <source>The key is kept in {place}.</source>
        <translation>La clave se guarda aquí: {place}.</translation>
    </message>
    <message>
        <source>The key was given with PETSTORE_API_KEY, for this run.</source>
        <translation>La clave se indicó con PETSTORE_API_KEY, solo para este inicio.</translation>
    </message>
    <message>
        <source>The key was saved in {place}, which is not there now.</source>
        <translation>La clave se guardó en {place}, que ahora no está disponible.</translation>
    </message>
    <message>
        <source>The lists kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>No se pueden borrar las listas guardadas en este equipo: {reason}.</translation>
    </message>
    <message>
        <source>The name holds a tab or a line end</source>
        <translation>El nombre contiene un tabulador o un salto de línea</translation>
    </message>
    <message>
        <source>The name of a view has 1 to {most} visible characters.</source>
        <translation>El nombre de una vista tiene de 1 a {most} caracteres visibles.</translation>
    </message>
    <message>
        <source>The name of category {number} cannot be used.</source>
        <translation>No se puede usar el nombre de la categoría {number}.</translation>
    </message>
    <message>
        <source>The name of the service&apos;s computer in the address cannot be read.</source>
        <translation>No se puede leer el nombre del equipo del servicio en la dirección.</translation>
    </message>
    <message>
        <source>The number in place of the computer&apos;s name must be written like 192.0.2.1.</source>
        <translation>El número que sustituye al nombre del equipo debe escribirse como 192.0.2.1.</translation>
    </message>
    <message>
        <source>The part of the address after the computer&apos;s name cannot be read.</source>
        <translation>No se puede leer la parte de la dirección que sigue al nombre del equipo.</translation>
    </message>
    <message>
        <source>The port in the address must be a number from 1 to 65535.</source>
        <translation>El puerto de la dirección debe ser un número entre 1 y 65535.</translation>
    </message>
    <message>
        <source>The profile of a view must be one of these: {names}.</source>
        <translation>El perfil de una vista debe ser uno de estos: {names}.</translation>
    </message>
    <message>
        <source>The program does not know it.</source>
        <translation>El programa no lo conoce.</translation>
    </message>
    <message>
        <source>The quotes from line {line} on don&apos;t match. Correct the file.</source>
        <translation>Las comillas no cuadran desde la línea {line}. Corrija el archivo.</translation>
    </message>
    <message>
        <source>The quotes in this row don&apos;t match. Correct the cells.</source>
        <translation>Las comillas de esta fila no cuadran. Corrija las celdas.</translation>
    </message>
    <message>
        <source>The record of unfinished adds could not be read. The file was kept as {file}.</source>
        <translation>No se pudo leer el registro de altas sin terminar. El archivo se conservó como {file}.</translation>
    </message>
    <message>
        <source>The request was refused</source>
        <translation>Se rechazó la petición</translation>
    </message>
    <message>
        <source>The saved address of {profile} is not used. {reason}</source>
        <translation>No se usa la dirección guardada de «{profile}». {reason}</translation>
    </message>
    <message>
        <source>The service answered with error {status}</source>
        <translation>El servicio respondió con el error {status}</translation>
    </message>
    <message>
        <source>The service did not accept the API key</source>
        <translation>El servicio no aceptó la clave de API</translation>
    </message>
    <message>
        <source>The service did not accept the key.</source>
        <translation>El servicio no aceptó la clave.</translation>
    </message>
    <message>
        <source>The service has moved</source>
        <translation>El servicio ha cambiado de dirección</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>El servicio está ocupado</translation>
    </message>
    <message>
        <source>The service may not know this add any more</source>
        <translation>Es posible que el servicio ya no conozca este envío</translation>
    </message>
    <message>
        <source>The service named another address.</source>
        <translation>El servicio indicó otra dirección.</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>El servicio rechazó la petición</translation>
    </message>
    <message>
        <source>The service refused this animal</source>
        <translation>El servicio rechazó este animal</translation>
    </message>
    <message>
        <source>The service sent error {status}</source>
        <translation>El servicio envió el error {status}</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was kept as {file}.</source>
        <translation>No se pudo leer la configuración. El archivo se conservó como {file}.</translation>
    </message>
    <message>
        <source>The spreadsheet has rounded this number. Give all its digits.</source>
        <translation>La hoja de cálculo redondeó este número. Escriba todas sus cifras.</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here.</source>
        <translation>La hoja de cálculo muestra aquí un error.</translation>
    </message>
    <message>
        <source>The store has stopped</source>
        <translation>La tienda se ha detenido</translation>
    </message>
    <message>
        <source>The store on this computer can&apos;t be opened: {reason}. {advice}</source>
        <translation>No se puede abrir la tienda de este equipo: {reason}. {advice}</translation>
    </message>
    <message>
        <source>The store on this computer has stopped</source>
        <translation>La tienda de este equipo se ha detenido</translation>
    </message>
    <message>
        <source>The store on this computer makes its own key for each run.</source>
        <translation>La tienda de este equipo crea su propia clave en cada inicio.</translation>
    </message>
    <message>
        <source>The view “{name}” cannot be used: check {member}.</source>
        <translation>No se puede usar la vista «{name}»: compruebe {member}.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in a spreadsheet and save it again.</source>
        <translation>El libro está dañado. Ábralo en una hoja de cálculo y vuelva a guardarlo.</translation>
    </message>
    <message>
        <source>The workbook is locked with a password. Save it without one, then try again.</source>
        <translation>El libro está protegido con contraseña. Guárdelo sin ella y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The workbook unpacks to far more than it should. It wasn&apos;t opened.</source>
        <translation>Descomprimido, el libro sería demasiado grande. No se abrió.</translation>
    </message>
    <message>
        <source>There can be at most {most} computers.</source>
        <translation>Puede haber como máximo {most} equipos.</translation>
    </message>
    <message>
        <source>There can be at most {most} saved views.</source>
        <translation>Puede haber como máximo {most} vistas guardadas.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Este archivo no existe.</translation>
    </message>
    <message>
        <source>These are too many names: together they may have at most 1 MiB.</source>
        <translation>Son demasiados nombres: en conjunto pueden ocupar como máximo 1 MiB.</translation>
    </message>
    <message>
        <source>They were written by a newer version of this program (version {version}, not {known}).</source>
        <translation>Los escribió una versión más reciente de este programa (versión {version}, no {known}).</translation>
    </message>
    <message>
        <source>This JSON file is damaged.</source>
        <translation>Este archivo JSON está dañado.</translation>
    </message>
    <message>
        <source>This JSON file is not a list of animals.</source>
        <translation>Este archivo JSON no es una lista de animales.</translation>
    </message>
    <message>
        <source>This address</source>
        <translation>Esta dirección</translation>
    </message>
    <message>
        <source>This cannot be a key. It has a blank, a line break or an unusual character. Copy the key again, with nothing before or after it.</source>
        <translation>Esto no puede ser una clave. Contiene un espacio, un salto de línea o un carácter poco habitual. Copie la clave de nuevo, sin nada delante ni detrás.</translation>
    </message>
    <message>
        <source>This cannot be sent</source>
        <translation>Esto no se puede enviar</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>This computer does not trust who issued the certificate at {address}. Nothing was sent.</source>
        <translation>El certificado de {address} lo emitió una entidad en la que este equipo no confía. No se envió nada.</translation>
    </message>
    <message>
        <source>This connection is not encrypted: others on the network can read the key. The administrator of this computer allows it.</source>
        <translation>Esta conexión no está cifrada: otras personas de la red pueden leer la clave. El administrador de este equipo lo permite.</translation>
    </message>
    <message>
        <source>This connection isn&apos;t secure</source>
        <translation>Esta conexión no es segura</translation>
    </message>
    <message>
        <source>This file is write-protected. Choose another name, or remove the protection.</source>
        <translation>Este archivo está protegido contra escritura. Elija otro nombre o quite la protección.</translation>
    </message>
    <message>
        <source>This formula has no result. Save the workbook in a spreadsheet, then try again.</source>
        <translation>Esta fórmula no tiene resultado. Guarde el libro en una hoja de cálculo y repita.</translation>
    </message>
    <message>
        <source>This is a Numbers document. Export it from Numbers as .xlsx or CSV.</source>
        <translation>Es un documento de Numbers. Expórtelo desde Numbers como .xlsx o CSV.</translation>
    </message>
    <message>
        <source>This is a PDF document. Save the table as a workbook or as CSV.</source>
        <translation>Es un documento PDF. Guarde la tabla como libro o CSV.</translation>
    </message>
    <message>
        <source>This is a binary workbook. Save it as .xlsx in the spreadsheet.</source>
        <translation>Es un libro binario. Guárdelo como .xlsx en la hoja de cálculo.</translation>
    </message>
    <message>
        <source>This is a database, not a table.</source>
        <translation>Es una base de datos, no una tabla.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>Es una carpeta. Elija un archivo de ella.</translation>
    </message>
    <message>
        <source>This is a picture, not a table.</source>
        <translation>Es una imagen, no una tabla.</translation>
    </message>
    <message>
        <source>This is a presentation, not a table.</source>
        <translation>Es una presentación, no una tabla.</translation>
    </message>
    <message>
        <source>This is a program, not a table.</source>
        <translation>Es un programa, no una tabla.</translation>
    </message>
    <message>
        <source>This is a sound or a film, not a table.</source>
        <translation>Es un sonido o un vídeo, no una tabla.</translation>
    </message>
    <message>
        <source>This is a text document. Save its table as a workbook or as CSV.</source>
        <translation>Es un documento de texto. Guarde su tabla como libro o CSV.</translation>
    </message>
    <message>
        <source>This is a web page. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>Es una página web. Ábrala en una hoja de cálculo y guárdela como .xlsx.</translation>
    </message>
    <message>
        <source>This is a zip archive, but not a workbook.</source>
        <translation>Es un archivo zip, pero no un libro.</translation>
    </message>
    <message>
        <source>This is an XML file. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>Es un archivo XML. Ábralo en una hoja de cálculo y guárdelo como .xlsx.</translation>
    </message>
    <message>
        <source>This is an archive. Unpack it, then choose the table in it.</source>
        <translation>Es un archivo comprimido. Descomprímalo y elija la tabla que contiene.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>No es un archivo.</translation>
    </message>
    <message>
        <source>This is not a table that can be read. Use .xlsx, .xls, .ods or CSV.</source>
        <translation>No es una tabla legible. Use .xlsx, .xls, .ods o CSV.</translation>
    </message>
    <message>
        <source>This is too long for a key: it has more than {most} characters.</source>
        <translation>Es demasiado larga para ser una clave: tiene más de {most} caracteres.</translation>
    </message>
    <message>
        <source>This kind of file can&apos;t hold a text in row {row}. Choose another kind.</source>
        <translation>Este formato no admite un texto de la fila {row}. Elija otro.</translation>
    </message>
    <message>
        <source>This program&apos;s files are on a network drive, where they can get damaged. {advice}</source>
        <translation>Los archivos de este programa están en una unidad de red, donde pueden dañarse. {advice}</translation>
    </message>
    <message>
        <source>This row has more cells than there are columns. Correct the cells.</source>
        <translation>Esta fila tiene más celdas que columnas hay. Corrija las celdas.</translation>
    </message>
    <message>
        <source>This sheet is empty.</source>
        <translation>Esta hoja está vacía.</translation>
    </message>
    <message>
        <source>This workbook is too old. Save it as .xlsx in the spreadsheet.</source>
        <translation>Este libro es demasiado antiguo. Guárdelo como .xlsx en la hoja de cálculo.</translation>
    </message>
    <message>
        <source>Try again to go on with what is in its place.</source>
        <translation>Reintente para continuar con lo que hay en su lugar.</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Two views would both be called “{name}”.</source>
        <translation>Dos vistas se llamarían igual: «{name}».</translation>
    </message>
    <message>
        <source>Type or paste the key first.</source>
        <translation>Primero escriba o pegue la clave.</translation>
    </message>
    <message>
        <source>Type the address of the service.</source>
        <translation>Escriba la dirección del servicio.</translation>
    </message>
    <message>
        <source>Unexpected reply</source>
        <translation>Respuesta inesperada</translation>
    </message>
    <message>
        <source>Unreadable reply</source>
        <translation>Respuesta ilegible</translation>
    </message>
    <message>
        <source>Use Available, Pending or Sold, or leave it empty.</source>
        <translation>Use Disponible, Reservado o Vendido, o déjelo vacío.</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>Use un número entre {least} y {most}.</translation>
    </message>
    <message>
        <source>Use an ID, or leave it empty.</source>
        <translation>Escriba un ID o déjelo vacío.</translation>
    </message>
    <message>
        <source>Use one line without tabs.</source>
        <translation>Escriba una sola línea, sin tabuladores.</translation>
    </message>
    <message>
        <source>Use the number of a category, or the name it has here.</source>
        <translation>Escriba el número de una categoría o el nombre que tiene aquí.</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europa occidental</translation>
    </message>
    <message>
        <source>Windows doesn&apos;t allow this name. Choose another one.</source>
        <translation>Windows no permite este nombre. Elija otro.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read this file.</source>
        <translation>No tiene permiso para leer este archivo.</translation>
    </message>
    <message>
        <source>Your settings are damaged and can&apos;t be replaced: {reason}. {advice}</source>
        <translation>Su configuración está dañada y no se puede reemplazar: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read: {reason}. {advice}</source>
        <translation>No se puede leer su configuración: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be saved: {reason}. {advice}</source>
        <translation>No se puede guardar su configuración: {reason}. {advice}</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>otro programa está usando el archivo</translation>
    </message>
    <message>
        <source>another window or command has begun to add the same animals</source>
        <translation>otra ventana u otro comando ha empezado a añadir los mismos animales</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>en blanco</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>categoría {category}</translation>
    </message>
    <message>
        <source>holds a character that cannot be sent</source>
        <translation>contiene un carácter que no se puede enviar</translation>
    </message>
    <message>
        <source>it belongs to another program</source>
        <translation>el archivo es de otro programa</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>el archivo está dañado</translation>
    </message>
    <message>
        <source>it is larger than 1 MiB</source>
        <translation>el archivo ocupa más de 1 MiB</translation>
    </message>
    <message>
        <source>it is not a database</source>
        <translation>no es una base de datos</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>está protegido contra escritura</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>el archivo lo escribió una versión más reciente de este programa</translation>
    </message>
    <message>
        <source>its file was moved or deleted</source>
        <translation>el archivo se movió o se borró</translation>
    </message>
    <message>
        <source>its folder can&apos;t be used</source>
        <translation>la carpeta no se puede usar</translation>
    </message>
    <message>
        <source>its path is too long</source>
        <translation>su ruta es demasiado larga</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>the computer reported an error</source>
        <translation>el equipo comunicó un error</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>el disco comunicó un error</translation>
    </message>
    <message>
        <source>the program is ending</source>
        <translation>el programa se está cerrando</translation>
    </message>
    <message>
        <source>{address} has too much to do. Try again later. Message from the service: {message}</source>
        <translation>{address} está sobrecargado. Inténtelo más tarde. Mensaje del servicio: {message}</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s.</source>
        <translation>{address} está ocupado y pide esperar {seconds} s.</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s. Message from the service: {message}</source>
        <translation>{address} está ocupado y pide esperar {seconds} s. Mensaje del servicio: {message}</translation>
    </message>
    <message>
        <source>{address} took too long to answer.</source>
        <translation>{address} tardó demasiado en responder.</translation>
    </message>
    <message>
        <source>{field}: {detail}</source>
        <translation>{field}: {detail}</translation>
    </message>
    <message>
        <source>{keyring} can&apos;t be used on this computer.</source>
        <translation>{keyring} no se puede usar en este equipo.</translation>
    </message>
    <message>
        <source>{keyring} did not keep the key.</source>
        <translation>{keyring} no guardó la clave.</translation>
    </message>
    <message>
        <source>{keyring} does not work.</source>
        <translation>{keyring} no funciona.</translation>
    </message>
    <message>
        <source>{keyring} has not answered.</source>
        <translation>{keyring} no ha respondido.</translation>
    </message>
    <message>
        <source>{keyring} is locked. It was not changed.</source>
        <translation>{keyring} está bloqueado. No se ha modificado.</translation>
    </message>
    <message>
        <source>{keyring} is not there now.</source>
        <translation>{keyring} no está disponible ahora.</translation>
    </message>
    <message>
        <source>{language} ({encoding})</source>
        <translation>{language} ({encoding})</translation>
    </message>
    <message>
        <source>{profile} cannot be opened here: the administrator of this computer does not offer it.</source>
        <translation>Aquí no se puede abrir «{profile}»: el administrador de este equipo no lo ofrece.</translation>
    </message>
    <message>
        <source>{profile} has no address to set.</source>
        <translation>«{profile}» no tiene ninguna dirección que fijar.</translation>
    </message>
    <message>
        <source>{reason} Until then, all profiles are offered.</source>
        <translation>{reason} Hasta entonces se ofrecen todos los perfiles.</translation>
    </message>
    <message>
        <source>{sentence} The file that was there is unchanged.</source>
        <translation>{sentence} El archivo existente no ha cambiado.</translation>
    </message>
</context>
<context>
    <name>session.error_messages</name>
    <message>
        <source>An unexpected error occurred. What you typed is still there.</source>
        <translation>Se produjo un error inesperado. Lo que escribió sigue ahí.</translation>
    </message>
    <message>
        <source>No other key was given.</source>
        <translation>No se indicó otra clave.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo salió mal</translation>
    </message>
    <message>
        <source>The animal was not added. It stands on top of the list, where you can edit it.</source>
        <translation>No se añadió el animal. Está al principio de la lista, donde puede editarlo.</translation>
    </message>
    <message>
        <source>This computer is busy. Wait a moment, then try again.</source>
        <translation>Este equipo está ocupado. Espere un momento e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This took too long</source>
        <translation>Ha tardado demasiado</translation>
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
        <translation>Libro de Excel (*.xlsx)</translation>
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
        <translation>Conexión…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Enter the API key…</source>
        <translation>Introducir la clave de API…</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Iniciarla de nuevo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>widgets.table_view</name>
    <message numerus="yes">
        <source>%Ln row(s) selected</source>
        <translation>
            <numerusform>%Ln fila seleccionada</numerusform>
            <numerusform>%Ln filas seleccionadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window.wiring</name>
    <message>
        <source>Keep it for next time</source>
        <translation>Usarlo la próxima vez</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset how the window looks?</source>
        <translation>¿Restablecer el aspecto de la ventana?</translation>
    </message>
    <message>
        <source>The program ended twice shortly after it was started. What it remembers of its window, columns, filters and choices was not used this time, in case that is why. No animal and no key is in it.</source>
        <translation>El programa terminó dos veces poco después de iniciarse. Por si esa es la causa, esta vez no se usó lo que recuerda de la ventana, las columnas, los filtros y las opciones. No contiene ningún animal ni ninguna clave.</translation>
    </message>
</context>
</TS>
