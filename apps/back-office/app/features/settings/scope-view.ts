import { type ConfigurationScope, formatLocaleOf, type Language } from '@stragan/contract'
import { formatAccountNumber, formatMoney, formatRate } from '@stragan/contract/formats'
import { hrefTo, type PageId } from '@stragan/routing'
import { fieldTexts } from './fields/scope-fields.ts'
import { shopPageNames } from './fields/shop-pages.messages.ts'
import { settingsMessages } from './settings.messages.ts'

/** An entry of a scope as it is stored. */
export interface Entry {
  id: number
  enabled: boolean
  [field: string]: unknown
}

const asText = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** A stored text in a language. */
const textIn = (language: Language, value: unknown): string => {
  if (typeof value !== 'object' || value === null) return asText(value)
  const texts = value as Partial<Record<Language, unknown>>
  return asText(texts[language]) || asText(texts.en) || asText(texts.pl)
}

/** What an entry is called in lists and notices. */
export function nameOf(scope: ConfigurationScope, entry: Record<string, unknown>, language: Language): string {
  const text =
    scope === 'integrations'
      ? fieldTexts.integrations[`=${asText(entry.code)}`]?.[language][0]
      : textIn(language, entry.name ?? shopPageNames[asText(entry.screen) as PageId] ?? entry.screen)
  return text || asText(entry.code) || settingsMessages[language].scope(scope).title
}

interface Column {
  label: string
  cell: (entry: Entry) => string
}

/** Columns of a list beside the name: what distinguishes its entries. */
export function columnsOf(scope: ConfigurationScope, language: Language): Column[] {
  const of = (path: string, cell: Column['cell']): Column => ({ label: fieldTexts[scope][path]?.[language][0] ?? path, cell })
  const plain = (key: string) => of(key, entry => textIn(language, entry[key]))
  const money = (key: string) => of(key, entry => (typeof entry[key] === 'number' ? formatMoney(language, entry[key], 'PLN') : ''))
  const codes = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')
  switch (scope) {
    case 'delivery':
      return [money('price_net'), money('free_from_net'), of('countries', entry => countriesText(language, entry.countries))]
    case 'payment':
      return [
        of('code', ({ code }) => fieldTexts.payment[`code=${asText(code)}`]?.[language][0] ?? asText(code)),
        of('fee_net', entry => (entry.fee_net ? formatMoney(language, Number(entry.fee_net), 'PLN') : '')),
        of('account', ({ account }) => formatAccountNumber(asText(account))),
      ]
    case 'currency':
      return [of('rate', ({ code, rate }) => (code === 'EUR' || code === 'USD' ? formatRate(language, code, asText(rate)) : asText(rate)))]
    case 'languages':
      return [plain('locale')]
    case 'social_media':
      return [plain('url')]
    case 'seo_settings':
      return [plain('title')]
    case 'integrations':
      return [of('settings', entry => Object.values((entry.settings as object | undefined) ?? {}).join(', '))]
    case 'compatible_products':
      return [
        of('categories', entry => codes(entry.categories)),
        of('goes_with', entry => codes((entry.goes_with as { categories?: unknown } | undefined)?.categories)),
      ]
    default:
      return []
  }
}

function countriesText(language: Language, value: unknown): string {
  const t = settingsMessages[language]
  const codes = Array.isArray(value) ? value.map(String) : []
  if (codes.length === 0) return t.allCountries
  const names = new Intl.DisplayNames(formatLocaleOf[language], { type: 'region' })
  const shown = codes.slice(0, 2).map(code => names.of(code) ?? code)
  return codes.length <= 2 ? shown.join(', ') : t.countries(codes.length, `${shown.join(', ')}…`)
}

/** The present state of a scope in a few words. */
export function stateOf(scope: ConfigurationScope, entries: readonly Entry[], language: Language): string {
  const t = settingsMessages[language]
  const [first] = entries
  switch (scope) {
    case 'shop':
      return [asText(first?.name), asText(first?.origin)].join(', ')
    case 'local_business':
      return [asText(first?.name), first?.nip === undefined ? t.noNip : `NIP ${asText(first.nip)}`].join(', ')
    case 'shop_configuration':
      return first?.mode === 'production' ? t.sells : t.isTest
    case 'languages':
    case 'currency':
    case 'vat_tax':
      return entries
        .filter(({ enabled }) => enabled)
        .map(entry => nameOf(scope, entry, language))
        .join(', ')
    default:
      return t.enabledOf(entries.filter(({ enabled }) => enabled).length, entries.length)
  }
}

const effects: Partial<Record<ConfigurationScope, PageId>> = {
  delivery: 'cart',
  payment: 'cart',
  local_business: 'contact',
  compatible_products: 'allProducts',
  vat_tax: 'allProducts',
}

/** The shop's page where the effect of a scope is seen. */
export const effectOf = (scope: ConfigurationScope, origin: string, language: Language) =>
  origin + hrefTo(language, (effects[scope] ?? 'home') as 'home')
