import { z } from 'zod'
import { timestamp } from './scalars.ts'

/** Tokens are opaque; only the storefront's server ever holds them. */
export const session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    csrf_token: z.string(),
    accessExpiresAt: timestamp,
    refreshExpiresAt: timestamp,
  })
  .meta({ id: 'Session' })

/** The session of a customer, with what shows the next log-in that it comes from a device that logged in before. */
export const loggedIn = session.extend({ device_token: z.string() }).meta({ id: 'CustomerSession' })
