import { z } from 'zod'

export const picture = z
  .object({
    /** Path of the picture without width and format: append `-{width}.{format}`, one of `pictureWidths` and of `pictureFormats`. */
    url: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Placeholder until the picture is loaded: its mean colour on white. */
    placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
    alt: z.string(),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof picture>
