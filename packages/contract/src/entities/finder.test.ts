import { expect, test } from 'vitest'
import { configurationScopes } from './configuration.ts'

const selects = ['flavour', 'roast'].map(feature => ({ feature, value: '' }))
const need = { unit: 'g', per_cup: 12, people: 25, cups_per_day: 2 }
const finder = { title: 'Find your coffee', category: 'coffee', selects }
const parse = (more: object) =>
  configurationScopes.shop_configuration.safeParse({
    id: 1,
    enabled: true,
    mode: 'production',
    new_days: 30,
    finder: { ...finder, ...more },
  })

test('a finder draws, charts and computes nothing unless it is configured', () => {
  expect(parse({}).data?.finder).toMatchObject({ drawing: null, chart: null, need: null })
  expect(parse({ chart: { columns: 'roast', rows: 'flavour' }, need }).data?.finder?.need?.days_per_week).toBe(5)
})

test.each([
  { need: { ...need, unit: 'kg' } },
  { need: { ...need, per_cup: 0 } },
  { need: { ...need, per_cup: 1001 } },
  { need: { ...need, people: 10_001 } },
  { need: { ...need, cups_per_day: 21 } },
  { need: { ...need, days_per_week: 8 } },
  { chart: { columns: 'roast', rows: 'roast' } },
  { chart: { columns: 'roast', rows: 'grind' } },
])('the finder with %j is refused', more => {
  expect(parse(more).success).toBe(false)
})
