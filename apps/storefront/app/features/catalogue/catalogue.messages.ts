import type { PackageContent, SalesUnit } from '@stragan/contract'
import { formatDate } from '@stragan/contract/formats'
import { describeSalesUnit, formatQuantity } from '@stragan/contract/sales-units'
import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

type Measure = PackageContent['unit']

export const catalogueMessages = messages(
  {
    net: 'net',
    gross: 'incl. VAT',
    from: 'from',
    before: 'Regular price',
    lowest: 'Lowest price in the 30 days before the reduction',
    onRequest: 'Price on request',
    yourPrice: 'Your price',
    listPrice: 'list price',
    unitPrice: 'Unit price',
    forMeasure: (price: string, unit: Measure, quantity: 1 | 100) =>
      `${price}/${{ kg: 'kg', l: 'l', m: 'm', m2: 'm²', piece: quantity === 1 ? 'pc' : '100\u00a0pcs' }[unit]}`,
    symbol: 'Product code',
    ean: 'EAN',
    brand: 'Brand',
    salesUnit: 'Sales unit',
    weightOf: (unit: SalesUnit | null) =>
      unit && unit.code !== 'piece' ? `Weight / ${describeSalesUnit('en', { ...unit, content: null })}` : 'Weight',
    kg: (kg: number) => `${formatNumber('en', kg)} kg`,
    stock: 'In stock',
    soldOut: 'Out of stock',
    expected: (day: string) => `Expected ${formatDate('en', day)}`,
    inStock: (quantity: number, unit: SalesUnit['code'] | null) => (unit ? `${formatQuantity('en', quantity, unit)} in stock` : 'In stock'),
    variants: 'Variants',
    chooseVariant: 'Choose variant',
    matchingVariants: (count: number) =>
      `${formatNumber('en', count)} matching ${plural('en', count, { one: 'variant', other: 'variants' })}`,
    features: 'Features',
    description: 'Description',
    replacements: 'Alternatives in stock',
    goesWith: 'Goes well with this',
    similar: 'Similar products',
    isNew: 'New',
    onSale: 'Sale',
    ofTheMonth: 'Product of the month',
    breadcrumbs: 'Breadcrumb',
    toCategories: 'Browse categories',
    toBestsellers: 'Bestsellers',
    productCount: (count: number) => `${formatNumber('en', count)} ${plural('en', count, { one: 'product', other: 'products' })}`,
  },
  {
    net: 'netto',
    gross: 'brutto',
    from: 'od',
    before: 'Cena regularna',
    lowest: 'Najniższa cena z 30 dni przed obniżką',
    onRequest: 'Cena na zapytanie',
    yourPrice: 'Twoja cena',
    listPrice: 'cena katalogowa',
    unitPrice: 'Cena jednostkowa',
    forMeasure: (price: string, unit: Measure, quantity: 1 | 100) =>
      `${price}/${{ kg: 'kg', l: 'l', m: 'm', m2: 'm²', piece: quantity === 1 ? 'szt.' : '100\u00a0szt.' }[unit]}`,
    symbol: 'Symbol',
    ean: 'EAN',
    brand: 'Marka',
    salesUnit: 'Jednostka sprzedaży',
    weightOf: (unit: SalesUnit | null) =>
      unit && unit.code !== 'piece' ? `Waga / ${describeSalesUnit('pl', { ...unit, content: null })}` : 'Waga',
    kg: (kg: number) => `${formatNumber('pl', kg)} kg`,
    stock: 'Stan',
    soldOut: 'Brak w magazynie',
    expected: day => `Dostawa spodziewana ${formatDate('pl', day)}`,
    inStock: (quantity: number, unit: SalesUnit['code'] | null) =>
      unit ? `${formatQuantity('pl', quantity, unit)} w magazynie` : 'W magazynie',
    variants: 'Warianty',
    chooseVariant: 'Wybierz wariant',
    matchingVariants: (count: number) =>
      `${formatNumber('pl', count)} ${plural('pl', count, { one: 'pasujący wariant', few: 'pasujące warianty', many: 'pasujących wariantów', other: 'pasującego wariantu' })}`,
    features: 'Cechy',
    description: 'Opis',
    replacements: 'Dostępne produkty zastępcze',
    goesWith: 'Pasujące produkty',
    similar: 'Podobne produkty',
    isNew: 'Nowość',
    onSale: 'Promocja',
    ofTheMonth: 'Produkt miesiąca',
    breadcrumbs: 'Ścieżka nawigacji',
    toCategories: 'Przejrzyj kategorie',
    toBestsellers: 'Bestsellery',
    productCount: (count: number) =>
      `${formatNumber('pl', count)} ${plural('pl', count, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`,
  },
)
