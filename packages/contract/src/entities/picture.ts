import { z } from 'zod'

export const picture = z
  .object({
    /** Path of the picture without width and format: append `-{width}.webp`, one of the widths in `pictureWidths`. */
    url: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string(),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof picture>
