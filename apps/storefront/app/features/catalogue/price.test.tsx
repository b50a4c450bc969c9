import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price, type Priced } from './price.tsx'

const priced: Priced = {
  price_net: 100,
  price_net_promo: 70,
  best_price_from_history: 80,
  custom_price_net: null,
  per: 1,
  vat_tax_percent: 23,
  currency: 'PLN',
  sales_unit: { code: 'piece', content: null },
}

/** The text of a price, and what of it is struck through. */
function shown(given: Partial<Priced>) {
  const html = renderToStaticMarkup(<Price language="en" priced={{ ...priced, ...given }} prices="net" />)
  const textOf = (markup: string) => markup.replaceAll(/<[^>]{0,200}>/g, '').replaceAll('\u00a0', ' ')
  return { text: textOf(html), struck: textOf(/<s .*<\/s>/.exec(html)?.[0] ?? '') }
}

const lowest = 'Lowest price in the 30 days before the reduction'

test('the lowest price of the 30 days before a reduction is struck through, not the regular one', () => {
  const { text, struck } = shown({})
  expect(struck).toBe(`${lowest} PLN 80.00`)
  expect(text).toContain(`${lowest}: PLN 80.00`)
  expect(text).toContain('Regular price: PLN 100.00')
})

test.each([
  ['equal to', 70],
  ['below', 60],
])('nothing is struck through where the lowest price is %s the promotional one', (_, best_price_from_history) => {
  const { text, struck } = shown({ best_price_from_history })
  expect(struck).toBe('')
  expect(text).toContain(`${lowest}: PLN ${best_price_from_history}.00`)
})

test('a regular price that is the lowest stands once beside the struck one; without a reduction nothing is struck', () => {
  expect(shown({ best_price_from_history: 100 }).text).not.toContain('Regular price')
  expect(shown({ price_net_promo: null, best_price_from_history: null })).toMatchObject({
    struck: '',
    text: expect.not.stringContaining('30 days'),
  })
})
