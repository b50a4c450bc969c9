import type { Language } from '@stragan/contract'

/** What a field is called, and its rule and effect. */
type FieldText = Record<Language, readonly [label: string, explanation: string]>

/** Texts of the fields of a scope by path; a choice has one for each value too, as `path=value`, whose explanation may be empty. */
export type FieldTexts = Readonly<Record<string, FieldText>>
