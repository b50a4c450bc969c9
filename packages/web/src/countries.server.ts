import { countryCodes, formatLocaleOf, type Language } from '@stragan/contract'

export interface Country {
  /** ISO 3166-1 alpha-2. */
  value: string
  label: string
}

const countriesIn = (language: Language): Country[] => {
  const names = new Intl.DisplayNames(formatLocaleOf[language], { type: 'region' })
  const { compare } = new Intl.Collator(formatLocaleOf[language])
  const isFirst = ({ value }: Country) => Number(value !== 'PL')
  return countryCodes
    .map(value => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => isFirst(a) - isFirst(b) || compare(a.label, b.label))
}

/** Poland, then all others by name. Names come from the server, since a browser's may differ and break hydration. */
export const countries: Readonly<Record<Language, readonly Country[]>> = { en: countriesIn('en'), pl: countriesIn('pl') }
