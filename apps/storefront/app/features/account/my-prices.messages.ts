import { maxCartLines, type SalesUnit } from '@stragan/contract'
import { formatFrom, formatQuantity } from '@stragan/contract/sales-units'
import type { Display } from '../../platform/display.ts'
import { formatNumber, polishOf } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'
import type { LineProblem, Refusal } from './my-prices-order.ts'
import type { PriceSort } from './prices-query.ts'

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

export const myPricesMessages = messages(
  {
    about: (shop: string) => `See the prices that ${shop} has agreed with you.`,
    lead: (prices: Display['prices']) =>
      `These are the ${prices === 'net' ? 'net unit prices' : 'unit prices incl. VAT'} that we have agreed with you. They apply automatically whenever you are logged in, for any quantity; where the list price is lower, you pay that.`,
    find: 'Find a price',
    query: 'Product name or code',
    which: 'Show',
    allOf: 'All prices',
    recentOnly: 'Changed in the last 30 days',
    sortLabel: 'Sort',
    sort: { changed: 'Latest changes', name: 'Product, A–Z' } as Record<PriceSort, string>,
    search: 'Search',
    count: (n: number) => plural('en', n, { one: '1 price', other: `${n} prices` }),
    showAll: 'Show all prices',
    download: 'Download as CSV',
    table: 'Your prices',
    product: 'Product',
    symbol: 'Product code',
    list: 'List price',
    own: 'Your price',
    saving: 'Saving',
    changed: 'Changed',
    recent: 'Recently changed',
    order: 'Order',
    fromQuantity: (n: number, { code }: SalesUnit) => formatFrom('en', n, code),
    cheaper: (from: number, price: string, { code }: SalesUnit) =>
      from > 1
        ? `For ${formatQuantity('en', from, code)} or more you pay the lower list price: ${price}`
        : `You pay the list price, which is lower now: ${price}`,
    soldOut: 'Out of stock',
    quantityOf: (name: string) => `Quantity: ${name}`,
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
    addNamed: (name: string) => `Add to cart: ${name}`,
    addAll: 'Add entered quantities to cart',
    adding: 'Adding…',
    typeHint: 'Enter quantities; empty fields are left out.',
    typed: (n: number) => plural('en', n, { one: 'Quantity entered for 1 product', other: `Quantities entered for ${n} products` }),
    added: (n: number) => plural('en', n, { one: 'Added to cart: 1 product', other: `Added to cart: ${n} products` }),
    toCart: 'Go to cart',
    nothingTyped: 'You have not entered a quantity yet. Enter one for at least one product.',
    notAll: (n: number) =>
      plural('en', n, { one: 'One product could not be added as entered', other: `${n} products could not be added as entered` }),
    refused: {
      unavailable: { title: 'The products could not be added to the cart', text: 'Your quantities are still here. Try again in a moment.' },
      too_many_requests: {
        title: 'Too many requests came from your network',
        text: 'Your quantities are still here. Wait a quarter of an hour and try again.',
      },
    } satisfies Record<Refusal, object>,
    problem: (problem: LineProblem, added: number, wanted: number): string => {
      if (problem === 'invalid') return 'Enter a whole number, 1 or more.'
      if (problem === 'not_enough_stock')
        return added > 0
          ? `Only ${formatNumber('en', added)} of ${formatNumber('en', wanted)} could be added: there are no more in stock.`
          : 'All that we have in stock is already in your cart.'
      if (problem === 'not_for_sale') return 'This product has no price now. Ask us for a quote.'
      if (problem === 'cart_full') return `The cart cannot hold more than ${maxCartLines} lines. Remove some of them or order first.`
      return 'We no longer sell this product.'
    },
    listNet: 'List price, net',
    salesUnit: 'Sales unit',
    ownNet: 'Your price, net',
    savingPercent: 'Saving, %',
    currency: 'Currency',
    vat: 'VAT, %',
    byQuantity: 'List price by quantity, net',
    stock: 'In stock',
    file: 'my-prices',
    none: 'No agreed prices yet',
    noneHint: 'You buy at list prices with quantity tiers. Prices that we agree with you will appear here.',
    noneFits: 'No matching prices',
    noneFitsHint: (q: string) => `None of these prices is for a product with “${q}” in its name or product code.`,
    noneRecent: 'None of your prices has changed in the last 30 days.',
    pages: 'Pages of prices',
    previous: 'Previous',
    next: 'Next',
    page: (n: number) => `Page ${n}`,
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
  },
  {
    about: (shop: string) => `Ceny uzgodnione z Tobą w sklepie ${shop}.`,
    lead: (prices: Display['prices']) =>
      `To uzgodnione z Tobą ceny jednostkowe ${prices === 'net' ? 'netto' : 'brutto'}. Po zalogowaniu naliczamy je automatycznie, przy każdej ilości; jeżeli niższa jest cena katalogowa, płacisz katalogową.`,
    find: 'Znajdź cenę',
    query: 'Produkt lub symbol',
    which: 'Pokaż',
    allOf: 'Wszystkie ceny',
    recentOnly: 'Zmienione w ciągu ostatnich 30 dni',
    sortLabel: 'Sortowanie',
    sort: { changed: 'Ostatnie zmiany', name: 'Produkt, A–Z' },
    search: 'Szukaj',
    count: (n: number) => plural('pl', n, { one: '1 cena', few: `${n} ceny`, many: `${n} cen`, other: `${n} ceny` }),
    showAll: 'Pokaż wszystkie ceny',
    download: 'Pobierz jako CSV',
    table: 'Twoje ceny',
    product: 'Produkt',
    symbol: 'Symbol',
    list: 'Cena katalogowa',
    own: 'Twoja cena',
    saving: 'Oszczędzasz',
    changed: 'Zmieniono',
    recent: 'Ostatnio zmieniona',
    order: 'Zamów',
    fromQuantity: (n: number, { code }: SalesUnit) => formatFrom('pl', n, code),
    cheaper: (from: number, price: string, { code }: SalesUnit) =>
      from > 1
        ? `${capitalised(formatFrom('pl', from, code))} płacisz niższą cenę katalogową: ${price}`
        : `Płacisz cenę katalogową, bo teraz jest niższa: ${price}`,
    soldOut: 'Brak w magazynie',
    quantityOf: (name: string) => `Ilość: ${name}`,
    decrease: 'Zmniejsz ilość',
    increase: 'Zwiększ ilość',
    addNamed: (name: string) => `Do koszyka: ${name}`,
    addAll: 'Dodaj wpisane ilości do koszyka',
    adding: 'Dodajemy…',
    typeHint: 'Wpisz ilości; puste pola pomijamy.',
    typed: (n: number) =>
      plural('pl', n, {
        one: 'Wpisano ilość 1 produktu',
        few: `Wpisano ilości ${n} produktów`,
        many: `Wpisano ilości ${n} produktów`,
        other: `Wpisano ilości ${n} produktu`,
      }),
    added: (n: number) =>
      plural('pl', n, {
        one: 'Dodano do koszyka: 1 produkt',
        few: `Dodano do koszyka: ${n} produkty`,
        many: `Dodano do koszyka: ${n} produktów`,
        other: `Dodano do koszyka: ${n} produktu`,
      }),
    toCart: 'Przejdź do koszyka',
    nothingTyped: 'Nie wpisano jeszcze żadnej ilości. Wpisz ją przy co najmniej jednym produkcie.',
    notAll: (n: number) =>
      plural('pl', n, {
        one: 'Jednego produktu nie udało się dodać tak, jak wpisano',
        few: `${n} produktów nie udało się dodać tak, jak wpisano`,
        many: `${n} produktów nie udało się dodać tak, jak wpisano`,
        other: `${n} produktu nie udało się dodać tak, jak wpisano`,
      }),
    refused: {
      unavailable: { title: 'Nie udało się dodać produktów do koszyka', text: 'Wpisane ilości nadal tu są. Spróbuj ponownie za chwilę.' },
      too_many_requests: {
        title: 'Z Twojej sieci przyszło zbyt wiele żądań',
        text: 'Wpisane ilości nadal tu są. Odczekaj kwadrans i spróbuj ponownie.',
      },
    },
    problem: (problem: LineProblem, added: number, wanted: number): string => {
      if (problem === 'invalid') return 'Wpisz liczbę całkowitą: 1 lub więcej.'
      if (problem === 'not_enough_stock')
        return added > 0
          ? `Dodaliśmy tylko ${formatNumber('pl', added)} ${polishOf(wanted)}: więcej nie ma w magazynie.`
          : 'Wszystko, co jest w magazynie, masz już w koszyku.'
      if (problem === 'not_for_sale') return 'Ten produkt nie ma teraz ceny. Zapytaj nas o ofertę.'
      if (problem === 'cart_full')
        return `W koszyku mieści się najwyżej ${maxCartLines} pozycji. Usuń niektóre lub najpierw złóż zamówienie.`
      return 'Tego produktu już nie sprzedajemy.'
    },
    listNet: 'Cena katalogowa netto',
    salesUnit: 'Jednostka sprzedaży',
    ownNet: 'Twoja cena netto',
    savingPercent: 'Oszczędność, %',
    currency: 'Waluta',
    vat: 'VAT, %',
    byQuantity: 'Progi ilościowe, netto',
    stock: 'Stan',
    file: 'moje-ceny',
    none: 'Nie ma jeszcze cen indywidualnych',
    noneHint: 'Kupujesz po cenach katalogowych, z progami ilościowymi. Ceny uzgodnione z Tobą pojawią się tutaj.',
    noneFits: 'Brak pasujących cen',
    noneFitsHint: (q: string) => `Żadna z tych cen nie dotyczy produktu, który ma „${q}” w nazwie lub symbolu.`,
    noneRecent: 'Żadna z Twoich cen nie zmieniła się w ciągu ostatnich 30 dni.',
    pages: 'Strony listy cen',
    previous: 'Poprzednia',
    next: 'Następna',
    page: (n: number) => `Strona ${n}`,
    pageOf: (n: number, of: number) => `Strona ${n} ${polishOf(of)}`,
  },
)
