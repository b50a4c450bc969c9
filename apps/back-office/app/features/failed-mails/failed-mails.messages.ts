import { messages } from '@stragan/contract/messages'
import type { MailProblem } from './mail-problem.ts'

type Problems = Record<MailProblem, string>

export const failedMailMessages = messages(
  {
    title: 'Failed e-mails',
    lead: 'The e-mail server refused these e-mails, or could not be reached for a day. They are deleted after 30 days.',
    email: 'E-mail',
    recipient: 'Recipient',
    error: 'The e-mail server’s answer',
    noError: 'no answer',
    problems: {
      unknown_address: 'The address does not exist. Ask the recipient for the right one.',
      mailbox_full: 'The recipient’s mailbox is full. Send the e-mail again later, or reach them in another way.',
      unreachable:
        'The recipient’s e-mail server cannot be reached. Check the part of the address after the @, and send the e-mail again later.',
      refused: 'The recipient’s e-mail server refuses e-mails from this shop. Ask whoever runs your e-mail to look into this.',
      no_server:
        'The shop’s e-mail server could not be reached. Ask whoever runs the installation to check the server, then send the e-mail again.',
    } as Problems,
    order: (number: string) => `Order ${number}`,
    retry: 'Send again',
    retryNamed: (recipient: string) => `Send the e-mail to ${recipient} again`,
    next: 'Older e-mails',
    first: 'Newest e-mails',
    none: 'No e-mail has failed',
    noneText: 'An e-mail that could not be sent for a day appears here with the e-mail server’s answer. Until then the shop keeps trying.',
    noneFound: 'No more failed e-mails',
    noneFoundText: 'The others have been sent or deleted in the meantime.',
    showAll: 'Show all failed e-mails',
  },
  {
    title: 'Niewysłane wiadomości',
    lead: 'Serwer pocztowy odrzucił te wiadomości albo przez dobę był niedostępny. Wiadomości usuwamy po 30 dniach.',
    email: 'Wiadomość',
    recipient: 'Odbiorca',
    error: 'Odpowiedź serwera pocztowego',
    noError: 'brak odpowiedzi',
    problems: {
      unknown_address: 'Taki adres nie istnieje. Zapytaj odbiorcę o właściwy.',
      mailbox_full: 'Skrzynka odbiorcy jest pełna. Wyślij wiadomość ponownie później albo skontaktuj się z odbiorcą inaczej.',
      unreachable:
        'Nie można połączyć się z serwerem pocztowym odbiorcy. Sprawdź część adresu po znaku @ i wyślij wiadomość ponownie później.',
      refused: 'Serwer pocztowy odbiorcy odrzuca wiadomości tego sklepu. Poproś o sprawdzenie osobę, która obsługuje pocztę sklepu.',
      no_server:
        'Nie udało się połączyć z serwerem pocztowym sklepu. Poproś operatora instalacji o sprawdzenie serwera, a potem wyślij wiadomość ponownie.',
    },
    order: (number: string) => `Zamówienie ${number}`,
    retry: 'Wyślij ponownie',
    retryNamed: (recipient: string) => `Wyślij ponownie wiadomość do ${recipient}`,
    next: 'Starsze wiadomości',
    first: 'Najnowsze wiadomości',
    none: 'Nie ma niewysłanych wiadomości',
    noneText:
      'Wiadomość, której nie udało się wysłać przez dobę, pojawia się tutaj wraz z odpowiedzią serwera pocztowego. Do tego czasu próby są ponawiane.',
    noneFound: 'Nie ma więcej niewysłanych wiadomości',
    noneFoundText: 'Pozostałe zostały w międzyczasie wysłane lub usunięte.',
    showAll: 'Pokaż wszystkie niewysłane wiadomości',
  },
)
