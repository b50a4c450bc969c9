import { markRefunded, refundsDue } from '@stragan/api'
import { z } from 'zod'
import { parseOptions, type ShopCommand } from './shop-command.ts'

const optionsSchema = z
  .object({ host: z.string().min(1).optional(), done: z.string().min(1).optional() })
  .refine(({ host, done }) => done === undefined || host !== undefined, { path: ['host'], error: 'has to name the shop of the payment' })

export const refunds: ShopCommand = {
  summary: 'lists what is to be refunded; --done marks the one with that reference as refunded',
  options: { host: { type: 'string' }, done: { type: 'string' } },
  prepare: values => {
    const { host, done } = parseOptions(optionsSchema, values)
    return async ({ db, print }) => {
      if (host !== undefined && done !== undefined && !(await markRefunded(db, new Date(), host, done)))
        throw new Error(`The shop at ${host} has no refund due with the reference ${done}`)
      const due = await refundsDue(db, new Date(), host)
      if (due.length === 0) print('Nothing is to be refunded')
      for (const { at, host: shop, number, amount, currency, reason, provider, payment, email } of due) {
        const sum = amount === null ? reason : `${(amount / 100).toFixed(2)} ${currency}`
        print([at.toISOString(), shop, number, sum, provider ?? '-', payment, email].join('  '))
      }
    }
  },
}
