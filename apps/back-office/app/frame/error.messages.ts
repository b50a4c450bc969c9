import type { ErrorCode } from '@stragan/contract'
import { maxWorksheetRows } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { messages } from '@stragan/contract/messages'

interface Text {
  title: string
  text: string
}

const en: Partial<Record<ErrorCode, Text>> = {
  permission_denied: {
    title: 'Your role does not include this',
    text: 'An owner of the shop can give you another role, or do it for you.',
  },
  shop_not_found: {
    title: 'There is no such shop',
    text: 'You do not work in a shop with this address. Perhaps your access has ended: an owner of the shop can invite you again.',
  },
  staff_not_found: { title: 'This person does not work in the shop', text: 'They have left or been removed.' },
  customer_not_found: { title: 'There is no such customer', text: 'The account may have been closed.' },
  change_set_not_found: { title: 'There is no such change', text: 'The history is kept for 24 months.' },
  order_not_found: { title: 'There is no such order', text: 'Check the address, or find the order in the list.' },
  product_not_found: { title: 'There is no such product', text: 'It may have been deleted.' },
  category_not_found: { title: 'There is no such category', text: 'It may have been deleted.' },
  brand_not_found: { title: 'There is no such brand', text: 'It may have been deleted.' },
  producer_not_found: { title: 'There is no such producer', text: 'It may have been deleted.' },
  feature_not_found: { title: 'There is no such feature or value', text: 'It may have been deleted.' },
  webhook_not_found: { title: 'There is no such webhook', text: 'It may have been deleted.' },
  webhook_delivery_not_found: { title: 'This event is not in the log', text: 'Events are kept for 30 days.' },
  too_many_rows: {
    title: 'The list is too long for Excel',
    text: `A workbook has at most ${formatNumber('en', maxWorksheetRows)} rows. Narrow the filters, or download CSV.`,
  },
  too_many_downloads: {
    title: 'Other downloads are in progress',
    text: 'Only a few run at the same time. Try again when they have ended.',
  },
  passkey_required: {
    title: 'Confirm with your passkey first',
    text: 'You signed in with your password alone. Sign out and sign in with your passkey; then you can change how you sign in. If you have lost it, an owner of the shop can reset your second factor.',
  },
  unavailable: { title: 'The back office cannot answer right now', text: 'Try again in a moment.' },
  too_many_requests: { title: 'Too many attempts', text: 'Wait a quarter of an hour and try again.' },
}
const pl: Partial<Record<ErrorCode, Text>> = {
  permission_denied: {
    title: 'Twoja rola na to nie pozwala',
    text: 'Właściciel sklepu może nadać Ci inną rolę albo zrobić to za Ciebie.',
  },
  shop_not_found: {
    title: 'Nie ma takiego sklepu',
    text: 'Nie pracujesz w sklepie o tym adresie. Być może Twój dostęp wygasł: właściciel sklepu może zaprosić Cię ponownie.',
  },
  staff_not_found: { title: 'Ta osoba nie pracuje w sklepie', text: 'Odeszła albo została usunięta.' },
  customer_not_found: { title: 'Nie ma takiego klienta', text: 'Konto mogło zostać zamknięte.' },
  change_set_not_found: { title: 'Nie ma takiej zmiany', text: 'Historia zmian jest przechowywana przez 24 miesiące.' },
  order_not_found: { title: 'Nie ma takiego zamówienia', text: 'Sprawdź adres albo znajdź zamówienie na liście.' },
  product_not_found: { title: 'Nie ma takiego produktu', text: 'Mógł zostać usunięty.' },
  category_not_found: { title: 'Nie ma takiej kategorii', text: 'Mogła zostać usunięta.' },
  brand_not_found: { title: 'Nie ma takiej marki', text: 'Mogła zostać usunięta.' },
  producer_not_found: { title: 'Nie ma takiego producenta', text: 'Mógł zostać usunięty.' },
  feature_not_found: { title: 'Nie ma takiej cechy lub wartości', text: 'Mogła zostać usunięta.' },
  webhook_not_found: { title: 'Nie ma takiego webhooka', text: 'Mógł zostać usunięty.' },
  webhook_delivery_not_found: { title: 'Tego zdarzenia nie ma w dzienniku', text: 'Przechowujemy je przez 30 dni.' },
  too_many_rows: {
    title: 'Lista jest za długa dla Excela',
    text: `Skoroszyt może mieć najwyżej ${formatNumber('pl', maxWorksheetRows)} wierszy. Zawęź filtry albo pobierz CSV.`,
  },
  too_many_downloads: {
    title: 'Trwają inne pobierania',
    text: 'Naraz działa tylko kilka. Spróbuj ponownie, gdy się zakończą.',
  },
  passkey_required: {
    title: 'Najpierw użyj klucza dostępu',
    text: 'Zalogowano Cię samym hasłem. Wyloguj się i zaloguj kluczem dostępu; wtedy zmienisz sposób logowania. Jeśli go nie masz, właściciel sklepu może zresetować Twój drugi składnik.',
  },
  unavailable: { title: 'Panel nie może teraz odpowiedzieć', text: 'Spróbuj ponownie za chwilę.' },
  too_many_requests: { title: 'Za dużo prób', text: 'Odczekaj kwadrans i spróbuj ponownie.' },
}

