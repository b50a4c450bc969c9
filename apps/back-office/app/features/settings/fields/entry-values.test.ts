import { configurationScopeNames, languages } from '@stragan/contract'
import { settingsFields } from '@stragan/contract/admin'
import { FormFields } from '@stragan/web/form-fields.server'
import { expect, test } from 'vitest'
import { entryOf, type Values, valuesOf, withUntouched } from './entry-values.ts'

const sentFrom = (values: Values) =>
  new FormFields(Object.entries(values).flatMap(([name, all]) => all.map((value): [string, string] => [name, value])))

test('what stands in a form is what is saved: a new entry of every scope', () => {
  for (const scope of configurationScopeNames)
    for (const language of languages) {
      const fields = settingsFields(scope)
      const entry = entryOf(fields, sentFrom(valuesOf(fields, {}, language)), language)
      expect([scope, entryOf(fields, sentFrom(valuesOf(fields, entry, language)), language)]).toEqual([scope, entry])
    }
})

const delivery = settingsFields('delivery')
const sent = (changes: Record<string, string>) => {
  const values = { ...valuesOf(delivery, {}, 'pl') }
  for (const [name, value] of Object.entries(changes)) values[`entry.${name}`] = [value]
  return entryOf(delivery, sentFrom(values), 'pl')
}

test('what nobody has touched stays as it is stored: the order of countries, what is missing for its initial value', () => {
  const stored = { id: 1, name: { en: 'Courier', pl: 'Kurier' }, price_net: 15.45, countries: ['PL', 'DE', 'AT'] }
  const values = { ...valuesOf(delivery, stored, 'pl'), 'entry.countries': ['AT', 'DE', 'PL'] }
  const saved = (changes: Values) => {
    const typed = entryOf(delivery, sentFrom({ ...values, ...changes }), 'pl')
    return withUntouched(delivery, stored, typed, 'pl')
  }
  const { id: _, ...rest } = stored
  expect(saved({})).toEqual(rest)
  expect(saved({ 'entry.price_net': ['17'] })).toEqual({ ...rest, price_net: 17 })
  expect(saved({ 'entry.countries': ['AT', 'PL'] })).toEqual({ ...rest, countries: ['AT', 'PL'] })
})

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['1 200', 1200],
  ['', ''],
  ['tanio', 'tanio'],
  ['1,000.5', '1,000.5'],
])('the number %j is %j', (text, number) => {
  expect(sent({ price_net: text }).price_net).toBe(number)
})

test('a rate is stored exactly, and read and shown with the comma or point of its language', () => {
  const currency = settingsFields('currency')
  const rateOf = (text: string, language: 'en' | 'pl') => entryOf(currency, sentFrom({ 'entry.rate': [text] }), language).rate
  expect([rateOf('4,250100', 'pl'), rateOf('4.25', 'pl'), rateOf('4.25', 'en'), rateOf('dużo', 'pl')]).toEqual([
    '4.250100',
    '4.25',
    '4.25',
    'dużo',
  ])
  const shown = (language: 'en' | 'pl') => valuesOf(currency, { rate: '4.250100' }, language)['entry.rate']
  expect([shown('en'), shown('pl')]).toEqual([['4.250100'], ['4,250100']])
})

test('in English a comma before three digits is not read as a decimal comma', () => {
  const values = { 'entry.price_net': ['1,000'] }
  expect(entryOf(delivery, sentFrom(values), 'en').price_net).toBe('1,000')
  expect(entryOf(delivery, sentFrom(values), 'pl').price_net).toBe(1)
})

test('a row that was emptied is gone, the others move up', () => {
  const row = (i: number, price: string) => ({
    [`prices.${i}.from_weight`]: price && '0',
    [`prices.${i}.from_net`]: price && '0',
    [`prices.${i}.price_net`]: price,
  })
  expect(sent({ ...row(0, ''), ...row(1, '9'), ...row(2, '') }).prices).toEqual([{ from_weight: 0, from_net: 0, price_net: 9 }])
})

test('codes stand one a line; digits of payments are ids; codes by code have a line each', () => {
  expect(sent({ payments: 'bank_transfer\r\n3, test' }).payments).toEqual(['bank_transfer', 3, 'test'])
  const rules = settingsFields('compatible_products')
  const where = { 'entry.where': ['strength: 8-8, 10-9\r\n__proto__: x\n\nhead:'] }
  expect(Object.entries(entryOf(rules, sentFrom(where), 'en').where as object)).toEqual([
    ['strength', ['8-8', '10-9']],
    ['__proto__', ['x']],
    ['head', []],
  ])
})
