import { formatNumber } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'

export const contentMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    contents: 'Contents',
    version: (version: string) => `Version ${version}`,
    since: 'In force since',
    alsoRead: 'See also',
    regulations: 'Terms of sale',
    privacyPolicy: 'Privacy policy',
    print: 'Print',
    reach: 'How to reach us',
    write: 'Write to us',
    brandCategories: 'By category',
    brandProducts: (brand: string) => `Bestsellers by ${brand}`,
    allOfBrand: (brand: string, n: number) =>
      n === 1 ? `The only product by ${brand}` : `All products by ${brand} (${formatNumber('en', n)})`,
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    contents: 'Spis treści',
    version: (version: string) => `Wersja ${version}`,
    since: 'Obowiązuje od',
    alsoRead: 'Przeczytaj też',
    regulations: 'Regulamin sklepu',
    privacyPolicy: 'Polityka prywatności',
    print: 'Drukuj',
    reach: 'Jak się z nami skontaktować',
    write: 'Napisz do nas',
    brandCategories: 'Według kategorii',
    brandProducts: (brand: string) => `Bestsellery marki ${brand}`,
    allOfBrand: (brand: string, n: number) =>
      n === 1 ? `Jedyny produkt marki ${brand}` : `Wszystkie produkty marki ${brand} (${formatNumber('pl', n)})`,
  },
)
