import type { Language } from '@stragan/contract'
import { orderStatusNames, roleNames, stockReasonNames } from '@stragan/contract/admin'
import { formatAmount, formatMoney, formatNumber } from '@stragan/contract/formats'
import { countries } from '@stragan/web/countries.server'
import type { Times } from '../../platform/moments.ts'
import { handlingMessages } from '../orders/handling/handling.messages.ts'
import { fieldTexts as settingsTexts } from '../settings/fields/scope-fields.ts'
import { type ChangedRow, entityOf, hrefOf } from './change-label.ts'
import { fieldTexts, tableTexts } from './fields.messages.ts'
import { historyMessages } from './history.messages.ts'

interface Reader {
  language: Language
  times: Times
  shop: string
  /** Names of people by id. */
  people: ReadonlyMap<string, string>
}

/** A changed row as it is shown. */
export const rowView = (row: ChangedRow, reader: Reader) => ({
  id: `${row.table} ${JSON.stringify(row.key)}`,
  change: row.change,
  entity: tableTexts[row.table]?.[reader.language] ?? entityOf(row.entity, row.entity_key, reader.language),
  name: row.name ?? reader.people.get(row.entity_key) ?? null,
  href: hrefOf(reader.shop, row.entity, row.entity_key),
  fields: shownFields(row).map(({ name, before, after }) => ({
    name: fieldLabel(row, name, reader.language),
    before: shownValue(row, name, before, reader),
    after: shownValue(row, name, after, reader),
  })),
})

/** Beside the name of an author. */
const authorColumn = /(?:^|_)author_(?:kind|id)$/

/** Of a row that was added or removed, its keys and other columns without a name of their own say nothing. */
const shownFields = (row: ChangedRow) =>
  row.fields.filter(
    ({ name, before, after }) =>
      (!isEmpty(before) || !isEmpty(after)) &&
      !authorColumn.test(name) &&
      (row.change === 'updated' || (!(name in row.key) && labelOf(row, name, 'en') !== undefined)),
  )

/** The label of a form's field, or of a column; with the language where it is a text in one. */
export const fieldLabel = (row: Pick<ChangedRow, 'entity' | 'entity_key'>, name: string, language: Language): string =>
  labelOf(row, name, language) ?? name.replace(/^entry\./, '')

function labelOf({ entity, entity_key }: Pick<ChangedRow, 'entity' | 'entity_key'>, name: string, language: Language): string | undefined {
  const t = historyMessages[language]
  const [, path = name, code] = /^(.*)\.(en|pl)$/.exec(name) ?? []
  const inEntry = path.replace(/^entry\./, '')
  const ofScope = entity === 'settings' ? settingsTexts[entity_key as keyof typeof settingsTexts]?.[inEntry]?.[language][0] : undefined
  const label = ofScope ?? fieldTexts[inEntry]?.[language] ?? fieldTexts[inEntry.split('.').at(-1) ?? '']?.[language]
  const side = entity === 'order' ? sideNames[inEntry.split('.')[0] ?? '']?.[language] : undefined
  if (side && label && inEntry.includes('.')) return `${side}, ${label === label.toUpperCase() ? label : label.toLowerCase()}`
  return code === undefined || label === undefined ? label : `${label} (${code === 'en' ? t.english : t.polish})`
}

/** Addresses of an order, whose fields have the same names. */
const sideNames: Names = {
  billing_address: { en: 'Billing address', pl: 'Adres rozliczeniowy' },
  delivery_address: { en: 'Delivery address', pl: 'Adres dostawy' },
}

/** Values that mean the same as none: a form stores them where there was nothing. */
const isEmpty = (value: unknown) => value === null || value === '' || value === false || JSON.stringify(value) === '[]'

const netAmount = /(?:^|[._])net$/
const countryName = (code: unknown, language: Language) => countries[language].find(({ value }) => value === code)?.label ?? String(code)
/** Columns in minor units, or in hundredths of a percent. */
const amounts = [
  'payment_events.amount',
  'inbox_entries.refunded_amount',
  'products.price_net',
  'tiers.price_net',
  'promotions.price_net',
  'customer_prices.price_net',
  'price_list_prices.price_net',
  'discount_codes.value',
  'discount_codes.min_order_value',
  'gifts.min_order_value',
]

const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

function shownValue({ entity, table }: ChangedRow, name: string, value: unknown, { language, times }: Reader): string {
  const t = historyMessages[language]
  if (typeof value !== 'boolean' && isEmpty(value)) return t.empty
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (amounts.includes(`${table}.${name}`)) return formatAmount(language, Number(value) / 100)
  if (typeof value === 'number') {
    if (entity === 'settings' && netAmount.test(name)) return formatMoney(language, value, 'PLN')
    const isMoved = table === 'stock_movements' && name === 'quantity'
    return (isMoved && value > 0 ? '+' : '') + formatNumber(language, value).replace('-', '−')
  }
  if (Array.isArray(value) && /(?:^|\.)countries$/.test(name)) return value.map(code => countryName(code, language)).join(', ')
  if (typeof value !== 'string')
    return Array.isArray(value) && value.every(one => typeof one === 'string') ? value.join(', ') : JSON.stringify(value)
  if (value.startsWith('sha256:')) return t.secret
  if (momentForm.test(value)) return times.moment(value)
  if (name === 'status' && entity === 'order') return nameIn(orderStatusNames, value, language)
  if (name === 'cancel_reason') return cancelReason(value, language)
  if (name === 'reason' && entity === 'stock') return nameIn(stockReasonNames, value, language)
  if (name === 'role') return nameIn(roleNames, value, language)
  return value
}

function cancelReason(value: string, language: Language): string {
  const reasons: Readonly<Record<string, string>> = handlingMessages[language].reasons
  return reasons[value] ?? value
}

type Names = Readonly<Record<string, Readonly<Record<Language, string>>>>
const nameIn = (names: Names, value: string, language: Language) => names[value]?.[language] ?? value
