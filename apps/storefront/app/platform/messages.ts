import type { Language } from '@stragan/routing'

/** Defines the texts of a feature in both languages; a missing text, or one with other parameters, does not compile. */
export const messages = <const English extends Record<string, unknown>>(
  en: English,
  pl: Same<English>,
): Record<Language, Same<English>> => ({
  en: en as unknown as Same<English>,
  pl,
})

type Same<Texts> = { [key in keyof Texts]: Texts[key] extends string ? string : Texts[key] }

const rules = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') }

/** Plural form of a number: English has one and other, Polish one (1), few (2-4, 22), many (0, 5-21) and other (fractions). */
export function plural(language: Language, count: number, forms: { one: string; few?: string; many?: string; other: string }): string {
  const form = rules[language].select(count) as 'one' | 'few' | 'many' | 'other'
  return forms[form] ?? forms.other
}
