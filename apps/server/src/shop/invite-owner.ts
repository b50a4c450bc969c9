import { hostName, inviteOwnerAt } from '@stragan/api'
import { z } from 'zod'
import { parseOptions, type ShopCommand } from './shop-command.ts'

const optionsSchema = z.object({
  host: z.string({ error: 'has to name a host of the shop' }).min(1),
  email: z.email({ error: 'has to be the e-mail of the owner' }).max(254),
})

export const inviteOwner: ShopCommand = {
  summary: 'invites an owner of a shop, as where the link of the first one has expired; prints the link',
  options: { host: { type: 'string' }, email: { type: 'string' } },
  prepare: values => {
    const { host, email } = parseOptions(optionsSchema, values)
    return async ({ db, adminOrigin, print }) => {
      const invited = await inviteOwnerAt(db, new Date(), { host: hostName(host) ?? host, email })
      if ('token' in invited) return print(`${email} becomes an owner within a day: ${adminOrigin}/invitation/${invited.token}`)
      throw new Error(
        invited.refused === 'no_shop' ? `No shop answers at ${host}` : `${email} works in the shop already: its owners change roles`,
      )
    }
  },
}
