import { expect, test } from 'vitest'
import type { Kind, PreviewSource } from './preview-source.ts'
import { maxShownDescription, maxShownTitle, previewedResult, shortened } from './previewed-result.ts'

const source = (kind: Kind): PreviewSource => ({
  kind,
  shop: 'Tools',
  host: 'shop.example',
  fallback: 'pl',
  above: { en: ['en', kind], pl: ['pl', kind] },
})

test('a category shows its own title and description, else its name and description', () => {
  const typed = { 'name.en': 'Nails', 'name.pl': 'Gwoździe', 'slugs.en': 'nails', 'description.en': 'All kinds\nof nails' }
  expect(previewedResult(source('category'), typed, 'en')).toEqual({
    address: ['shop.example', 'en', 'category', 'nails'],
    title: 'Nails | Tools',
    description: 'All kinds of nails',
    lengths: { title: 13, description: 18 },
  })
  const more = { ...typed, 'seo_title.en': 'Nails for wood', 'seo_description.en': ' Buy nails ' }
  expect(previewedResult(source('category'), more, 'en')).toMatchObject({ title: 'Nails for wood | Tools', description: 'Buy nails' })
})

test('what has no text in a language shows that of the default language, as the shop does', () => {
  const typed = { 'name.en': 'Nails', 'name.pl': 'Gwoździe', 'seo_title.pl': 'Gwoździe do drewna', 'seo_description.en': 'For wood' }
  expect(previewedResult(source('product'), typed, 'en')).toMatchObject({ title: 'Gwoździe do drewna | Tools', description: 'For wood' })
  // The other way round nothing is shown.
  expect(previewedResult(source('product'), typed, 'pl')).toMatchObject({ description: 'Gwoździe' })
})

test('a product without a description of its own shows the short one, and a slug that is not made yet is left open', () => {
  const typed = { 'name.pl': 'Młotek', 'short_description.pl': 'Do domu' }
  expect(previewedResult(source('product'), typed, 'pl')).toMatchObject({
    address: ['shop.example', 'pl', 'product', '…'],
    description: 'Do domu',
  })
  expect(previewedResult(source('category'), {}, 'pl')).toMatchObject({ title: '… | Tools', description: '…' })
})

test('a brand has one name and slug in both languages', () => {
  const typed = { name: 'Voltan', slug: 'voltan', 'description.pl': 'Narzędzia' }
  expect(previewedResult(source('brand'), typed, 'pl')).toMatchObject({
    address: ['shop.example', 'pl', 'brand', 'voltan'],
    title: 'Voltan | Tools',
    description: 'Narzędzia',
  })
  const own = { ...typed, 'seo_title.pl': 'Wiertarki Voltan', 'seo_description.pl': 'Do domu' }
  expect(previewedResult(source('brand'), own, 'pl')).toMatchObject({ title: 'Wiertarki Voltan | Tools', description: 'Do domu' })
  expect(previewedResult(source('brand'), { name: 'Voltan' }, 'en').description).toBe('Browse products by Voltan.')
})

test.each([
  ['one two', 7, 'one two'],
  ['one two three', 8, 'one two…'],
  ['one two three', 9, 'one two…'],
  ['one two three', 12, 'one two…'],
  ['abcdefghij', 5, 'abcd…'],
  ['😀😀😀😀', 3, '😀😀…'],
])('“%s” in %i characters is “%s”', (text, max, expected) => {
  expect(shortened(text, max)).toBe(expected)
})

test('long texts are cut, and their lengths are those of the whole', () => {
  const typed = { 'name.pl': 'Nazwa '.repeat(30), 'short_description.pl': 'słowo '.repeat(100) }
  const { title, description, lengths } = previewedResult(source('product'), typed, 'pl')
  expect([[...title].length <= maxShownTitle, [...description].length <= maxShownDescription]).toEqual([true, true])
  expect(lengths).toEqual({ title: 30 * 6 - 1 + ' | Tools'.length, description: 100 * 6 - 1 })
})
