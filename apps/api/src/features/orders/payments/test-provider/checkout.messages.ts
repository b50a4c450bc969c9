import type { Language } from '@stragan/contract'
import type { Method, Problems } from './checkout-form.ts'

interface Texts {
  provider: string
  banner: string
  neverReal: string
  title: (amount: string) => string
  shop: string
  order: string
  how: string
  method: Record<Method, string>
  /** What the inputs lead to, one text each. */
  hints: {
    blik: (codes: { confirmed: string; refused: string; unanswered: string }) => string[]
    card: (numbers: { accepted: string; refused: string }) => string[]
    transfer: string[]
  }
  blik: string
  card: string
  expiry: string
  cvc: string
  bank: string
  chooseBank: string
  banks: { a: string; b: string }
  late: string
  pay: (amount: string) => string
  cancel: string
  correct: string
  problem: Record<NonNullable<Problems[keyof Problems]>, string>
  app: { title: string; text: (amount: string, shop: string) => string; limit: string; confirm: string; refuse: string }
  transfer: { text: (amount: string, shop: string, order: string) => string; confirm: string; refuse: string }
  expired: { title: string; text: string; back: string }
  invalid: { title: string; text: string; back: string }
}

const en: Texts = {
  provider: 'Test payment provider',
  banner: 'No real money is involved.',
  neverReal: 'This page stands in for a payment provider, so that paying can be tried out. Never type in the number of a real card.',
  title: amount => `Pay ${amount}`,
  shop: 'Shop',
  order: 'Order',
  how: 'How would you like to pay?',
  method: { blik: 'BLIK', card: 'Card', transfer: 'Online bank transfer' },
  hints: {
    blik: ({ confirmed, refused, unanswered }) => [
      `${confirmed}: you confirm or refuse the payment on the next page.`,
      `${refused}: your bank refuses the payment.`,
      `${unanswered}: nobody confirms the payment, and its time runs out.`,
    ],
    card: ({ accepted, refused }) => [
      `${accepted}: the payment is accepted.`,
      `${refused}: the payment is refused.`,
      'Any expiry date in the future and any three digits will do.',
    ],
    transfer: ['You pay or cancel on the next page, which stands in for your bank’s.'],
  },
  blik: 'BLIK code, six digits',
  card: 'Card number',
  expiry: 'Expiry date, MM/YY',
  cvc: 'CVC, three digits',
  bank: 'Your bank',
  chooseBank: 'Choose a bank',
  banks: { a: 'Test Bank A', b: 'Test Bank B' },
  late: 'Tell the shop 10 seconds late, to see the order waiting',
  pay: amount => `Pay ${amount}`,
  cancel: 'Cancel and return to the shop',
  correct: 'The payment was not started. Correct the fields marked below.',
  problem: {
    blik: 'Enter the six digits of a code.',
    blikUnknown: 'This code does not exist: enter one of the codes listed here.',
    cardUnknown: 'Enter one of the card numbers listed here, never that of a real card.',
    expiry: 'Enter the month and year, as in 08/30.',
    expired: 'This date has passed: enter one in the future.',
    cvc: 'Enter three digits.',
    bank: 'Choose a bank.',
  },
  app: {
    title: 'Confirm the payment in your bank’s app',
    text: (amount, shop) => `This page stands in for the app on your phone, which asks: pay ${amount} to ${shop}?`,
    limit: 'You have two minutes to confirm the payment.',
    confirm: 'Confirm',
    refuse: 'Refuse',
  },
  transfer: {
    text: (amount, shop, order) => `Transfer ${amount} to ${shop} for order ${order}.`,
    confirm: 'Pay',
    refuse: 'Cancel',
  },
  expired: {
    title: 'The time to pay here has run out',
    text: 'Nothing was paid. You can start the payment again from the order.',
    back: 'Back to the order',
  },
  invalid: {
    title: 'This payment cannot be opened',
    text: 'The address is incomplete or was changed. Open your order again and start the payment from there.',
    back: 'To the shop',
  },
}

const pl: Texts = {
  provider: 'Testowy operator płatności',
  banner: 'Nie płacisz prawdziwymi pieniędzmi.',
  neverReal: 'Ta strona zastępuje operatora płatności, aby można było wypróbować płatność. Nigdy nie wpisuj tu numeru prawdziwej karty.',
  title: amount => `Płatność ${amount}`,
  shop: 'Sklep',
  order: 'Zamówienie',
  how: 'Jak chcesz zapłacić?',
  method: { blik: 'BLIK', card: 'Karta', transfer: 'Przelew w Twoim banku' },
  hints: {
    blik: ({ confirmed, refused, unanswered }) => [
      `${confirmed}: płatność potwierdzasz albo odrzucasz na następnej stronie.`,
      `${refused}: bank odrzuca płatność.`,
      `${unanswered}: nikt nie potwierdza płatności i jej czas mija.`,
    ],
    card: ({ accepted, refused }) => [
      `${accepted}: płatność zostaje przyjęta.`,
      `${refused}: płatność zostaje odrzucona.`,
      'Wystarczy dowolna przyszła data ważności i dowolne trzy cyfry.',
    ],
    transfer: ['Na następnej stronie, która zastępuje stronę banku, płacisz albo anulujesz płatność.'],
  },
  blik: 'Kod BLIK, sześć cyfr',
  card: 'Numer karty',
  expiry: 'Data ważności, MM/RR',
  cvc: 'CVC, trzy cyfry',
  bank: 'Twój bank',
  chooseBank: 'Wybierz bank',
  banks: { a: 'Bank Testowy A', b: 'Bank Testowy B' },
  late: 'Powiadom sklep z 10-sekundowym opóźnieniem, aby zobaczyć, jak zamówienie czeka',
  pay: amount => `Zapłać ${amount}`,
  cancel: 'Anuluj i wróć do sklepu',
  correct: 'Płatności nie rozpoczęto. Popraw zaznaczone niżej pola.',
  problem: {
    blik: 'Wpisz sześć cyfr kodu.',
    blikUnknown: 'Nie ma takiego kodu: wpisz jeden z podanych tutaj.',
    cardUnknown: 'Wpisz jeden z podanych tutaj numerów, nigdy numer prawdziwej karty.',
    expiry: 'Wpisz miesiąc i rok, na przykład 08/30.',
    expired: 'Ta data już minęła: wpisz przyszłą.',
    cvc: 'Wpisz trzy cyfry.',
    bank: 'Wybierz bank.',
  },
  app: {
    title: 'Potwierdź płatność w aplikacji banku',
    text: (amount, shop) => `Ta strona zastępuje aplikację w telefonie, która pyta: „Zapłacić ${amount} sklepowi ${shop}?”`,
    limit: 'Płatność można potwierdzić przez dwie minuty.',
    confirm: 'Potwierdź',
    refuse: 'Odrzuć',
  },
  transfer: {
    text: (amount, shop, order) => `Przelew ${amount} dla sklepu ${shop} za zamówienie ${order}.`,
    confirm: 'Zapłać',
    refuse: 'Anuluj',
  },
  expired: {
    title: 'Czas na tę płatność minął',
    text: 'Nie pobrano żadnej kwoty. Płatność możesz zacząć od nowa na stronie zamówienia.',
    back: 'Wróć do zamówienia',
  },
  invalid: {
    title: 'Nie można otworzyć tej płatności',
    text: 'Adres jest niepełny albo został zmieniony. Otwórz zamówienie i tam rozpocznij płatność ponownie.',
    back: 'Do sklepu',
  },
}

export const checkoutMessages: Record<Language, Texts> = { en, pl }
