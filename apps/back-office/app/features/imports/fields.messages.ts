import type { Language } from '@stragan/contract'
import type { ProductField } from '@stragan/contract/admin'

/** What the fields of a file are called. */
const fields: Record<ProductField, Readonly<Record<Language, string>>> = {
  product_symbol: { en: 'Main product code', pl: 'Symbol produktu' },
  symbol: { en: 'Product code (SKU)', pl: 'Symbol (SKU)' },
  product_ean: { en: 'EAN of the product', pl: 'EAN produktu' },
  name_en: { en: 'Name, English', pl: 'Nazwa po angielsku' },
  name_pl: { en: 'Name, Polish', pl: 'Nazwa po polsku' },
  slug_en: { en: 'Address, English', pl: 'Adres po angielsku' },
  slug_pl: { en: 'Address, Polish', pl: 'Adres po polsku' },
  short_description_en: { en: 'Short description, English', pl: 'Krótki opis po angielsku' },
  short_description_pl: { en: 'Short description, Polish', pl: 'Krótki opis po polsku' },
  description_en: { en: 'Description, English', pl: 'Opis po angielsku' },
  description_pl: { en: 'Description, Polish', pl: 'Opis po polsku' },
  warnings_en: { en: 'Warnings, English', pl: 'Ostrzeżenia po angielsku' },
  warnings_pl: { en: 'Warnings, Polish', pl: 'Ostrzeżenia po polsku' },
  keywords_en: { en: 'Search words, English', pl: 'Słowa do wyszukiwania po angielsku' },
  keywords_pl: { en: 'Search words, Polish', pl: 'Słowa do wyszukiwania po polsku' },
  seo_title_en: { en: 'SEO title, English', pl: 'Tytuł SEO po angielsku' },
  seo_title_pl: { en: 'SEO title, Polish', pl: 'Tytuł SEO po polsku' },
  seo_description_en: { en: 'SEO description, English', pl: 'Opis SEO po angielsku' },
  seo_description_pl: { en: 'SEO description, Polish', pl: 'Opis SEO po polsku' },
  brand: { en: 'Brand', pl: 'Marka' },
  category: { en: 'Category', pl: 'Kategoria' },
  vat_percent: { en: 'VAT rate', pl: 'Stawka VAT' },
  youtube_link: { en: 'YouTube link', pl: 'Link do YouTube' },
  is_product_of_the_month: { en: 'Product of the month', pl: 'Produkt miesiąca' },
  is_active: { en: 'Shown in the shop', pl: 'Widoczny w sklepie' },
  features: { en: 'Features of the product', pl: 'Cechy produktu' },
  related: { en: 'Related products', pl: 'Produkty powiązane' },
  pictures: { en: 'Pictures (URLs)', pl: 'Zdjęcia (adresy URL)' },
  ean: { en: 'EAN', pl: 'EAN' },
  weight: { en: 'Weight (kg)', pl: 'Waga (kg)' },
  sales_unit: { en: 'Sales unit', pl: 'Jednostka sprzedaży' },
  content_amount: { en: 'Package content, amount', pl: 'Zawartość opakowania, ilość' },
  content_unit: { en: 'Package content, unit', pl: 'Zawartość opakowania, jednostka' },
  expected_at: { en: 'Expected day', pl: 'Spodziewana dostawa' },
  variant_features: { en: 'Features of the variant', pl: 'Cechy wariantu' },
  price_net: { en: 'Net price', pl: 'Cena netto' },
  quantity_prices: { en: 'Quantity tiers', pl: 'Progi ilościowe' },
  stock: { en: 'Stock', pl: 'Stan magazynowy' },
}

export const fieldName = (field: ProductField, language: Language): string => fields[field][language]

/** Columns of files of other programs that are called otherwise than what they may be read as. */
const ofForeignFiles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  price_net: { en: 'Price', pl: 'Cena' },
  price_impact: { en: 'Impact on price', pl: 'Wpływ na cenę' },
  weight_impact: { en: 'Impact on weight (kg)', pl: 'Wpływ na wagę (kg)' },
  regular_price: { en: 'Regular price', pl: 'Cena regularna' },
}

/** What a column of a file of another program is called. */
export const foreignColumnName = (title: string, language: Language): string =>
  (ofForeignFiles[title] ?? fields[title as ProductField])?.[language] ?? title
