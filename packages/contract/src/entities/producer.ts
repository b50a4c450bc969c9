import { z } from 'zod'

const reachable = {
  name: z.string(),
  /** null where the postal code suffices. */
  street: z.string().nullable(),
  postal_code: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** An e-mail address, or a web address with its scheme. */
  electronic_address: z.string(),
}

/** Manufacturer, and the responsible person in the EU if it is outside (regulation (EU) 2023/988, article 19). */
export const producer = z.object({ ...reachable, responsible_person: z.object(reachable).nullable() }).meta({ id: 'Producer' })
export type Producer = z.infer<typeof producer>
