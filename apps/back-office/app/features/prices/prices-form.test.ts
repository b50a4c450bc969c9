import { priceCalls } from '@stragan/contract/admin'
import { expect, test } from 'vitest'
import { readBase } from '../../platform/read-base.server.ts'
import { fieldOf, readPrices, storedFields } from './prices-form.ts'

const prices = {
  price_net: 1234.5,
  variants: [
    {
      id: 7,
      tiers: [
        { quantity: 1, price_net: 10 },
        { quantity: 100, price_net: 8.05 },
      ],
    },
    { id: 8, tiers: [] },
  ],
}

test.each(['en', 'pl'] as const)('what is stored is read as it is shown, in %s', language => {
  expect(readPrices(storedFields(language, prices), prices)).toEqual({ prices, problems: {} })
})

test('an empty price removes a tier, an empty own price is a price on request, the empty row adds one', () => {
  const fields = { ...storedFields('en', prices), price: '', 'price-7-0': '', 'quantity-7-2': '1 000', 'price-7-2': '7,5' }
  expect(readPrices(fields, prices).prices).toEqual({
    price_net: null,
    variants: [
      {
        id: 7,
        tiers: [
          { quantity: 100, price_net: 8.05 },
          { quantity: 1000, price_net: 7.5 },
        ],
      },
      { id: 8, tiers: [] },
    ],
  })
})

test('what cannot be read is named by its field', () => {
  const fields = {
    price: 'a lot',
    'price-7-0': '5',
    'quantity-7-1': '0',
    'price-7-1': '5',
    'quantity-8-0': '5',
    'price-8-0': '5',
    'quantity-8-1': '5',
    'price-8-1': '1,234',
    'quantity-8-2': '20',
    'quantity-8-3': 'many',
  }
  expect(readPrices(fields, prices).problems).toEqual({
    price: 'price',
    'quantity-7-0': 'quantity_missing',
    'quantity-7-1': 'quantity',
    'quantity-8-1': 'twice',
    'price-8-1': 'price',
    'price-8-2': 'price_missing',
    'price-8-3': 'price_missing',
  })
})

test('a conflict is shown at the row that has its quantity', () => {
  const fields = storedFields('en', prices)
  expect(fieldOf('price_net', fields)).toBe('price')
  expect(fieldOf('variants.7.100', fields)).toBe('price-7-1')
  expect(fieldOf('variants.7.5', fields)).toBe('price-7-0')
  expect(fieldOf('other', fields)).toBeUndefined()
})

test('a base that was made up is none', () => {
  const schema = priceCalls.savePrices.body.shape.from
  expect(readBase(JSON.stringify(prices), schema)).toEqual(prices)
  for (const text of ['', '{', 'null', '[]', '{"variants":1}', '{"price_net":null,"variants":[null]}'])
    expect(readBase(text, schema)).toBeNull()
})
