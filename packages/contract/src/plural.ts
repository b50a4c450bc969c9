import type { Language } from './constants.ts'

const rules = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') }

/** Forms of a noun by number: English has one and other, Polish one (1), few (2-4, 22), many (0, 5-21) and other (fractions). */
export interface PluralForms {
  one: string
  few?: string
  many?: string
  other: string
}

/** The form of a noun for a number. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const form = rules[language].select(count) as keyof PluralForms
  return forms[form] ?? forms.other
}
