import type { SalesUnit } from '@stragan/contract'
import { formatQuantity } from '@stragan/contract/sales-units'
import { formatNumber, polishOf } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'
import type { FavouriteSort } from './favourite-query.ts'

export const favouriteProductsMessages = messages(
  {
    title: 'Favourites',
    about: (shop: string) => `See your favourite products at ${shop}, with their prices and stock.`,
    list: 'Your favourites',
    find: 'Find a favourite',
    query: 'Product name or code',
    sort: 'Sort',
    sorts: { bestselling: 'Bestselling', name: 'Name, A–Z', price_asc: 'Price, low to high', price_desc: 'Price, high to low' } as Record<
      FavouriteSort,
      string
    >,
    search: 'Show',
    showAll: 'Show all favourites',
    count: (n: number) => `${formatNumber('en', n)} ${plural('en', n, { one: 'product', other: 'products' })}`,
    symbol: 'Product code',
    soldOut: 'Out of stock',
    inStock: (quantity: number, unit: SalesUnit['code'] | null) => (unit ? `${formatQuantity('en', quantity, unit)} in stock` : 'In stock'),
    chooseVariant: 'Choose variant',
    all: 'Add all to cart',
    allHint: 'We will add one of each, or as many as you enter. Enter 0 to leave a product out.',
    wrong: 'Nothing was added to the cart',
    wrongHint: 'Enter a whole number up to 100,000, or 0 to leave a product out.',
    failed: 'The favourites could not be added to the cart. Try again in a moment.',
    none: 'No favourites yet',
    noneHint:
      'Click the heart next to a product, and the product will appear here. You can add all your favourites to the cart with one click.',
    noneFits: 'No matching favourites',
    noneFitsHint: (q: string) => `None of your favourites has “${q}” in its name or product code.`,
    notFetchedHint: 'Your favourites are safe; this page just could not load them.',
    again: 'Try again',
    pages: 'Pages of favourites',
    previous: 'Previous',
    next: 'Next',
    page: (n: number) => `Page ${n}`,
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
  },
  {
    title: 'Ulubione',
    about: (shop: string) => `Twoje ulubione produkty w sklepie ${shop}, z cenami i stanem magazynowym.`,
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
    inStock: (quantity: number, unit: SalesUnit['code'] | null) =>
      unit ? `${formatQuantity('pl', quantity, unit)} w magazynie` : 'W magazynie',
    chooseVariant: 'Wybierz wariant',
    all: 'Wszystkie do koszyka',
    allHint: 'Dodamy po jednej jednostce każdego produktu albo tyle, ile wpiszesz; aby pominąć produkt, wpisz 0.',
    wrong: 'Nic nie trafiło do koszyka',
    wrongHint: 'Podaj liczbę całkowitą, najwyżej 100\u00a0000; aby pominąć produkt, wpisz 0.',
    failed: 'Nie udało się dodać ulubionych do koszyka. Spróbuj ponownie za chwilę.',
    none: 'Nie masz jeszcze ulubionych',
    noneHint: 'Kliknij serce przy produkcie, a pojawi się on tutaj. Wszystkie ulubione dodasz do koszyka jednym kliknięciem.',
    noneFits: 'Brak pasujących ulubionych',
    noneFitsHint: (q: string) => `Żaden z ulubionych produktów nie ma „${q}” w nazwie ani symbolu.`,
    notFetchedHint: 'Ulubione produkty nie zginęły, tylko ta strona nie mogła ich teraz pokazać.',
    again: 'Spróbuj ponownie',
    pages: 'Strony ulubionych',
    previous: 'Poprzednia',
    next: 'Następna',
    page: (n: number) => `Strona ${n}`,
    pageOf: (n: number, of: number) => `Strona ${n} ${polishOf(of)}`,
  },
)
