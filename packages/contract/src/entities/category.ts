import { z } from 'zod'
import { type Picture, picture } from './picture.ts'
import { id, slugs } from './scalars.ts'

export const categoryLink = z.object({ id, name: z.string(), slug: z.string(), slugs }).meta({ id: 'CategoryLink' })
export type CategoryLink = z.infer<typeof categoryLink>

/** A branch of the tree: top-level categories have no parent. */
export interface CategoryBranch extends CategoryLink {
  parent_id: number | null
  /** Number of products in the category and its descendants. */
  products: number
  picture: Picture | null
  children: CategoryBranch[]
}
export const categoryBranch: z.ZodType<CategoryBranch> = z
  .object({
    ...categoryLink.shape,
    parent_id: id.nullable(),
    products: z.int(),
    picture: picture.nullable(),
    get children() {
      return z.array(categoryBranch)
    },
  })
  .meta({ id: 'CategoryBranch' })

export const category = z
  .object({
    ...categoryLink.shape,
    parent_id: id.nullable(),
    products: z.int(),
    description: z.string().nullable(),
    seo_title: z.string().nullable(),
    seo_description: z.string().nullable(),
    /** From the top-level category down to the parent. */
    breadcrumbs: z.array(categoryLink),
    children: z.array(categoryLink.extend({ products: z.int() })),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof category>
