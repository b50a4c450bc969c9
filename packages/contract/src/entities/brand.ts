import { z } from 'zod'
import { categoryLink } from './category.ts'
import { picture } from './picture.ts'
import { id } from './scalars.ts'

export const brand = z
  .object({ id, name: z.string(), slug: z.string(), description: z.string().nullable(), logo: picture.nullable(), products: z.int() })
  .meta({ id: 'Brand' })
export type Brand = z.infer<typeof brand>

/** A brand with what it says to search engines, and the categories of its products, with their number in each. */
export const brandWithCategories = brand
  .extend({
    seo_title: z.string().nullable(),
    seo_description: z.string().nullable(),
    categories: z.array(categoryLink.extend({ products: z.int() })),
  })
  .meta({ id: 'BrandWithCategories' })
