import { z } from 'zod'
import type { ShopCommand } from './shop-command.ts'

const count = (least: number, most: number) => {
  const error = `has to be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

// 9,999 shops: as many as their EANs have digits for.
const given = z.object({
  products: count(1, 999_999),
  shops: count(0, 9_998),
  each: count(1, 999_999),
  seed: count(0, 1_000_000),
})

export const generate: ShopCommand = {
  summary: 'makes shops for load: one of --products, and --shops more of --each; the same --seed draws the same',
  options: {
    products: { type: 'string', default: '100000' },
    shops: { type: 'string', default: '999' },
    each: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
  prepare: values => {
    const parsed = given.safeParse(values)
    if (parsed.error) throw new Error(parsed.error.issues.map(issue => `--${issue.path.join('.')} ${issue.message}`).join('\n'))
    return async ({ db, fileFolder, say }) => {
      const { generateShops } = await import('@stragan/api/generated-shops')
      const host = await generateShops({ db, fileFolder, now: new Date(), ...parsed.data, report: say })
      say(`The first of them answers at http://${host}:3000 after npm start`)
    }
  },
}
