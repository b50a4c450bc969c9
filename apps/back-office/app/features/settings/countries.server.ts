import { countryCodes, formatLocaleOf, type Language } from '@stragan/contract'

/** All countries by name. Names come from the server, since a browser's may differ and break hydration. */
export function countriesIn(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(formatLocaleOf[language], { type: 'region' })
  const { compare } = new Intl.Collator(formatLocaleOf[language])
  return countryCodes.map(value => ({ value, label: names.of(value) ?? value })).sort((a, b) => compare(a.label, b.label))
}
