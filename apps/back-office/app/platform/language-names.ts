import type { Language } from '@stragan/contract'

/** Names of the languages of texts, in the language of the reader. */
export const languageNames: Record<Language, Record<Language, string>> = {
  en: { en: 'English', pl: 'Polish' },
  pl: { en: 'Angielski', pl: 'Polski' },
}
