import type { Language } from './constants.ts'

/** Defines the texts of a feature in both languages; a missing text, or one with other parameters, does not compile. */
export const messages = <const English extends Record<string, unknown>>(
  en: English,
  pl: Same<English>,
): Record<Language, Same<English>> => ({
  en: en as unknown as Same<English>,
  pl,
})

type Same<Texts> = { [key in keyof Texts]: Texts[key] extends string ? string : Texts[key] }
