import { z } from 'zod'

const defaultListLength = 50
const maxListLength = 100

/** Query parameters of a list that is read in parts. */
export const keysetQuery = {
  /** The `next` of the part before. */
  after: z
    .string()
    .max(600)
    .regex(/^[\w-]+$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(maxListLength).default(defaultListLength),
}

/** A part of a list; `next` leads to the following one, and is null at the end. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next: z.string().nullable() })
