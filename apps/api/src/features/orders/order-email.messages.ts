import type { Language } from '@stragan/contract'

/** How an order is to be paid, as far as emails distinguish it. */
export type PaymentKind = 'paid' | 'online' | 'deferred' | 'transfer' | 'cash' | 'other'

const en = {
  received: (number: string, shop: string) => `Order ${number} received | ${shop}`,
  confirmed: (number: string, shop: string) => `Order ${number} confirmed | ${shop}`,
  confirmedTitle: 'Your order is confirmed',
  confirmedLead: (number: string) =>
    `We accept order ${number}. With this e-mail the contract of sale is concluded, under the terms of sale in the version that you accepted.`,
  attached: (titles: string) => `We have attached the following for you to keep: ${titles}.`,
  preview: (total: string, payment: string) =>
    `The total is ${total}, and the payment method is ${payment}. We will confirm the order in a separate e-mail.`,
  thanks: 'Thank you for your order',
  arrived: (number: string, day: string, time: string) => `Order ${number}, placed on ${day} at ${time}, has reached us.`,
  next: 'This e-mail only confirms that we have received the order. We will check it and confirm it in a separate e-mail; only then is the contract of sale concluded.',
  unpaidSubject: (number: string, shop: string) => `Order ${number} cancelled: not paid in time | ${shop}`,
  unpaidTitle: 'Your order was cancelled',
  unpaidLead: (number: string, day: string) =>
    `We received no payment for order ${number} of ${day} within the time agreed, so the order was cancelled. There is nothing to pay and nothing will be sent.`,
  unpaidMoney:
    'If you have paid in the meantime, we will return the money: just reply to this e-mail. If you still want the goods, please order them again.',
  cancelled: 'The order has been cancelled in the meantime. There is nothing to pay and nothing will be sent.',
  test: 'This is a test order. The shop is being tried out: nothing will be sent and there is nothing to pay.',
  promisedIfPaid: (dates: string, deadline: string) => `${dates}, if we receive your payment ${deadline}`,
  seeOrder: 'See the order',
  goToPayment: 'Go to payment',

  payment: (name: string) => `Payment: ${name}`,
  nothingToPay: 'There is nothing to pay.',
  pay: {
    paid: 'The order has been paid for. Thank you.',
    online: 'You can pay for the order on its own page. If you have just paid, there is nothing more to do.',
    deferred: 'Please pay the invoice by the date given below.',
    transfer:
      'Please transfer the amount using the details below, now or once we have confirmed the order. We will process the order when the money has arrived.',
    cash: 'You will pay when you receive the goods. There is nothing to do now.',
    other: 'We will send you the payment details in a separate e-mail.',
  } satisfies Record<PaymentKind, string> as Record<PaymentKind, string>,
  /** Once the shop has accepted the order. */
  payAccepted: {
    online:
      'We have not received your payment yet. You can pay on the order’s own page; if you have just paid, there is nothing more to do.',
    deferred: 'Please pay the invoice by the date given below.',
    transfer:
      'We have not received your payment yet. Please transfer the amount using the details below, unless you have done so already. We will process the order when the money has arrived.',
  } as Partial<Record<PaymentKind, string>>,
  recipient: 'Recipient',
  account: 'Account',
  title: 'Payment reference',
  toPay: 'Amount',
  dueBy: 'To be paid by',
  rate: 'Exchange rate',

  products: 'Products',
  net: 'Net',
  gross: 'Incl. VAT',
  line: (quantity: string, price: string, contained: string) => `${quantity} × ${price} net${contained}`,
  lineOf100: (quantity: string, price: string, hundred: string) => `${quantity}, ${price} net per ${hundred}`,
  symbol: 'Product code',
  gift: 'Gift',
  free: 'free',
  discount: 'Discount',
  discountWith: (code: string) => `Discount, code ${code}`,
  delivery: (name: string) => `Delivery: ${name}`,
  total: 'Total',
  vat: (currency: string) => `VAT (${currency})`,
  tax: 'VAT',
  taxed: (percent: number) => `${percent}% VAT`,

  billing: 'Billing address',
  shipping: 'Delivery address',
  sameAddress: 'The same as the billing address',
  locker: 'Parcel locker',
  collectedBy: 'Collected by',
  sample: 'Sample data: this parcel locker does not exist.',
  nip: 'VAT number',
  about: 'Order details',
  ownNumber: 'Your own order number',
  terms: 'Terms of sale',
  version: (version: string) => `version ${version}`,
  contact: 'Contact',
  note: 'Note',

  withdrawalAttached:
    'Consumers may withdraw from the contract within 14 days of receiving the goods, without giving a reason. The attached documents contain the ' +
    'instructions, the exceptions and a form.',
  withdrawal: 'Right of withdrawal',
  withdrawalHint:
    'Consumers may withdraw from the contract within 14 days of receiving the goods, without giving a reason. The terms of sale on the ' +
    'shop’s website explain how, with the exceptions and a form.',
  withdraw: 'Withdraw from contract here',
  readTerms: 'Terms of sale',
  questions: (phone: string): string => `If you have any questions, just reply to this e-mail${phone ? ' or call us' : ''}.`,
  phone: 'Phone',

  noticeSubject: (number: string, total: string, shop: string) => `New order ${number}, ${total} | ${shop}`,
  noticeTitle: 'New order',
  noticeLead: (day: string, time: string) => `The order was placed on ${day} at ${time}. It is waiting to be confirmed.`,
  noticeTest: 'This is a test order: do not process it.',
  noticeCancelled: 'The order has been cancelled in the meantime.',
  refundSubject: (number: string, amount: string, shop: string) => `Refund due: order ${number}, ${amount} | ${shop}`,
  refundTitle: 'A refund is due',
  refundLead: {
    cancelled: 'A payment arrived for an order that had already been cancelled. The order stays cancelled: return the money.',
    other:
      'A payment arrived that cannot be applied to the order: the order has already been paid for, or the amount differs. Return the money, or settle the matter with the buyer.',
  },
  receivedAt: 'Received',
  reference: 'Payment ID',
  number: 'Number',
  name: 'Name',
  company: 'Company',
  email: 'E-mail',
  language: 'Language',
  deliveryBy: 'Delivery',
  paymentBy: 'Payment',
  paid: 'paid',
  buyersNumber: 'Buyer’s order number',
  totalBoth: (gross: string, net: string) => `${gross} incl. VAT, ${net} net`,
  quantity: 'Quantity',
}

