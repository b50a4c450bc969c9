import { expect, test } from 'vitest'
import { withContents } from './table-of-contents.ts'

test('headings get ids from their words, and the contents list them in order', () => {
  const { html, contents } = withContents(
    '<p>Before</p><h2>1. Prices &amp; <em>VAT</em></h2><p>x</p><h2>2. Dostawa i łączność</h2><h3>No</h3>',
  )
  expect(contents).toEqual([
    { id: 'prices-vat', text: '1. Prices & VAT' },
    { id: 'dostawa-i-lacznosc', text: '2. Dostawa i łączność' },
  ])
  expect(html).toBe(
    '<p>Before</p><h2 id="prices-vat">1. Prices &amp; <em>VAT</em></h2><p>x</p><h2 id="dostawa-i-lacznosc">2. Dostawa i łączność</h2><h3>No</h3>',
  )
})

test.each([
  ['duplicate headings', '<h2>Zwroty</h2><h2>Zwroty</h2>', ['zwroty', 'zwroty-2']],
  ['an id of the layout', '<h2>Content</h2>', ['content-2']],
  ['no letters', '<h2>12</h2><h2>!</h2>', ['part', 'part-2']],
  ['no headings', '<p>h2</p>', []],
])('ids of headings: %s', (_, html, ids) => {
  expect(withContents(html).contents.map(({ id }) => id)).toEqual(ids)
})

test('an unclosed heading is ignored, in linear time', () => {
  const html = '<h2>'.repeat(200_000)
  expect(withContents(html)).toEqual({ html, contents: [] })
  expect(withContents(`<h2>${'-'.repeat(200_000)}1</h2>`).contents).toEqual([{ id: 'part', text: `${'-'.repeat(200_000)}1` }])
  expect(withContents('<h2>&constructor; a</h2>').contents).toEqual([{ id: 'constructor-a', text: '&constructor; a' }])
})
