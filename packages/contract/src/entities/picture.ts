import { z } from 'zod'

export const picture = z
  .object({
    /** Path of the picture without width and format: append `-{width}.{format}`, one of `pictureWidths` and of `pictureFormats`, or `.svg` for a drawing. */
    url: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Placeholder until the picture is loaded: its mean colour on white. */
    placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
    /** Whether it is a drawing of lines and areas, which dark screens invert, not a photograph. */
    is_drawing: z.boolean(),
    /** Whether it shows another product of the family, or one of several variants: size, colour or number may differ. */
    is_family_picture: z.boolean(),
    alt: z.string(),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof picture>