type Texts = typeof en

const pl: Texts = {
  received: (number, shop) => `Otrzymaliśmy zamówienie ${number} | ${shop}`,
  confirmed: (number, shop) => `Potwierdzamy zamówienie ${number} | ${shop}`,
  confirmedTitle: 'Zamówienie potwierdzone',
  confirmedLead: number =>
    `Przyjmujemy zamówienie ${number} do realizacji. Tym samym umowa sprzedaży została zawarta, a regulamin w zaakceptowanej wersji jest jej częścią.`,
  attached: titles => `Do tej wiadomości dołączamy, z prośbą o zachowanie: ${titles}.`,
  preview: (total, payment) => `Razem ${total}, płatność: ${payment}. Zamówienie potwierdzimy w osobnej wiadomości.`,
  thanks: 'Dziękujemy za zamówienie',
  arrived: (number, day, time) => `Zamówienie ${number}, złożone ${day} o godz. ${time}, dotarło do nas.`,
  next: 'Ta wiadomość oznacza jedynie, że otrzymaliśmy zamówienie. Sprawdzimy je i potwierdzimy osobną wiadomością; dopiero wtedy zostanie zawarta umowa sprzedaży.',
  unpaidSubject: (number, shop) => `Zamówienie ${number} anulowane: brak wpłaty w terminie | ${shop}`,
  unpaidTitle: 'Zamówienie zostało anulowane',
  unpaidLead: (number, day) =>
    `Nie otrzymaliśmy w terminie wpłaty za zamówienie ${number} z dnia ${day}, dlatego je anulowaliśmy. Nie musisz za nie płacić i niczego nie wyślemy.`,
  unpaidMoney:
    'Jeśli wpłata jest już w drodze, zwrócimy Ci pieniądze: wystarczy odpowiedzieć na tę wiadomość. Jeśli nadal potrzebujesz tego towaru, złóż nowe zamówienie.',
  cancelled: 'Zamówienie zostało w międzyczasie anulowane. Nie musisz za nie płacić i niczego nie wyślemy.',
  test: 'To jest zamówienie testowe. Sklep działa na próbę: niczego nie wyślemy i nie trzeba płacić.',
  promisedIfPaid: (dates: string, deadline: string) => `${dates}, jeśli otrzymamy wpłatę ${deadline}`,
  seeOrder: 'Zobacz zamówienie',
  goToPayment: 'Przejdź do płatności',

  payment: name => `Płatność: ${name}`,
  nothingToPay: 'Nie musisz nic płacić.',
  pay: {
    paid: 'Zamówienie jest opłacone. Dziękujemy.',
    online: 'Zamówienie możesz opłacić na jego stronie. Jeśli płatność została przed chwilą wykonana, nie musisz nic więcej robić.',
    deferred: 'Opłać fakturę w terminie podanym niżej.',
    transfer:
      'Zrób przelew według poniższych danych, od razu albo po potwierdzeniu zamówienia. Zamówienie zrealizujemy po zaksięgowaniu wpłaty.',
    cash: 'Zapłacisz przy odbiorze towaru. Teraz nie musisz nic robić.',
    other: 'Dane do płatności prześlemy w osobnej wiadomości.',
  },
  payAccepted: {
    online:
      'Nie otrzymaliśmy jeszcze wpłaty. Zamówienie możesz opłacić na jego stronie; jeśli płatność została przed chwilą wykonana, nie musisz nic więcej robić.',
    deferred: 'Opłać fakturę w terminie podanym niżej.',
    transfer:
      'Nie otrzymaliśmy jeszcze wpłaty. Zrób przelew według poniższych danych, chyba że jest już zlecony. Zamówienie zrealizujemy po zaksięgowaniu wpłaty.',
  },
  recipient: 'Odbiorca',
  account: 'Numer konta',
  title: 'Tytuł przelewu',
  toPay: 'Kwota',
  dueBy: 'Termin płatności',
  rate: 'Kurs',

  products: 'Produkty',
  net: 'Netto',
  gross: 'Brutto',
  line: (quantity, price, contained) => `${quantity} × ${price} netto${contained}`,
  lineOf100: (quantity, price, hundred) => `${quantity}, ${price} netto za ${hundred}`,
  symbol: 'Symbol',
  gift: 'Prezent',
  free: 'gratis',
  discount: 'Rabat',
  discountWith: code => `Rabat, kod ${code}`,
  delivery: name => `Dostawa: ${name}`,
  total: 'Razem',
  vat: currency => `VAT (${currency})`,
  tax: 'VAT',
  taxed: percent => `VAT ${percent}%`,

  billing: 'Adres rozliczeniowy',
  shipping: 'Adres dostawy',
  sameAddress: 'Taki sam jak rozliczeniowy',
  locker: 'Automat paczkowy',
  collectedBy: 'Odbierający',
  sample: 'Dane przykładowe: ten automat nie istnieje.',
  nip: 'NIP',
  about: 'Szczegóły zamówienia',
  ownNumber: 'Własny numer zamówienia',
  terms: 'Regulamin sklepu',
  version: version => `wersja ${version}`,
  contact: 'Kontakt',
  note: 'Uwagi',

  withdrawalAttached:
    'Konsument może odstąpić od umowy w ciągu 14 dni od otrzymania towaru, bez podania przyczyny. Zasady, wyjątki i wzór oświadczenia ' +
    'są w załączonych dokumentach.',
  withdrawal: 'Prawo odstąpienia od umowy',
  withdrawalHint:
    'Konsument może odstąpić od umowy w ciągu 14 dni od otrzymania towaru, bez podania przyczyny. Zasady, wyjątki i wzór oświadczenia ' +
    'podaje regulamin na stronie sklepu.',
  withdraw: 'Odstąp od umowy tutaj',
  readTerms: 'Regulamin sklepu',
  questions: phone => `W razie pytań wystarczy odpowiedzieć na tę wiadomość${phone ? ' albo zadzwonić' : ''}.`,
  phone: 'Telefon',

  noticeSubject: (number, total, shop) => `Nowe zamówienie ${number}, ${total} | ${shop}`,
  noticeTitle: 'Nowe zamówienie',
  noticeLead: (day, time) => `Zamówienie zostało złożone ${day} o godz. ${time} i czeka na potwierdzenie.`,
  noticeTest: 'To jest zamówienie testowe: nie należy go realizować.',
  noticeCancelled: 'Zamówienie zostało w międzyczasie anulowane.',
  refundSubject: (number, amount, shop) => `Wpłata do zwrotu: zamówienie ${number}, ${amount} | ${shop}`,
  refundTitle: 'Wpłata do zwrotu',
  refundLead: {
    cancelled: 'Wpłynęła płatność za zamówienie, które zostało wcześniej anulowane. Pozostaje ono anulowane: należy zwrócić pieniądze.',
    other:
      'Wpłynęła płatność, której nie można zaliczyć na poczet zamówienia: zamówienie jest już opłacone albo kwota się nie zgadza. Należy zwrócić pieniądze lub wyjaśnić sprawę z kupującym.',
  },
  receivedAt: 'Otrzymano',
  reference: 'Identyfikator płatności',
  number: 'Numer',
  name: 'Imię i nazwisko',
  company: 'Firma',
  email: 'E-mail',
  language: 'Język',
  deliveryBy: 'Dostawa',
  paymentBy: 'Płatność',
  paid: 'opłacone',
  buyersNumber: 'Numer zamówienia kupującego',
  totalBoth: (gross, net) => `${gross} brutto, ${net} netto`,
  quantity: 'Ilość',
}

export const emailMessages: Record<Language, Texts> = { en, pl }
export type EmailTexts = Texts
