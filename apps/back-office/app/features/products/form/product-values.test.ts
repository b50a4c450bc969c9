import { draftCallsOf, maxProductVariants, type ProductDocument, productHandlingCalls } from '@stragan/contract/admin'
import { FormFields } from '@stragan/web/form-fields.server'
import { expect, test } from 'vitest'
import type { Choices } from './choices.ts'
import { productFrom } from './product-from-values.ts'
import { rowsOf, type Values, valuesFrom, valuesOf } from './product-values.ts'

const both = (text: string) => ({ en: `${text} EN`, pl: `${text} PL` })
const features = [
  { id: 1, name: 'Size', values: [11, 12, 13].map(id => ({ id, name: `${id} cm` })) },
  { id: 2, name: 'Colour', values: [21, 22].map(id => ({ id, name: `colour ${id}` })) },
]
const choices: Choices = { brands: [], categories: [], features, vat_percents: [23] }
const variant: ProductDocument['variants'][number] = {
  id: 7,
  symbol: 'A-1',
  ean: '96385074',
  weight: 0.5,
  sales_unit: { code: 'box', content: { amount: 2.5, unit: 'kg' } },
  expected_at: '2027-05-01',
  features: [11, 21],
}
const product: ProductDocument = {
  symbol: 'A',
  ean: null,
  name: both('name'),
  slugs: { en: 'a', pl: 'b' },
  short_description: both('short'),
  description: { en: 'Line\n\nline', pl: '' },
  warnings: both('warning'),
  keywords: both('keyword'),
  seo_title: both('title'),
  seo_description: both('about'),
  brand_id: 3,
  category_id: null,
  vat_percent: 23,
  youtube_link: null,
  is_product_of_the_month: true,
  features: [13],
  variants: [variant, { ...variant, id: 8, symbol: 'A-2', features: [12, 21, 22] }],
  related: ['B', 'C'],
}

/** The form as a browser sends it. */
const sent = (values: Values, changes: Record<string, string> = {}) => {
  const all = { ...values, ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, [value]])) }
  return valuesFrom(new FormFields(Object.entries(all).flatMap(([name, texts]) => texts.map(text => [name, text] as [string, string]))))
}

test.each(['en', 'pl'] as const)('what a form shows of a product is what it sends back, in %s', language => {
  const { product: back, rows } = productFrom(sent(valuesOf(product, choices, language)), features, language)
  expect(back).toEqual(product)
  expect(rows).toEqual([0, 1])
})

test('the only variant has the symbol and EAN of its product, unless it says otherwise', () => {
  const alone = { ...product, ean: '96385074', variants: [{ ...variant, symbol: 'A', ean: '96385074', features: [] }] }
  const values = valuesOf(alone, choices, 'en')
  expect(productFrom(sent(values), features, 'en').product).toEqual(alone)
  expect(productFrom(sent(values, { symbol: 'NEW', ean: '5901234 123457' }), features, 'en').product.variants).toMatchObject([
    { id: 7, symbol: 'NEW', ean: '5901234123457' },
  ])
  expect(productFrom(sent(values, { 'variants.0.symbol': 'OWN' }), features, 'en').product.variants).toMatchObject([{ symbol: 'OWN' }])
})

test('rows are added, removed and put in order; an empty one is none', () => {
  const values = { ...valuesOf(product, choices, 'en'), rows: ['5'] }
  const changed = sent(values, {
    'variants.0.order': '9',
    'variants.2.feature.1': '13',
    'variants.2.weight': '1,25',
    'variants.3.unit': 'piece',
    'variants.4.symbol': 'A-3',
    'variants.4.order': '0',
  })
  expect(productFrom(changed, features, 'en').product.variants).toMatchObject([
    { symbol: 'A-3' },
    { id: 8, symbol: 'A-2' },
    { symbol: 'A-4', weight: 1.25, features: [13] },
    { id: 7, symbol: 'A-1' },
  ])
  expect(productFrom(sent(values, { 'variants.0.remove': 'on' }), features, 'en').rows).toEqual([1])
})

test('a new product has one variant, whose wrong numbers are named by the schema', () => {
  const { product: typed, rows } = productFrom(sent({ symbol: ['N'], rows: ['1'], 'variants.0.weight': ['heavy'] }), features, 'en')
  expect(rows).toEqual([0])
  const { body } = productHandlingCalls.createProduct
  expect(body.safeParse({ product: typed }).error?.issues.map(({ path }) => path.join('.'))).toContain('product.variants.0.weight')
})

test.each([
  ['en', '1,250.5', 1250.5],
  ['pl', '1,500', 1.5],
  ['en', '1,500', '1,500'],
  ['en', '1e3', '1e3'],
  ['pl', '', ''],
] as const)('in %s a weight of "%s" is read as %s', (language, typed, weight) => {
  const { product: read } = productFrom(sent({ rows: ['1'], 'variants.0.weight': [typed] }), features, language)
  expect(read.variants).toMatchObject([{ weight }])
})

test('a text of one language stays in that language, and what the form does not have is left out', () => {
  const values = sent(valuesOf(product, choices, 'pl'), { 'name.pl': 'Nazwa', password: 'x', '~code': '1', 'variants.0.price': '1' })
  expect(Object.keys(values).filter(name => /password|~|price/.test(name))).toEqual([])
  expect(productFrom(values, features, 'en').product.name).toEqual({ en: 'name EN', pl: 'Nazwa' })
})

test('a table has two empty rows below its variants, also when it is sent again and again', () => {
  const values = valuesOf(product, choices, 'en')
  expect(rowsOf(values, features)).toBe(4)
  const again = sent(values, { rows: '4', 'variants.2.unit': 'piece' })
  expect(rowsOf(again, features)).toBe(4)
  expect(rowsOf({ ...again, 'variants.3.symbol': ['A-3'] }, features)).toBe(6)
  expect(rowsOf({ ...again, rows: ['9'] }, features)).toBe(9)
})

test('a product without variants has one row', () => {
  expect(rowsOf({ rows: ['1'] }, features)).toBe(1)
  expect(rowsOf({ rows: ['1'], axes: ['1'] }, features)).toBe(2)
})

test('a draft has room for as many variants as a product may have', () => {
  const variants = Array.from({ length: maxProductVariants }, (_, i) => ({ ...variant, id: i + 1, symbol: `A-${i}` }))
  const values = valuesOf({ ...product, variants }, choices, 'en')
  const fields = Object.entries(values).flatMap(([name, texts]) => texts.map(value => ({ name, value })))
  expect(draftCallsOf.products.keep.body.safeParse({ fields }).success).toBe(true)
})
