import { countryCodes, formatLocaleOf } from '@stragan/contract'
import type { Language } from '@stragan/routing'

export interface Country {
  value: string
  label: string
}

const countriesIn = (language: Language): Country[] => {
  const names = new Intl.DisplayNames(formatLocaleOf[language], { type: 'region' })
  const { compare } = new Intl.Collator(formatLocaleOf[language])
  const all = countryCodes.map(value => ({ value, label: names.of(value) ?? value })).sort((a, b) => compare(a.label, b.label))
  return [...all.filter(({ value }) => value === 'PL'), ...all.filter(({ value }) => value !== 'PL')]
}

/** Poland first, then all others by name. Names come from the server, since a browser's may differ and break hydration. */
export const countries: Record<Language, Country[]> = { en: countriesIn('en'), pl: countriesIn('pl') }
