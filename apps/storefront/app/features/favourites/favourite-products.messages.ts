import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'
import type { FavouriteSort } from './favourite-query.ts'

const enQuantity = (n: number) => `${formatNumber('en', n)} ${plural('en', n, { one: 'piece', other: 'pieces' })}`
const plQuantity = (n: number) =>
  `${formatNumber('pl', n)} ${plural('pl', n, { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' })}`

export const favouriteProductsMessages = messages(
  {
    title: 'Favourites',
    about: (shop: string) => `The products that you keep at ${shop}.`,
    list: 'Your favourites',
    find: 'Find a favourite',
    query: 'Product or symbol',
    sort: 'Sort',
    sorts: { bestselling: 'Bestselling', name: 'Name', price_asc: 'Price, lowest first', price_desc: 'Price, highest first' } as Record<
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
    allHint: 'One piece of each, or as many as you type; 0 leaves a product out.',
    wrong: 'Nothing was added to the cart',
    wrongHint: 'Enter a whole number of pieces, up to 100,000; 0 leaves a product out.',
    failed: 'The favourites could not be added to the cart. Try again in a moment.',
    none: 'No favourites yet',
    noneHint: 'Press the heart of a product to keep it: it stands here, and all of them go to the cart with one press.',
    noneFits: 'No favourite fits',
    noneFitsHint: (q: string) => `None of your favourites has “${q}” in its name or symbol.`,
    notFetchedHint: 'They are kept; only this page could not show them just now.',
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
    sorts: { bestselling: 'Najczęściej kupowane', name: 'Nazwa', price_asc: 'Cena od najniższej', price_desc: 'Cena od najwyższej' },
    search: 'Pokaż',
    showAll: 'Pokaż wszystkie ulubione',
    count: (n: number) =>
      `${formatNumber('pl', n)} ${plural('pl', n, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`,
    symbol: 'Symbol',
    soldOut: 'Brak w magazynie',
    inStock: (quantity: number) => `${plQuantity(quantity)} w magazynie`,
    chooseVariant: 'Wybierz wariant',
    all: 'Wszystkie do koszyka',
    allHint: 'Po jednej sztuce albo tyle, ile wpiszesz; 0 pomija produkt.',
    wrong: 'Nic nie trafiło do koszyka',
    wrongHint: 'Podaj całkowitą liczbę sztuk, najwyżej 100 000; 0 pomija produkt.',
    failed: 'Nie udało się dodać ulubionych do koszyka. Spróbuj ponownie za chwilę.',
    none: 'Nie masz jeszcze ulubionych',
    noneHint: 'Kliknij serce przy produkcie, a pojawi się tutaj. Wszystkie ulubione dodasz do koszyka jednym kliknięciem.',
    noneFits: 'Żaden ulubiony produkt nie pasuje',
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
