import type { ErrorCode, Language } from '@stragan/contract'
import { maxWorksheetRows } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import type { RefusalText } from './refusal-text.ts'

type Texts = Partial<Record<ErrorCode, RefusalText>>

const en: Texts = {
  permission_denied: {
    title: 'Your role does not include this',
    text: 'An owner of the shop can give you another role, or do this for you.',
  },
  operator_required: {
    title: 'This page is for operators of the installation',
    text: 'Operators create shops and see how they run. Whoever runs the server can make you one.',
  },
  shop_not_found: {
    title: 'There is no such shop',
    text: 'You do not work in a shop with this address. Perhaps your access has ended: an owner of the shop can invite you again.',
  },
  staff_not_found: { title: 'This person does not work in the shop', text: 'They have left or been removed.' },
  customer_not_found: { title: 'There is no such customer', text: 'The account may have been closed.' },
  change_set_not_found: { title: 'There is no such change', text: 'Old changes are deleted from the history.' },
  order_not_found: { title: 'There is no such order', text: 'Check the address, or find the order in the list.' },
  product_not_found: { title: 'There is no such product', text: 'It may have been deleted.' },
  category_not_found: { title: 'There is no such category', text: 'It may have been deleted.' },
  brand_not_found: { title: 'There is no such brand', text: 'It may have been deleted.' },
  producer_not_found: { title: 'There is no such manufacturer', text: 'It may have been deleted.' },
  feature_not_found: { title: 'There is no such feature or value', text: 'It may have been deleted.' },
  webhook_not_found: { title: 'There is no such webhook', text: 'It may have been deleted.' },
  webhook_delivery_not_found: { title: 'This event is not in the log', text: 'Events are kept for 30 days.' },
  too_many_rows: {
    title: 'The list is too long for Excel',
    text: `A workbook has at most ${formatNumber('en', maxWorksheetRows)} rows. Narrow the filters, or download a CSV file.`,
  },
  too_many_downloads: {
    title: 'Other downloads are in progress',
    text: 'Only a few can run at the same time. Try again when they have finished.',
  },
  passkey_required: {
    title: 'Confirm with your passkey first',
    text: 'You signed in with your password alone. Sign out and sign in with your passkey; then you can change how you sign in. If you have lost it, an owner of the shop can reset your second factor.',
  },
  unavailable: { title: 'The back office cannot answer right now', text: 'Try again in a moment.' },
  too_many_requests: { title: 'Too many attempts', text: 'Wait a quarter of an hour and try again.' },
}
const pl: Texts = {
  permission_denied: {
    title: 'Twoja rola na to nie pozwala',
    text: 'Właściciel sklepu może nadać Ci inną rolę albo zrobić to za Ciebie.',
  },
  operator_required: {
    title: 'Ta strona jest dla operatorów instalacji',
    text: 'Operatorzy tworzą sklepy i widzą, jak one działają. To uprawnienie nadaje osoba, która zarządza serwerem.',
  },
  shop_not_found: {
    title: 'Nie ma takiego sklepu',
    text: 'Nie pracujesz w sklepie o tym adresie. Być może Twój dostęp wygasł: właściciel sklepu może zaprosić Cię ponownie.',
  },
  staff_not_found: { title: 'Ta osoba nie pracuje w sklepie', text: 'Ta osoba odeszła albo została usunięta.' },
  customer_not_found: { title: 'Nie ma takiego klienta', text: 'Konto mogło zostać zamknięte.' },
  change_set_not_found: { title: 'Nie ma takiej zmiany', text: 'Starsze zmiany są usuwane z historii.' },
  order_not_found: { title: 'Nie ma takiego zamówienia', text: 'Sprawdź adres albo znajdź zamówienie na liście.' },
  product_not_found: { title: 'Nie ma takiego produktu', text: 'Produkt mógł zostać usunięty.' },
  category_not_found: { title: 'Nie ma takiej kategorii', text: 'Kategoria mogła zostać usunięta.' },
  brand_not_found: { title: 'Nie ma takiej marki', text: 'Marka mogła zostać usunięta.' },
  producer_not_found: { title: 'Nie ma takiego producenta', text: 'Producent mógł zostać usunięty.' },
  feature_not_found: { title: 'Nie ma takiej cechy lub wartości', text: 'Cecha lub wartość mogła zostać usunięta.' },
  webhook_not_found: { title: 'Nie ma takiego webhooka', text: 'Webhook mógł zostać usunięty.' },
  webhook_delivery_not_found: { title: 'Tego zdarzenia nie ma w dzienniku', text: 'Zdarzenia przechowujemy przez 30 dni.' },
  too_many_rows: {
    title: 'Lista jest za długa dla Excela',
    text: `Skoroszyt może mieć najwyżej ${formatNumber('pl', maxWorksheetRows)} wierszy. Zawęź filtry albo pobierz CSV.`,
  },
  too_many_downloads: {
    title: 'Trwają inne pobierania',
    text: 'Naraz może działać tylko kilka pobierań. Spróbuj ponownie, gdy się zakończą.',
  },
  passkey_required: {
    title: 'Najpierw użyj klucza dostępu',
    text: 'Zalogowano Cię samym hasłem. Wyloguj się i zaloguj kluczem dostępu; wtedy zmienisz sposób logowania. Jeśli nie masz już tego klucza, właściciel sklepu może zresetować Twój drugi składnik.',
  },
  unavailable: { title: 'Panel nie może teraz odpowiedzieć', text: 'Spróbuj ponownie za chwilę.' },
  too_many_requests: { title: 'Za dużo prób', text: 'Odczekaj kwadrans i spróbuj ponownie.' },
}

/** Why a page is not shown; nothing where its status says enough. */
export const failureIn = (language: Language, code: ErrorCode): Partial<RefusalText> => ({ en, pl })[language][code] ?? {}
