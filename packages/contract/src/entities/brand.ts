import { z } from 'zod'
import { picture } from './picture.ts'
import { id } from './scalars.ts'

export const brand = z
  .object({ id, name: z.string(), slug: z.string(), description: z.string().nullable(), logo: picture.nullable(), products: z.int() })
  .meta({ id: 'Brand' })
export type Brand = z.infer<typeof brand>
