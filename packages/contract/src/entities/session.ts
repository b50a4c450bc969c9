import { z } from 'zod'
import { timestamp } from './scalars.ts'

/** Tokens of a session: opaque, held only by the storefront's server. */
export const session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    csrf_token: z.string(),
    accessExpiresAt: timestamp,
    refreshExpiresAt: timestamp,
  })
  .meta({ id: 'Session' })

/** Session of a customer, with the token of the device cookie. */
export const loggedIn = session.extend({ device_token: z.string() }).meta({ id: 'CustomerSession' })
