import { messages } from '@stragan/contract/messages'
import type { RefusalText } from '../platform/refusal-text.ts'

const enByStatus = (status: number): RefusalText => {
  if (status === 404) return { title: 'This page does not exist', text: 'It may have moved, or the address contains a typing error.' }
  if (status === 413) return { title: 'The form is too large', text: 'Go back, shorten what you typed and send it again.' }
  if (status < 500) return { title: 'The request could not be read', text: 'Go back, reload the page and try again.' }
  return { title: 'Something went wrong', text: 'The error has been logged. Go back and try again in a moment.' }
}
const plByStatus = (status: number): RefusalText => {
  if (status === 404) return { title: 'Nie ma takiej strony', text: 'Strona mogła zostać przeniesiona albo w adresie jest literówka.' }
  if (status === 413) return { title: 'Za dużo danych naraz', text: 'Wróć, skróć wpisany tekst i wyślij ponownie.' }
  if (status < 500) return { title: 'Nie udało się odczytać danych', text: 'Wróć, odśwież stronę i spróbuj ponownie.' }
  return { title: 'Coś się nie udało', text: 'Błąd został zapisany. Wróć i spróbuj ponownie za chwilę.' }
}

export const errorMessages = messages(
  {
    home: 'Go to the start page',
    failure: enByStatus,
  },
  {
    home: 'Przejdź do strony startowej',
    failure: plByStatus,
  },
)
