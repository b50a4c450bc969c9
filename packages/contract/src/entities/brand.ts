import { z } from 'zod'
import { categoryLink } from './category.ts'
import { picture } from './picture.ts'
import { id } from './scalars.ts'

export const brand = z
  .object({ id, name: z.string(), slug: z.string(), description: z.string().nullable(), logo: picture.nullable(), products: z.int() })
  .meta({ id: 'Brand' })
export type Brand = z.infer<typeof brand>

/** A brand with the categories of its products, and their number in each. */
export const brandWithCategories = brand
  .extend({ categories: z.array(categoryLink.extend({ products: z.int() })) })
  .meta({ id: 'BrandWithCategories' })
