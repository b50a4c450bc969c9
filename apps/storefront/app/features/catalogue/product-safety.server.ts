import { type FullProduct, formatLocaleOf, type Producer } from '@stragan/contract'
import type { Language } from '@stragan/routing'

type Reachable = Omit<Producer, 'responsible_person'>

/** Producer and responsible person with their addresses, and safety warnings. Country names are resolved on the server, as everywhere. */
export function safetyOf(language: Language, { producer, warnings, brand }: FullProduct) {
  return {
    warnings: warnings?.split('\n').filter(warning => warning.trim() !== '') ?? [],
    tradeMark: brand?.name ?? null,
    producer: producer && reached(language, producer),
    responsible: producer?.responsible_person ? reached(language, producer.responsible_person) : null,
  }
}

export type Safety = ReturnType<typeof safetyOf>

function reached(language: Language, { name, street, postal_code, city, country, electronic_address }: Reachable) {
  const countryName = new Intl.DisplayNames(formatLocaleOf[language], { type: 'region' }).of(country) ?? country
  const isWeb = /^https?:\/\//.test(electronic_address)
  return {
    name,
    lines: [street, `${postal_code} ${city}`, countryName].filter(line => line !== null),
    href: isWeb ? electronic_address : `mailto:${electronic_address}`,
    address: electronic_address.replace(/^https?:\/\//, ''),
  }
}
