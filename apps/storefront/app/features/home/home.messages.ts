import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

export const homeMessages = messages(
  {
    search: 'Search the shop',
    searchLabel: 'What are you looking for?',
    searchButton: 'Find products',
    pasteList: 'Order from a list of product codes',
    inAll: (products: number) => `${formatNumber('en', products)} ${plural('en', products, { one: 'product', other: 'products' })} in all`,
    categories: 'Categories',
    allCategories: 'All categories',
    bestsellers: 'Bestsellers',
    allBestsellers: 'All bestsellers',
    newProducts: 'New products',
    allNew: 'All new products',
    ofTheMonth: 'Products of the month',
    allOfTheMonth: 'All products of the month',
    sale: 'Special offers',
    brands: 'Brands',
  },
  {
    search: 'Szukaj w sklepie',
    searchLabel: 'Czego szukasz?',
    searchButton: 'Znajdź',
    pasteList: 'Zamów z listy symboli',
    inAll: (products: number) =>
      `Razem ${formatNumber('pl', products)} ${plural('pl', products, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`,
    categories: 'Kategorie',
    allCategories: 'Wszystkie kategorie',
    bestsellers: 'Bestsellery',
    allBestsellers: 'Wszystkie bestsellery',
    newProducts: 'Nowości',
    allNew: 'Wszystkie nowości',
    ofTheMonth: 'Produkty miesiąca',
    allOfTheMonth: 'Wszystkie produkty miesiąca',
    sale: 'Promocje',
    brands: 'Marki',
  },
)
