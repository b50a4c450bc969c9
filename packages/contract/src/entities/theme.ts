import { z } from 'zod'
import { themeColours } from '../constants.ts'

const colours = z.record(z.enum(themeColours), z.string().regex(/^#[0-9a-f]{6}$/))
/** A list of names, such as `"Public Sans", sans-serif`, or of variables: nothing that could reach beyond its declaration. */
const font = z
  .string()
  .max(500, { abort: true })
  .regex(/^(?:"[\w -]+"|[\w-]+(?: [\w-]+)*|var\(--[\w-]+\))(?:, ?(?:"[\w -]+"|[\w-]+(?: [\w-]+)*|var\(--[\w-]+\)))*$/)

/** Design tokens of a shop. */
export const theme = z.object({
  light: colours,
  dark: colours,
  radius: z.string().regex(/^\d{1,2}px$/),
  font_text: font,
  font_display: font,
})
