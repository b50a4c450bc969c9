import { foldAccents, type Language } from '@stragan/contract'
import { type ProductField, productRowFields } from '@stragan/contract/admin'

/** What columns are called in files of other programs, in both languages, as `plain` writes it. */
const otherNames: Readonly<Record<string, ProductField>> = {
  sku: 'symbol',
  product_code: 'symbol',
  kod: 'symbol',
  indeks: 'symbol',
  kod_towaru: 'symbol',
  kod_produktu: 'symbol',
  symbol_towaru: 'symbol',
  symbol_wariantu: 'symbol',
  symbol_produktu: 'product_symbol',
  kod_ean: 'ean',
  gtin: 'ean',
  barcode: 'ean',
  kod_kreskowy: 'ean',
  nazwa_pl: 'name_pl',
  nazwa_en: 'name_en',
  marka: 'brand',
  kategoria: 'category',
  vat: 'vat_percent',
  stawka_vat: 'vat_percent',
  waga: 'weight',
  waga_kg: 'weight',
  cena: 'price_net',
  cena_netto: 'price_net',
  price: 'price_net',
  net_price: 'price_net',
  progi_cenowe: 'quantity_prices',
  stan: 'stock',
  stan_magazynowy: 'stock',
  ilosc: 'stock',
  quantity: 'stock',
  aktywny: 'is_active',
  active: 'is_active',
  cechy: 'features',
  zdjecia: 'pictures',
  images: 'pictures',
  image_url: 'pictures',
  image_urls: 'pictures',
  picture_urls: 'pictures',
  jednostka: 'sales_unit',
  jednostka_sprzedazy: 'sales_unit',
}

/** In the language that a column of that name has; `name` alone is that of the shop's default language. */
const texts: Readonly<Record<string, [name: string, language: Language | null]>> = {
  name: ['name', null],
  title: ['name', null],
  nazwa: ['name', 'pl'],
  description: ['description', null],
  opis: ['description', 'pl'],
  short_description: ['short_description', null],
  opis_krotki: ['short_description', 'pl'],
  krotki_opis: ['short_description', 'pl'],
}

const plain = (title: string) =>
  foldAccents(title.slice(0, 200).toLowerCase())
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '_')

const ownField = (name: string): ProductField | undefined => productRowFields.find(one => one === name)

/** The field of a column by its name, as `plain` writes it. */
function fieldOf(name: string, defaultLanguage: Language): ProductField | null {
  const field = ownField(name) ?? otherNames[name]
  if (field) return field
  const [text, language] = texts[name] ?? []
  return text === undefined ? null : (`${text}_${language ?? defaultLanguage}` as ProductField)
}

/** What the columns of a file are probably: each field once, of those that it may have. A column with the name of a field comes first. */
export function fieldsOf(
  titles: readonly string[],
  defaultLanguage: Language,
  allowed: readonly ProductField[] = productRowFields,
): (ProductField | null)[] {
  const names = titles.map(plain)
  const named = new Set(names.map(ownField))
  const taken = new Set<ProductField>()
  return names.map(name => {
    const field = fieldOf(name, defaultLanguage)
    if (field === null || taken.has(field) || !allowed.includes(field)) return null
    if (named.has(field) && ownField(name) === undefined) return null
    taken.add(field)
    return field
  })
}
