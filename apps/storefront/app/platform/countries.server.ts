import type { Language } from '@stragan/routing'
import { countries as byName, type Country } from '@stragan/web/countries.server'

export type { Country } from '@stragan/web/countries.server'

const polandFirst = (all: readonly Country[]) => [
  ...all.filter(({ value }) => value === 'PL'),
  ...all.filter(({ value }) => value !== 'PL'),
]

/** Poland first, then all others by name. */
export const countries: Record<Language, Country[]> = { en: polandFirst(byName.en), pl: polandFirst(byName.pl) }
