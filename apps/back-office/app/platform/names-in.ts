import type { Language } from '@stragan/contract'

/** The names of an enumeration in one language. */
export const namesIn = <Value extends string>(names: Readonly<Record<Value, Readonly<Record<Language, string>>>>, language: Language) =>
  Object.fromEntries(Object.entries<Readonly<Record<Language, string>>>(names).map(([value, texts]) => [value, texts[language]])) as Record<
    Value,
    string
  >
