import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

export const pieces = {
  en: (n: number) => `${formatNumber('en', n)}\u00a0${plural('en', n, { one: 'piece', other: 'pieces' })}`,
  pl: (n: number) => `${formatNumber('pl', n)}\u00a0${plural('pl', n, { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' })}`,
}

export const checkoutMessages = messages(
  {
    checkout: 'Checkout',
    about: (shop: string) => `Your order at ${shop}: contact, addresses, delivery and payment on one page, without an account.`,
    toCart: 'Back to the cart',
    emptyHint: 'There is nothing to order. If you have just ordered, the confirmation is in your e-mail.',
    unreachable: 'Your cart can not be shown right now',
    unreachableHint: 'It is kept. Try again in a moment.',
    tryAgain: 'Try again',
    optional: 'optional',
    requiredHint: 'Fields marked * have to be filled in.',

    contact: 'Contact',
    email: 'E-mail',
    emailHint: 'The confirmation and news of this order come here.',
    phone: 'Phone',
    phoneHint: 'For the courier, and for us if something about the order is unclear.',

    addresses: 'Addresses',
    billing: 'Billing address',
    buyer: 'Who buys',
    person: 'A person',
    companyBuyer: 'A company',
    first_name: 'First name',
    last_name: 'Last name',
    company: 'Company name',
    nip: 'NIP or VAT number',
    forCompanies: 'for companies',
    street: 'Street and number',
    postal_code: 'Postal code',
    city: 'City',
    country: 'Country',
    delivery: 'Delivery address',
    sameAddress: 'The same as the billing address.',
    elsewhere: 'Deliver to another address',
    notElsewhere: 'Deliver to the billing address',
    recipientPhone: 'Phone of who receives it',

    deliveryMethod: 'Delivery',
    payment: 'Payment',
    free: 'Free',
    methodReason: (reason: string | null, kg: number): string => {
      const words: Record<string, string> = {
        too_heavy: `Not for this order: ${formatNumber('en', kg)}\u00a0kg is too heavy for it.`,
        company_needed: 'For companies with an account.',
      }
      return words[reason ?? ''] ?? 'Not offered any more.'
    },
    methodsKept: 'As you chose before; it can not be changed right now.',
    recalculate: 'Update the total',

    more: 'Anything else',
    customer_order_number: 'Your order number',
    customerOrderNumberHint: 'Stands on the invoice.',
    note: 'Note to us',
    noteHint: 'Say what we should know about the delivery.',

    consents: 'Consents',
    accept: 'I accept the',
    regulations: 'terms of sale',
    privacyRead: 'I have read and accept the',
    privacy: 'privacy policy',
    newTab: '(opens in a new tab)',

    summary: 'Summary',
    inOrder: 'In the order',
    items: (n: number) => pieces.en(n),
    times: (n: number) => `${formatNumber('en', n)}\u00a0×`,
    gift: 'Gift',
    products: 'Products',
    notChosen: 'not chosen yet',
    discount: (code: string) => `Discount ${code}`,
    discountDormant: (code: string, reason: string | null): string => {
      const why: Record<string, string> = {
        used_up: 'it has been used up',
        expired: 'it has expired',
        minimum_not_met: 'its minimum is not met',
      }
      return `The code ${code} takes nothing off: ${why[reason ?? ''] ?? 'it does not apply now'}.`
    },
    giftDormant: 'The gift you chose is not included: this order does not qualify for it.',
    notEnough: (left: number): string => (left > 0 ? `Only ${pieces.en(left)} left` : 'Sold out'),
    notForSale: 'Can not be ordered now',
    vat: (percent: number) => `of which ${percent}% VAT`,
    vatAdded: (percent: number) => `${percent}% VAT`,
    net: 'net',
    gross: 'incl. VAT',
    totalNet: 'Total net',
    toPay: 'To pay',
    seeSummary: 'Summary',
    updating: 'Updating…',
    announced: (amount: string) => `To pay: ${amount}`,
    order: (amount: string) => `Order and pay ${amount}`,
    orderPlain: 'Order and pay',
    ordering: 'Sending your order…',
    obligation: 'By ordering you enter into an obligation to pay.',
  },
  {
    checkout: 'Zamówienie',
    about: (shop: string) => `Zamówienie w sklepie ${shop}: kontakt, adresy, dostawa i płatność na jednej stronie, bez zakładania konta.`,
    toCart: 'Wróć do koszyka',
    emptyHint: 'Nie ma czego zamówić. Jeśli właśnie złożono zamówienie, potwierdzenie czeka w poczcie e-mail.',
    unreachable: 'Nie możemy teraz pokazać koszyka',
    unreachableHint: 'Nic nie zginęło. Spróbuj ponownie za chwilę.',
    tryAgain: 'Spróbuj ponownie',
    optional: 'opcjonalnie',
    requiredHint: 'Pola oznaczone * są wymagane.',

    contact: 'Kontakt',
    email: 'E-mail',
    emailHint: 'Tu wyślemy potwierdzenie i wiadomości o zamówieniu.',
    phone: 'Telefon',
    phoneHint: 'Dla kuriera i dla nas, gdyby coś w zamówieniu było niejasne.',

    addresses: 'Adresy',
    billing: 'Adres rozliczeniowy',
    buyer: 'Kto kupuje',
    person: 'Osoba prywatna',
    companyBuyer: 'Firma',
    first_name: 'Imię',
    last_name: 'Nazwisko',
    company: 'Nazwa firmy',
    nip: 'NIP lub numer VAT',
    forCompanies: 'dla firm',
    street: 'Ulica i numer',
    postal_code: 'Kod pocztowy',
    city: 'Miejscowość',
    country: 'Kraj',
    delivery: 'Adres dostawy',
    sameAddress: 'Taki sam jak rozliczeniowy.',
    elsewhere: 'Dostarcz pod inny adres',
    notElsewhere: 'Dostarcz pod adres rozliczeniowy',
    recipientPhone: 'Telefon odbiorcy',

    deliveryMethod: 'Dostawa',
    payment: 'Płatność',
    free: 'Bezpłatnie',
    methodReason: (reason: string | null, kg: number) => {
      const words: Record<string, string> = {
        too_heavy: `Nie przy tym zamówieniu: ${formatNumber('pl', kg)}\u00a0kg to za dużo.`,
        company_needed: 'Dla firm, które mają konto.',
      }
      return words[reason ?? ''] ?? 'Już niedostępne.'
    },
    methodsKept: 'Jak wybrano wcześniej; teraz nie można tego zmienić.',
    recalculate: 'Przelicz zamówienie',

    more: 'Dodatkowo',
    customer_order_number: 'Własny numer zamówienia',
    customerOrderNumberHint: 'Umieścimy go na fakturze.',
    note: 'Uwagi do zamówienia',
    noteHint: 'Co powinniśmy wiedzieć o dostawie?',

    consents: 'Zgody',
    accept: 'Akceptuję',
    regulations: 'regulamin sklepu',
    privacyRead: 'Znam i akceptuję',
    privacy: 'politykę prywatności',
    newTab: '(otwiera się w nowej karcie)',

    summary: 'Podsumowanie',
    inOrder: 'W zamówieniu',
    items: (n: number) => pieces.pl(n),
    times: (n: number) => `${formatNumber('pl', n)}\u00a0×`,
    gift: 'Prezent',
    products: 'Produkty',
    notChosen: 'jeszcze nie wybrano',
    discount: (code: string) => `Rabat ${code}`,
    discountDormant: (code: string, reason: string | null) => {
      const why: Record<string, string> = {
        used_up: 'został już wykorzystany',
        expired: 'stracił ważność',
        minimum_not_met: 'zamówienie nie osiąga jego minimum',
      }
      return `Kod ${code} nic nie obniża: ${why[reason ?? ''] ?? 'teraz nie działa'}.`
    },
    giftDormant: 'Wybranego prezentu nie będzie: to zamówienie nie spełnia jego warunków.',
    notEnough: (left: number) =>
      left > 0
        ? `${plural('pl', left, { one: 'Została', few: 'Zostały', many: 'Zostało', other: 'Zostało' })} tylko ${pieces.pl(left)}`
        : 'Wyprzedane',
    notForSale: 'Teraz nie można tego zamówić',
    vat: (percent: number) => `w tym VAT ${percent}%`,
    vatAdded: (percent: number) => `VAT ${percent}%`,
    net: 'netto',
    gross: 'brutto',
    totalNet: 'Razem netto',
    toPay: 'Do zapłaty',
    seeSummary: 'Podsumowanie',
    updating: 'Przeliczamy…',
    announced: (amount: string) => `Do zapłaty: ${amount}`,
    order: (amount: string) => `Zamawiam z obowiązkiem zapłaty ${amount}`,
    orderPlain: 'Zamawiam z obowiązkiem zapłaty',
    ordering: 'Wysyłamy zamówienie…',
    obligation: 'Złożenie zamówienia oznacza obowiązek zapłaty.',
  },
)
