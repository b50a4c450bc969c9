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
