import { describe, expect, test } from 'vitest'
import type { VariantHit } from '../list.queries.ts'
import { namedVariants, termsByValue } from './named-variants.ts'

const term = (text: string, stem = text, thread: string | null = null) => ({ term: text, stem, thread })
const values = [
  { id: 1, words: ['40', 'mm'] },
  { id: 2, words: ['400', 'mm'] },
  { id: 3, words: ['m8'] },
  { id: 4, words: ['black', 'czarn'] },
]

describe('words of feature values', () => {
  const named = (...terms: Parameters<typeof termsByValue>[1]) => Object.fromEntries(termsByValue(values, terms))

  test('a number names equal ones only, a word also those that it begins', () => {
    expect(named(term('40'))).toEqual({ 1: 1 })
    expect(named(term('bla'))).toEqual({ 4: 1 })
    expect(named(term('bl'))).toEqual({})
  })

  test('a word counts once, whatever its stem is in each language', () => {
    expect(named(term('czarne', 'czarne'), term('czarne', 'czarn'), term('40'))).toEqual({ 1: 2, 4: 1 })
  })

  test('a unit counts with its number only', () => {
    expect(named(term('40'), term('mm'))).toEqual({ 1: 3 })
    expect(named(term('mm'))).toEqual({})
    expect(termsByValue([{ id: 5, words: ['xl'] }], [term('xl')]).get(5)).toBe(1)
  })

  test('8 of 8x40 is the thread M8 as well', () => {
    expect(named(term('8', '8', 'm8'), term('40'))).toEqual({ 1: 2, 3: 1 })
  })
})

describe('variants that a search names', () => {
  const hit = (variant_id: number, given: Partial<VariantHit> = {}): VariantHit => ({
    product_id: 7,
    variant_id,
    stock_on_hand: 5,
    siblings: 3,
    values: [],
    code_score: 0,
    ...given,
  })
  const terms = new Map([
    [1, 0b01],
    [2, 0b10],
  ])
  const named = (...hits: VariantHit[]) => namedVariants(hits, terms).get(7)

  test('are those with most of its words, in the order of the hits', () => {
    expect(named(hit(11, { values: [1] }), hit(12, { values: [1, 2] }), hit(13, { values: [2] }))?.ids).toEqual([12])
    expect(named(hit(12, { values: [2] }), hit(11, { values: [1] }))?.ids).toEqual([12, 11])
  })

  test('are those with its symbol before any with its words, and an exact symbol before the beginning of one', () => {
    expect(named(hit(11, { values: [1, 2] }), hit(12, { code_score: 200 }))?.ids).toEqual([12])
    expect(named(hit(11, { code_score: 200 }), hit(12, { code_score: 900 }))?.ids).toEqual([12])
  })

  test('are none where it names all of them alike', () => {
    expect(named(...[11, 12, 13].map(id => hit(id, { values: [1] })))).toBeUndefined()
    expect(named(hit(11, { siblings: 1, values: [1] }))).toBeUndefined()
  })

  test('are in stock if one of them is', () => {
    const soldOut = hit(11, { values: [1], stock_on_hand: 0 })
    expect(named(soldOut)?.isInStock).toBe(false)
    expect(named(hit(12, { values: [1] }), soldOut)?.isInStock).toBe(true)
    expect(named(hit(12, { values: [2] }), { ...soldOut, values: [1, 2] })?.isInStock).toBe(false)
  })
})
