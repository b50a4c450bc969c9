import type { Language } from './constants.ts'
import type { ConfigurationEntry } from './entities/configuration.ts'
import { formatMoney } from './formats.ts'

type Business = Pick<ConfigurationEntry<'local_business'>, 'nip' | 'regon' | 'registration'>
type Company = Extract<NonNullable<Business['registration']>, { register: 'krs' }>

const texts = {
  en: {
    ceidg: 'CEIDG (Polish register of sole traders)',
    capital: (amount: string) => `share capital ${amount}`,
    paidUp: 'paid up in full',
    partlyPaidUp: (amount: string) => `paid up ${amount}`,
  },
  pl: {
    ceidg: 'CEIDG',
    capital: (amount: string) => `kapitał zakładowy ${amount}`,
    paidUp: 'wpłacony w całości',
    partlyPaidUp: (amount: string) => `wpłacono ${amount}`,
  },
}

/**
 * The seller's numbers, and court and capital of a company, as texts (Polish Code of Commercial Companies, articles 206 and 374). What is
 * unknown is omitted.
 */
export function sellerIdentity({ nip, regon, registration }: Business, language: Language): { numbers: string[]; company: string[] } {
  const isCompany = registration?.register === 'krs'
  return {
    numbers: [
      ...(nip ? [`NIP ${nip}`] : []),
      ...(regon ? [`REGON ${regon}`] : []),
      ...(isCompany ? [`KRS ${registration.number}`] : registration ? [texts[language].ceidg] : []),
    ],
    company: isCompany ? companyTexts(registration, language) : [],
  }
}

function companyTexts({ court, share_capital: capital, paid_up_capital: paidUp }: Company, language: Language): string[] {
  const t = texts[language]
  const money = (amount: number) => formatMoney(language, amount, 'PLN')
  return [
    court,
    ...(capital === undefined ? [] : [t.capital(money(capital))]),
    ...(capital === undefined || paidUp === undefined ? [] : [paidUp === capital ? t.paidUp : t.partlyPaidUp(money(paidUp))]),
  ]
}
