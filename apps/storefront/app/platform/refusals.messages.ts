import { messages } from './messages.ts'

/** Texts for refused requests by status: what happened and what to do. Other statuses use those of 400. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 415 | 429

interface Refusal {
  title: string
  text: string
}

const refusals = (goHome: string, by: Record<RefusalStatus, Refusal>) => ({
  goHome,
  refusal: (status: number): Refusal => (Object.hasOwn(by, status) ? by[status as RefusalStatus] : by[400]),
})

export const refusalMessages = messages(
  refusals('Go to the home page', {
    400: {
      title: 'The request could not be read',
      text: 'The shop could not read what was sent. Go back, reload the page and try again.',
    },
    403: { title: 'Not allowed', text: 'This form was sent from another site. Open the page in the shop and send the form from there.' },
    404: { title: 'This page does not exist', text: 'It may have moved, or the address contains a typing error.' },
    405: { title: 'This address does not support that request', text: 'Nothing was changed. Start again from the home page.' },
    413: {
      title: 'The form is too large',
      text: 'What you sent is larger than this form accepts. Go back, shorten the text or choose a smaller file, and send it again.',
    },
    415: {
      title: 'The request is not a form',
      text: 'This address accepts only forms sent by a browser. Go back, reload the page and send the form again.',
    },
    429: { title: 'Too many requests came from your network', text: 'Wait a quarter of an hour and try again.' },
  }),
  refusals('Przejdź na stronę główną', {
    400: {
      title: 'Nie udało się odczytać danych',
      text: 'Sklep nie mógł odczytać przesłanych danych. Wróć, odśwież stronę i spróbuj ponownie.',
    },
    403: { title: 'Niedozwolone', text: 'Ten formularz wysłano z innej witryny. Otwórz go w sklepie i wyślij ponownie.' },
    404: { title: 'Nie ma takiej strony', text: 'Strona mogła zostać przeniesiona albo w adresie jest literówka.' },
    405: {
      title: 'Ten adres nie obsługuje takiego żądania',
      text: 'Nic nie zostało zmienione. Zacznij od strony głównej.',
    },
    413: {
      title: 'Za dużo danych naraz',
      text: 'Ten formularz nie przyjmuje tylu danych. Wróć, skróć tekst albo wybierz mniejszy plik i wyślij ponownie.',
    },
    415: {
      title: 'To nie jest formularz',
      text: 'Ten adres przyjmuje tylko formularze wysyłane przez przeglądarkę. Wróć, odśwież stronę i wyślij formularz ponownie.',
    },
    429: { title: 'Z Twojej sieci przyszło zbyt wiele żądań', text: 'Odczekaj kwadrans i spróbuj ponownie.' },
  }),
)
