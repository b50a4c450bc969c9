import type { Language } from '@stragan/contract'

interface Words {
  title: (product: string) => string
  lead: string
  go: string
  /** Heading of the hint. */
  question: string
  hint: string
}

interface Texts {
  confirm: Words
  back: Words
  product: string
  symbol: string
  price: string
  /** Of one sales unit. */
  amount: (gross: string, net: string, unit: string) => string
  onRequest: string
  unsubscribe: string
}

export const stockAlertEmailMessages: Record<Language, Texts> = {
  en: {
    confirm: {
      title: product => `Confirm your request for a back-in-stock e-mail: ${product}`,
      lead: 'You, or somebody else, asked us to send one e-mail to this address when this product is back in stock. Confirm the request, and we will.',
      go: 'Confirm the request',
      question: 'Not you?',
      hint: 'The link works once, within three days. If it was not you, do nothing: without the confirmation we will send nothing more about this request, and will delete the address.',
    },
    back: {
      title: product => `Back in stock: ${product}`,
      lead: 'You asked us to tell you when this product is back in stock. It is now, and you can order it while stocks last; we cannot reserve it for you.',
      go: 'Go to the product',
      question: 'That is all',
      hint: 'Your request has been fulfilled, and we have deleted it: there will be no further e-mail about this product unless you ask again.',
    },
    product: 'Product',
    symbol: 'Product code',
    price: 'Price',
    amount: (gross, net, unit) => `${gross} incl. VAT (${net} net) per ${unit}`,
    onRequest: 'on request',
    unsubscribe: 'Stop all back-in-stock e-mails to this address',
  },
  pl: {
    confirm: {
      title: product => `Potwierdź powiadomienie o dostępności: ${product}`,
      lead: 'Otrzymaliśmy prośbę, od Ciebie albo od kogoś innego, o jedną wiadomość na ten adres, gdy ten produkt znów będzie w magazynie. Wyślemy wiadomość, jeśli potwierdzisz prośbę.',
      go: 'Potwierdź',
      question: 'To nie Ty?',
      hint: 'Link jest ważny przez trzy dni i można go użyć tylko raz. Jeśli to nie Ty, nic nie rób: bez potwierdzenia nie wyślemy niczego więcej w tej sprawie i usuniemy adres.',
    },
    back: {
      title: product => `Znów w magazynie: ${product}`,
      lead: 'Zgodnie z Twoją prośbą informujemy, że ten produkt znów jest w magazynie i można go kupić do wyczerpania zapasów. Nie możemy go dla Ciebie zarezerwować.',
      go: 'Przejdź do produktu',
      question: 'To już wszystko',
      hint: 'Twoja prośba została spełniona, więc ją usunęliśmy: nie wyślemy kolejnej wiadomości o tym produkcie, chyba że znów o nią poprosisz.',
    },
    product: 'Produkt',
    symbol: 'Symbol',
    price: 'Cena',
    amount: (gross, net, unit) => `${gross} brutto (${net} netto) za ${unit}`,
    onRequest: 'na zapytanie',
    unsubscribe: 'Wypisz ten adres ze wszystkich powiadomień o dostępności',
  },
}