const enByStatus = (status: number): Text => {
  if (status === 404) return { title: 'This page does not exist', text: 'It may have moved, or the address contains a typing error.' }
  if (status === 413) return { title: 'The form is too large', text: 'Go back, shorten what you typed and send it again.' }
  if (status < 500) return { title: 'The request could not be read', text: 'Go back, reload the page and try again.' }
  return { title: 'Something went wrong', text: 'The error has been logged. Go back and try again in a moment.' }
}
const plByStatus = (status: number): Text => {
  if (status === 404) return { title: 'Nie ma takiej strony', text: 'Mogła zostać przeniesiona albo w adresie jest literówka.' }
  if (status === 413) return { title: 'Za dużo danych naraz', text: 'Wróć, skróć wpisany tekst i wyślij ponownie.' }
  if (status < 500) return { title: 'Nie udało się odczytać danych', text: 'Wróć, odśwież stronę i spróbuj ponownie.' }
  return { title: 'Coś się nie udało', text: 'Błąd został zapisany. Wróć i spróbuj ponownie za chwilę.' }
}

export const errorMessages = messages(
  {
    home: 'Go to the start page',
    failure: (code: ErrorCode | undefined, status: number): Text => (code && en[code]) || enByStatus(status),
    identity: 'Confirm your identity',
    identityLeadToOpen: 'Enter your password to go on: you last confirmed that it is you more than ten minutes ago.',
    identityLead:
      'Enter your password to make this change: you last confirmed that it is you more than ten minutes ago. What you sent has been kept.',
    signIn: 'Sign in again',
    signInLead: 'Your session has ended. What you sent has been kept, and will be carried out after you sign in.',
    secondFactor: 'Enter the code',
    confirm: 'Confirm',
    cancel: 'Cancel',
    sending: 'Sending…',
    email: 'E-mail',
    password: 'Password',
  },
  {
    home: 'Przejdź do strony startowej',
    failure: (code: ErrorCode | undefined, status: number): Text => (code && pl[code]) || plByStatus(status),
    identity: 'Potwierdź tożsamość',
    identityLeadToOpen: 'Aby przejść dalej, podaj hasło: od ostatniego potwierdzenia minęło ponad dziesięć minut.',
    identityLead:
      'Aby wprowadzić tę zmianę, podaj hasło: od ostatniego potwierdzenia minęło ponad dziesięć minut. Przesłane dane zachowaliśmy.',
    signIn: 'Zaloguj się ponownie',
    signInLead: 'Twoja sesja się zakończyła. Przesłane dane zachowaliśmy: po zalogowaniu dokończymy tę operację.',
    secondFactor: 'Podaj kod',
    confirm: 'Potwierdź',
    cancel: 'Anuluj',
    sending: 'Wysyłanie…',
    email: 'E-mail',
    password: 'Hasło',
  },
)
