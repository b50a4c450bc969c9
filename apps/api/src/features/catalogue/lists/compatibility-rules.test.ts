import { expect, test } from 'vitest'
import { conditionsFor, fits, resolveRules, type StoredRule } from './compatibility-rules.ts'

const category = (id: number, parent_id: number | null, slug: string) => ({
  id,
  parent_id,
  slug_en: slug,
  slug_pl: slug,
  facets: null,
  first_products: [],
})
const categories = [category(1, null, 'screws'), category(2, 1, 'bolts'), category(3, null, 'nuts'), category(4, null, 'spanners')]
const codes = ['thread', 'size', 'material']
const features = codes.map((code, at) => ({ id: at + 1, code, position: at, name: { en: code, pl: code } }))
const value = (at: number, feature: string, code: string) => {
  return { id: at + 100, at, feature: codes.indexOf(feature), code, position: at, name: { en: code, pl: code }, words: [] }
}
const values = [
  value(0, 'thread', 'm8'),
  value(1, 'thread', 'm10'),
  value(2, 'size', 'm8'),
  value(3, 'size', '13-mm'),
  value(4, 'size', '17-mm'),
  value(5, 'material', 'steel'),
  value(6, 'material', 'brass'),
]
const at = (feature: string, code: string) => values.findIndex(one => one.feature === codes.indexOf(feature) && one.code === code)
const [m8, m10, steel, brass] = [at('thread', 'm8'), at('thread', 'm10'), at('material', 'steel'), at('material', 'brass')]

const resolve = (rule: StoredRule) => {
  const [resolved] = resolveRules({ categories, features, values }, [{ id: 1, enabled: true, name: { en: 'Nut', pl: '' }, ...rule }], 'en')
  if (!resolved) throw new Error('There is no rule')
  return resolved
}
const sameThread = { categories: ['screws'], goes_with: { categories: ['nuts'] }, same: [{ feature: 'thread' }, { feature: 'material' }] }

test('a feature has to agree; a product without it has no counterpart', () => {
  const rule = resolve(sameThread)
  const conditions = conditionsFor(rule, { categoryId: 2, values: [m8, steel] }) ?? []
  expect(fits([m8, steel], conditions)).toBe(true)
  expect(fits([m10, steel], conditions)).toBe(false)
  expect(fits([m8, brass], conditions)).toBe(false)
  expect(fits([m8], conditions)).toBe(false)
  expect(conditionsFor(rule, { categoryId: 2, values: [m8] })).toBeUndefined()
})

test('a rule holds for its categories with those below, and for products with the values that it names', () => {
  const rule = resolve({ ...sameThread, where: { material: ['steel', 'unknown'] } })
  const holdsFor = (categoryId: number | null, own: number[]) => conditionsFor(rule, { categoryId, values: own }) !== undefined
  expect([1, 2, 3, null].map(id => holdsFor(id, [m8, steel]))).toEqual([true, true, false, false])
  expect(holdsFor(2, [m8, brass])).toBe(false)
  expect([...rule.goesWith.categories]).toEqual([3])
  expect(rule.name).toEqual({ en: 'Nut', pl: 'Nut' })
})

test('a value goes with others of another feature', () => {
  const rule = resolve({
    categories: ['bolts'],
    goes_with: { categories: ['spanners'], where: { material: ['steel'] } },
    same: [{ feature: 'thread', of: 'size', values: { m8: ['13-mm'] } }],
  })
  const conditions = conditionsFor(rule, { categoryId: 2, values: [m8] }) ?? []
  expect(fits([at('size', '13-mm'), steel], conditions)).toBe(true)
  expect(fits([at('size', '13-mm')], conditions)).toBe(false)
  expect(fits([at('size', 'm8'), steel], conditions)).toBe(false)
  expect(conditionsFor(rule, { categoryId: 2, values: [m10] })).toBeUndefined()
})

test('the same value of another feature', () => {
  const rule = resolve({ categories: ['bolts'], goes_with: { categories: ['nuts'] }, same: [{ feature: 'thread', of: 'size' }] })
  expect(fits([at('size', 'm8')], conditionsFor(rule, { categoryId: 2, values: [m8] }) ?? [])).toBe(true)
})

test('a rule that names what the shop does not have never holds', () => {
  const own = { categoryId: 2, values: [m8, steel] }
  for (const rule of [
    { ...sameThread, categories: ['gone'] },
    { ...sameThread, where: { material: ['gone'] } },
    { ...sameThread, same: [{ feature: 'gone' }] },
    { ...sameThread, same: [{ feature: 'thread', of: 'gone' }] },
    { ...sameThread, same: [{ feature: 'thread', values: { constructor: ['m8'] } }] },
  ])
    expect(conditionsFor(resolve(rule), own)).toBeUndefined()
  const none = conditionsFor(resolve({ ...sameThread, goes_with: { categories: ['nuts'], where: { material: ['gone'] } } }), own) ?? []
  expect(fits([m8, steel], none)).toBe(false)
})
