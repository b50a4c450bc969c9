import { approveDeferredPayment } from '@stragan/api'
import { z } from 'zod'
import { parseOptions, type ShopCommand } from './shop-command.ts'

const optionsSchema = z.object({
  host: z.string({ error: 'has to name a host of the shop' }).min(1),
  email: z.email({ error: 'has to be the e-mail of the account' }),
  revoke: z.boolean().default(false),
})

export const approveCompany: ShopCommand = {
  summary: 'lets the company of an account pay by deferred invoice; --revoke ends this',
  options: { host: { type: 'string' }, email: { type: 'string' }, revoke: { type: 'boolean', default: false } },
  prepare: values => {
    const { host, email, revoke } = parseOptions(optionsSchema, values)
    return async ({ db, print }) => {
      const outcome = await approveDeferredPayment(db, new Date(), { host, email, isApproved: !revoke })
      if (outcome === 'no_customer') throw new Error(`The shop at ${host} has no account with the e-mail ${email}`)
      if (outcome === 'not_company') throw new Error(`The account ${email} has no NIP: only a company can pay by deferred invoice`)
      print(revoke ? `${email} no longer pays by deferred invoice` : `${email} may pay by deferred invoice`)
    }
  },
}
