import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'
import type { FavouriteSort } from './favourite-query.ts'

const enQuantity = (n: number) => `${formatNumber('en', n)} ${plural('en', n, { one: 'piece', other: 'pieces' })}`
const plQuantity = (n: number) =>
  `${formatNumber('pl', n)} ${plural('pl', n, { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' })}`

export const favouriteProductsMessages = messages(
  {
    title: 'Favourites',
    about: (shop: string) => `See your favourite products at ${shop}, with their prices and stock.`,
    list: 'Your favourites',
    find: 'Find a favourite',
    query: 'Product or symbol',
    sort: 'Sort',
    sorts: { bestselling: 'Bestselling', name: 'Name, A–Z', price_asc: 'Price, low to high', price_desc: 'Price, high to low' } as Record<
      FavouriteSort,
      string
    >,
    search: 'Show',
    showAll: 'Show all favourites',
    count: (n: number) => `${formatNumber('en', n)} ${plural('en', n, { one: 'product', other: 'products' })}`,
    symbol: 'Symbol',
    soldOut: 'Out of stock',
    inStock: (quantity: number) => `${enQuantity(quantity)} in stock`,
    chooseVariant: 'Choose variant',
    all: 'Add all to cart',
    allHint: 'We will add one piece of each, or as many as you enter; 0 leaves a product out.',
    wrong: 'Nothing was added to the cart',
    wrongHint: 'Enter a whole number of pieces, up to 100,000; 0 leaves a product out.',
    failed: 'The favourites could not be added to the cart. Try again in a moment.',
    none: 'No favourites yet',
    noneHint: 'Click the heart next to a product, and it will appear here. You can add all your favourites to the cart with one click.',
    noneFits: 'No matching favourites',
    noneFitsHint: (q: string) => `None of your favourites has “${q}” in its name or symbol.`,
    notFetchedHint: 'They are safe; this page just could not load them.',
    again: 'Try again',
    pages: 'Pages of favourites',
    previous: 'Previous',
    next: 'Next',
    page: (n: number) => `Page ${n}`,
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
  },
  {
    title: 'Ulubione',
    about: (shop: string) => `Twoje ulubione produkty w sklepie ${shop}.`,
    list: 'Twoje ulubione',
    find: 'Znajdź wśród ulubionych',
    query: 'Produkt lub symbol',
    sort: 'Sortowanie',
    sorts: { bestselling: 'Najczęściej kupowane', name: 'Nazwa, A–Z', price_asc: 'Cena od najniższej', price_desc: 'Cena od najwyższej' },
    search: 'Pokaż',
    showAll: 'Pokaż wszystkie ulubione',
    count: (n: number) =>
      `${formatNumber('pl', n)} ${plural('pl', n, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`,
    symbol: 'Symbol',
    soldOut: 'Brak w magazynie',
    inStock: (quantity: number) => `${plQuantity(quantity)} w magazynie`,
    chooseVariant: 'Wybierz wariant',
    all: 'Wszystkie do koszyka',
    allHint: 'Dodamy po jednej sztuce albo tyle, ile wpiszesz; 0 pomija produkt.',
    wrong: 'Nic nie trafiło do koszyka',
    wrongHint: 'Podaj liczbę całkowitą, najwyżej 100\u00a0000; 0 pomija produkt.',
    failed: 'Nie udało się dodać ulubionych do koszyka. Spróbuj ponownie za chwilę.',
    none: 'Nie masz jeszcze ulubionych',
    noneHint: 'Kliknij serce przy produkcie, a pojawi się tutaj. Wszystkie ulubione dodasz do koszyka jednym kliknięciem.',
    noneFits: 'Brak pasujących ulubionych',
    noneFitsHint: (q: string) => `Żaden z ulubionych produktów nie ma „${q}” w nazwie ani symbolu.`,
    notFetchedHint: 'Są bezpieczne, tylko ta strona nie mogła ich teraz pokazać.',
    again: 'Spróbuj ponownie',
    pages: 'Strony ulubionych',
    previous: 'Poprzednia',
    next: 'Następna',
    page: (n: number) => `Strona ${n}`,
    pageOf: (n: number, of: number) => `Strona ${n} z ${of}`,
  },
)
