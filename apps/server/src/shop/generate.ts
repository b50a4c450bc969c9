import { z } from 'zod'
import { parseOptions, type ShopCommand } from './shop-command.ts'

const count = (min: number, max: number) => {
  const error = `has to be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

// 9,999 shops: as many as their EANs have digits for.
const optionsSchema = z.object({
  products: count(1, 999_999),
  shops: count(0, 9_998),
  each: count(1, 999_999),
  orders: count(0, 10_000_000),
  seed: count(0, 1_000_000),
})

export const generate: ShopCommand = {
  summary:
    'makes shops for load tests: one with --products and --orders over three years, and --shops more with --each products; the same --seed makes the same shops',
  options: {
    products: { type: 'string', default: '100000' },
    shops: { type: 'string', default: '999' },
    each: { type: 'string', default: '100' },
    orders: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
  prepare: values => {
    const options = parseOptions(optionsSchema, values)
    return async ({ db, fileFolder, print }) => {
      const { generateShops } = await import('@stragan/demo/generated-shops')
      const host = await generateShops({ db, fileFolder, now: new Date(), ...options, report: print })
      print(`The first of them answers at http://${host}:3000 after npm start`)
    }
  },
}
