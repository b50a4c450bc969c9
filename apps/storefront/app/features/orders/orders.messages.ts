import type { Currency, ErrorCode, Order, OrderStatus } from '@stragan/contract'
import { formatNumber, formatRate } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'
import type { PaymentKind } from './order-steps.ts'

type Words = Record<string, string>
type ByStatus = Record<OrderStatus, string>
type ByReason = Record<NonNullable<Order['cancel_reason']>, string>
/** Texts for a buyer who withdrew. */
interface Withdrawn {
  full: string
  part: string
  received: string
  nothingToPay: string
  partToPay: string
  partPaid: string
  partRefunded: string
  sendTo: string
  addressToCome: string
  heading: string
  next: (isPaid: boolean) => string
}
/** Amount due and its deadline. */
type Owed = (kind: PaymentKind, amount: string, due: string | null) => string

export const orderMessages = messages(
  {
    order: (number: string) => `Order ${number}`,
    description: 'See the status of your order, what it contains and how to pay.',
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    placed: 'Placed',
    print: 'Print',
    orderHistory: 'Order history',
    reorder: 'Order again',
    reorderNamed: (number: string) => `Order again: ${number}`,
    isTest: 'Test order',
    testHint: 'This is a test order: nothing will be sent, so do not pay for it.',
    status: {
      new: 'Placed',
      confirmed: 'Confirmed',
      paid: 'Paid',
      packed: 'Packed',
      sent: 'Sent',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    } as ByStatus,
    timeline: 'Order status',
    shipment: 'Shipment',
    trackingNumber: 'Tracking number',
    track: 'Track the parcel',
    newTab: '(opens in a new tab)',
    toCome: 'still to come',
    rights: 'Returns and complaints',
    withdraw: 'Withdraw from contract here',
    withdrawUntil: (day: string | null) =>
      day === null
        ? 'You can do this within 14 days of receiving the goods, without giving a reason.'
        : `You can do this up to and including ${day}, without giving a reason.`,
    companyWithdraws: 'For an order placed for a business, only a sole trader whose purchase is outside their own trade can withdraw.',
    complain: 'Make a complaint',
    complainHint: 'Tell us if something is faulty, missing or not what you ordered.',
    questions: 'Questions about this order?',
    questionsHint: (number: string) => `Give us the number ${number}.`,
    continueShopping: 'Continue shopping',

    heading: {
      new: 'Thank you, we have received your order',
      confirmed: 'Your order is confirmed',
      paid: 'Thank you, we have received your payment',
      packed: 'Your order is packed',
      sent: 'Your order is on its way',
      delivered: 'Your order has been delivered',
      cancelled: 'This order was cancelled',
    } as ByStatus,
    step: {
      new: 'We will check it and confirm it shortly.',
      confirmed: 'We will pack it next.',
      paid: 'We will pack your order next.',
      packed: 'It is ready to leave our warehouse.',
      sent: 'It has left our warehouse.',
      delivered: 'Thank you for shopping with us.',
      cancelled: 'Nothing will be sent.',
    } as ByStatus,
    withdrawn: {
      full: 'You have withdrawn from the contract',
      part: 'You have withdrawn from part of the contract',
      received: 'Statement received',
      nothingToPay: 'There is nothing more to pay.',
      partToPay: 'Do not pay the whole amount: we will tell you by e-mail what is left to pay, or return the difference.',
      partPaid:
        'We will refund what you paid for the goods that you return within 14 days of receiving your statement. We may wait until the goods are back or you have shown that you sent them.',
      partRefunded: 'We have refunded what you paid for the goods that you return.',
      sendTo: 'If you have the goods, send them back within 14 days to:',
      addressToCome: 'If you have the goods, we will tell you by e-mail where to send them.',
      heading: 'What happens next',
      next: (isPaid: boolean) =>
        isPaid
          ? 'We will refund what you paid, including the cost of the cheapest delivery that we offered, within 14 days of receiving your statement. We may wait until the goods are back or you have shown that you sent them.'
          : 'We will not send goods that are still with us.',
    } as Withdrawn,
    confirmation: (email: string) => `We have sent a confirmation to ${email}.`,
    stillOwed: ((kind, amount, due) =>
      ({
        transfer:
          due === null
            ? `Please transfer ${amount}. We will send your order when the money arrives.`
            : `Please transfer ${amount} by the end of ${due}, or the order will be cancelled. We will send it when the money arrives.`,
        online:
          due === null
            ? `Please pay ${amount}. We will send your order when the payment is confirmed.`
            : `Please pay ${amount} by ${due}, or the order will be cancelled. We will send it when the payment is confirmed.`,
        invoice: due === null ? `You will pay ${amount} by invoice.` : `Please pay ${amount} by ${due}.`,
        'on-delivery': `You will pay ${amount} when you receive the goods.`,
      })[kind]) as Owed,
    pendingStep: 'We will send your order when the payment is confirmed.',
    accountToCome: 'We will send you the account number by e-mail.',
    cancelReason: {
      unpaid: 'Payment did not arrive in time, so the order was cancelled.',
      buyer_request: 'It was cancelled at your request.',
      out_of_stock: 'We are sorry: the goods are out of stock.',
      undeliverable: 'We are sorry: we cannot deliver to the address given.',
    } as ByReason,
    cancelledUnpaid: 'There is nothing to pay.',
    cancelledPaid: 'We will refund what you paid.',
    refunded: 'We have refunded what you paid.',

    payment: 'Payment',
    isPaid: 'Paid',
    nothingToPay: 'Nothing to pay',
    toPay: 'To pay',

    lines: 'What you ordered',
    product: 'Product',
    quantity: 'Quantity',
    unitNet: 'Net price',
    net: 'Net',
    gross: 'Incl. VAT',
    vat: 'VAT',
    percent: (percent: number) => `${percent}%`,
    gift: 'Gift',
    products: 'Products',
    delivery: 'Delivery',
    discount: (code: string | null) => (code ? `Discount, code ${code}` : 'Discount'),
    total: 'Total',
    totals: 'Summary',
    vatTable: 'VAT by rate',
    rate: 'Rate',
    currencyRate: (currency: Currency, rate: string) =>
      `Prices were converted at ${formatRate('en', currency, rate)}, the rate when you ordered.`,

    details: 'Addresses and contact',
    billing: 'Billing address',
    deliveryAddress: 'Delivery address',
    locker: 'Parcel locker',
    sampleLocker: 'Sample data: this parcel locker does not exist.',
    collectedBy: 'Collected by',
    sameAddress: 'The same as the billing address',
    contact: 'Contact',
    ownNumber: 'Your own order number',
    note: 'Your note',
    weight: 'Weight',
    kg: (kg: number) => `${formatNumber('en', kg)}\u00a0kg`,
    consents: 'What you accepted',
    consent: { regulations: 'Terms of sale', 'privacy-policy': 'Privacy policy', 'reward-regulations': 'Gift terms' } as Words,
    otherConsent: 'Shop document',
    version: (version: string) => `version ${version}`,

    maskedTitle: 'Address and contact details are hidden',
    masked:
      'This link was opened in a different browser from the one in which you ordered. Enter the e-mail address used for the order to see it in full.',
    email: 'E-mail address used for the order',
    unmask: 'Show the whole order',
    unmasking: 'Checking…',
    unmasked: 'You can now see the whole order.',
    emailRefused: (code: ErrorCode): string =>
      code === 'too_many_requests'
        ? 'There were too many attempts. Wait a quarter of an hour, or see the confirmation that we sent you by e-mail.'
        : code === 'unavailable'
          ? 'The shop could not be reached. Check your connection and try again.'
          : 'This is not the e-mail address used for this order. Enter the one that the confirmation was sent to.',
  },
  {
    order: (number: string) => `Zamówienie ${number}`,
    description: 'Status zamówienia, jego zawartość i sposób płatności.',
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    placed: 'Złożone',
    print: 'Drukuj',
    orderHistory: 'Historia zamówień',
    reorder: 'Zamów ponownie',
    reorderNamed: (number: string) => `Zamów ponownie: ${number}`,
    isTest: 'Zamówienie testowe',
    testHint: 'To zamówienie testowe: niczego nie wyślemy, więc za nie nie płać.',
    status: {
      new: 'Złożone',
      confirmed: 'Potwierdzone',
      paid: 'Opłacone',
      packed: 'Spakowane',
      sent: 'Wysłane',
      delivered: 'Dostarczone',
      cancelled: 'Anulowane',
    },
    timeline: 'Status zamówienia',
    shipment: 'Przesyłka',
    trackingNumber: 'Numer przesyłki',
    track: 'Śledź przesyłkę',
    newTab: '(otwiera się w nowej karcie)',
    toCome: 'jeszcze przed nami',
    rights: 'Zwroty i reklamacje',
    withdraw: 'Odstąp od umowy tutaj',
    withdrawUntil: (day: string | null) =>
      day === null
        ? 'Możesz to zrobić bez podania przyczyny, w ciągu 14 dni od otrzymania towaru.'
        : `Możesz to zrobić bez podania przyczyny, do ${day} włącznie.`,
    companyWithdraws:
      'Jeśli zamówienie złożono na firmę, odstąpić może tylko osoba, która prowadzi jednoosobową działalność i dla której zakup nie ma charakteru zawodowego.',
    complain: 'Złóż reklamację',
    complainHint: 'Napisz do nas, gdy towar jest wadliwy, niekompletny albo inny niż zamówiony.',
    questions: 'Masz pytanie o to zamówienie?',
    questionsHint: (number: string) => `Podaj nam numer ${number}.`,
    continueShopping: 'Kontynuuj zakupy',

    heading: {
      new: 'Dziękujemy, otrzymaliśmy Twoje zamówienie',
      confirmed: 'Zamówienie potwierdzone',
      paid: 'Dziękujemy, otrzymaliśmy Twoją wpłatę',
      packed: 'Zamówienie spakowane',
      sent: 'Zamówienie w drodze',
      delivered: 'Zamówienie dostarczone',
      cancelled: 'Zamówienie anulowane',
    },
    step: {
      new: 'Sprawdzimy zamówienie i wkrótce je potwierdzimy.',
      confirmed: 'Teraz spakujemy zamówienie.',
      paid: 'Teraz spakujemy zamówienie.',
      packed: 'Zamówienie jest gotowe do wydania z magazynu.',
      sent: 'Zamówienie opuściło już nasz magazyn.',
      delivered: 'Dziękujemy za zakupy.',
      cancelled: 'Niczego nie wyślemy.',
    },
    withdrawn: {
      full: 'Odstąpiono od umowy',
      part: 'Odstąpiono od części umowy',
      received: 'Otrzymaliśmy oświadczenie',
      nothingToPay: 'Nie ma już nic do zapłaty.',
      partToPay: 'Nie płać całej kwoty: napiszemy e-mailem, ile zostało do zapłaty, albo zwrócimy różnicę.',
      partPaid:
        'Zwrócimy zapłatę za zwracany towar w ciągu 14 dni od otrzymania Twojego oświadczenia. Możemy wstrzymać się ze zwrotem do czasu otrzymania towaru lub dowodu jego odesłania.',
      partRefunded: 'Zwróciliśmy zapłatę za zwracany towar.',
      sendTo: 'Jeśli masz już towar, odeślij go w ciągu 14 dni na adres:',
      addressToCome: 'Jeśli masz już towar, napiszemy e-mailem, dokąd go odesłać.',
      heading: 'Co dalej',
      next: (isPaid: boolean) =>
        isPaid
          ? 'Zwrócimy zapłaconą kwotę wraz z kosztem najtańszej oferowanej przez nas dostawy w ciągu 14 dni od otrzymania Twojego oświadczenia. Możemy wstrzymać się ze zwrotem do czasu otrzymania towaru lub dowodu jego odesłania.'
          : 'Towaru, który jest jeszcze u nas, nie wyślemy.',
    } as Withdrawn,
    confirmation: (email: string) => `Potwierdzenie wysłaliśmy na adres ${email}.`,
    stillOwed: (kind, amount, due) =>
      ({
        transfer:
          due === null
            ? `Prosimy o przelew na kwotę ${amount}. Zamówienie wyślemy, gdy wpłata do nas dotrze.`
            : `Prosimy o przelew na kwotę ${amount} do ${due} włącznie. Zamówienie wyślemy, gdy wpłata do nas dotrze; jeśli nie dotrze w terminie, zamówienie zostanie anulowane.`,
        online:
          due === null
            ? `Do zapłaty zostało ${amount}. Zamówienie wyślemy, gdy płatność zostanie potwierdzona.`
            : `Do zapłaty zostało ${amount}, termin płatności: ${due}. Zamówienie wyślemy, gdy płatność zostanie potwierdzona; bez wpłaty w terminie zamówienie zostanie anulowane.`,
        invoice: due === null ? `Kwota do zapłaty z faktury: ${amount}.` : `Kwota do zapłaty: ${amount}, termin płatności: ${due}.`,
        'on-delivery': `Przy odbiorze zapłacisz ${amount}.`,
      })[kind],
    pendingStep: 'Zamówienie wyślemy, gdy płatność zostanie potwierdzona.',
    accountToCome: 'Numer konta prześlemy e-mailem.',
    cancelReason: {
      unpaid: 'Wpłata nie dotarła w terminie, dlatego zamówienie zostało anulowane.',
      buyer_request: 'Anulowaliśmy zamówienie na Twoją prośbę.',
      out_of_stock: 'Przepraszamy: zabrakło towaru.',
      undeliverable: 'Przepraszamy: nie możemy dostarczyć towaru pod podany adres.',
    },
    cancelledUnpaid: 'Za zamówienie nie trzeba płacić.',
    cancelledPaid: 'Zwrócimy Ci wpłatę.',
    refunded: 'Zwróciliśmy Ci wpłatę.',

    payment: 'Płatność',
    isPaid: 'Opłacone',
    nothingToPay: 'Nic do zapłaty',
    toPay: 'Do zapłaty',

    lines: 'Co zamówiono',
    product: 'Produkt',
    quantity: 'Ilość',
    unitNet: 'Cena netto',
    net: 'Netto',
    gross: 'Brutto',
    vat: 'VAT',
    percent: (percent: number) => `${percent}%`,
    gift: 'Prezent',
    products: 'Produkty',
    delivery: 'Dostawa',
    discount: (code: string | null) => (code ? `Rabat, kod ${code}` : 'Rabat'),
    total: 'Razem',
    totals: 'Podsumowanie',
    vatTable: 'VAT według stawek',
    rate: 'Stawka',
    currencyRate: (currency: Currency, rate: string) =>
      `Ceny przeliczono po kursie ${formatRate('pl', currency, rate)} z chwili zamówienia.`,

    details: 'Adresy i kontakt',
    billing: 'Adres rozliczeniowy',
    deliveryAddress: 'Adres dostawy',
    locker: 'Automat paczkowy',
    sampleLocker: 'Dane przykładowe: ten automat nie istnieje.',
    collectedBy: 'Odbierający',
    sameAddress: 'Taki sam jak rozliczeniowy',
    contact: 'Kontakt',
    ownNumber: 'Własny numer zamówienia',
    note: 'Uwagi',
    weight: 'Waga',
    kg: (kg: number) => `${formatNumber('pl', kg)}\u00a0kg`,
    consents: 'Zaakceptowane dokumenty',
    consent: { regulations: 'Regulamin sklepu', 'privacy-policy': 'Polityka prywatności', 'reward-regulations': 'Regulamin prezentów' },
    otherConsent: 'Dokument sklepu',
    version: (version: string) => `wersja ${version}`,

    maskedTitle: 'Adres i kontakt są ukryte',
    masked:
      'Ten link otwarto w innej przeglądarce niż ta, w której złożono zamówienie. Podaj adres e-mail z zamówienia, aby zobaczyć całość.',
    email: 'Adres e-mail z zamówienia',
    unmask: 'Pokaż całe zamówienie',
    unmasking: 'Sprawdzamy…',
    unmasked: 'Widzisz teraz całe zamówienie.',
    emailRefused: (code: ErrorCode) =>
      code === 'too_many_requests'
        ? 'Zbyt wiele prób. Odczekaj kwadrans albo zajrzyj do wiadomości z potwierdzeniem.'
        : code === 'unavailable'
          ? 'Nie udało się połączyć ze sklepem. Sprawdź połączenie i spróbuj ponownie.'
          : 'To nie jest adres e-mail z tego zamówienia. Podaj ten, na który przyszło potwierdzenie.',
  },
)
