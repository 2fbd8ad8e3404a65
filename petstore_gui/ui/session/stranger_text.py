"""What is said when that which answers does not show itself to be the service. No widgets in it."""

from PySide6.QtCore import QCoreApplication

from petstore_gui.api.errors import AnswerError, AnswerProblem, CertificateProblem
from petstore_gui.ui.i18n.text import join_sentences, sanitize_multiline


def _tr(text: str) -> str:
    return QCoreApplication.translate("session.stranger_text", text)


def certificate_sentence(problem: CertificateProblem, address: str) -> str:
    """Return why the certificate at ``address`` was not accepted, and what to do; going on is not among it."""
    reasons = {
        CertificateProblem.UNKNOWN_ISSUER: _tr(
            "The certificate at {address} was issued by somebody whom this computer does not trust. If your company "
            "issues its own certificates, ask its support to make this computer trust them."
        ),
        CertificateProblem.WRONG_HOST: _tr(
            "The certificate at {address} belongs to another address. Compare the address in “Profile and key” with "
            "the one that you were given."
        ),
        CertificateProblem.EXPIRED: _tr(
            "The certificate at {address} has expired, or is not valid yet. If the date and the time of this computer "
            "are right, ask whoever runs the service."
        ),
        CertificateProblem.OTHER: _tr(
            "No protected connection to {address} came about. Ask whoever runs the service; do not go on over another "
            "network."
        ),
    }
    return join_sentences(reasons[problem].format(address=address), _tr("Nothing was sent."))


def answer_words(error: AnswerError, address: str) -> tuple[str, str]:
    """Return the title and the text for an answer from ``address`` that is not one of the Pet Store service's."""
    titles = {
        AnswerProblem.MOVED: _tr("The service has moved"),
        AnswerProblem.FOREIGN: _tr("It was not the service that answered"),
        AnswerProblem.UNREADABLE: _tr("An answer this program cannot read"),
        AnswerProblem.TOO_LARGE: _tr("An answer this program cannot read"),
    }
    texts = {
        AnswerProblem.MOVED: _tr(
            "The answer from {address} names another address:\n{location}\nThe program did not go there, and did not "
            "send the API key there. If whoever runs the service confirms the new address, enter it in “Profile and "
            "key”. The log-in page of a network can answer like this, too."
        ),
        AnswerProblem.FOREIGN: _tr(
            "What came from {address} was not written by the Pet Store service. Something in between answered in its "
            "place, such as a gateway or the log-in page of a hotel's network, or the address is wrong."
        ),
        AnswerProblem.UNREADABLE: _tr(
            "The answer from {address} does not keep to the rules of the Pet Store service, so nothing of it is shown. "
            "Ask whoever runs the service; the address may also be that of another service."
        ),
        AnswerProblem.TOO_LARGE: _tr(
            "The answer from {address} is far larger than 100 animals can be, or is packed, so that its size cannot be "
            "told. The program stopped reading it, and nothing of it is shown."
        ),
    }
    text = texts[error.problem].format(address=sanitize_multiline(address), location=sanitize_multiline(error.location))
    return titles[error.problem], text
