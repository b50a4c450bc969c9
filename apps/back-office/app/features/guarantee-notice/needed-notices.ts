import { type Language, languages } from '@stragan/contract'

interface Enabled {
  enabled: boolean
  [field: string]: unknown
}

/** The languages in which a shop with these settings shows the notice on the legal guarantee: none where it sells to companies alone. */
export function neededNotices(spoken: readonly Enabled[], [sale]: readonly Enabled[]): Language[] {
  if (sale?.sells_to === 'companies') return []
  return languages.filter(code => spoken.some(entry => entry.enabled && entry.code === code))
}
