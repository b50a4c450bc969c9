import type { Language } from '@stragan/contract'
import { orderStatusNames, roleNames } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import type { Times } from '../../platform/moments.ts'
import { fieldTexts as settingsTexts } from '../settings/fields/scope-fields.ts'
import { type ChangedRow, entityOf, hrefOf } from './change-label.ts'
import { fieldTexts } from './fields.messages.ts'
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
  entity: entityOf(row.entity, row.entity_key, reader.language),
  name: row.name ?? reader.people.get(row.entity_key) ?? null,
  href: hrefOf(reader.shop, row.entity, row.entity_key),
  fields: shownFields(row).map(({ name, before, after }) => ({
    name: fieldLabel(row, name, reader.language),
    before: shownValue(row, name, before, reader),
    after: shownValue(row, name, after, reader),
  })),
})

/** Of a row that was added or removed, its keys and empty values say nothing. */
const shownFields = ({ change, key, fields }: ChangedRow) =>
  change === 'updated'
    ? fields.filter(({ before, after }) => !isEmpty(before) || !isEmpty(after))
    : fields.filter(
        ({ name, before, after }) => !(name in key) && name !== 'shop_id' && name !== 'created_at' && (before ?? after) !== null,
      )

/** The label of a form's field, or of a column; with the language where it is a text in one. */
export function fieldLabel({ entity, entity_key }: Pick<ChangedRow, 'entity' | 'entity_key'>, name: string, language: Language): string {
  const t = historyMessages[language]
  const [, path = name, code] = /^(.*)\.(en|pl)$/.exec(name) ?? []
  const inEntry = path.replace(/^entry\./, '')
  const ofScope = entity === 'settings' ? settingsTexts[entity_key as keyof typeof settingsTexts]?.[inEntry]?.[language][0] : undefined
  const label = ofScope ?? fieldTexts[inEntry]?.[language] ?? fieldTexts[inEntry.split('.').at(-1) ?? '']?.[language] ?? inEntry
  return code === undefined ? label : `${label} (${code === 'en' ? t.english : t.polish})`
}

/** Values that mean the same as none: a form stores them where there was nothing. */
const isEmpty = (value: unknown) => value === null || value === '' || value === false || JSON.stringify(value) === '[]'

const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

function shownValue({ entity }: ChangedRow, name: string, value: unknown, { language, times }: Reader): string {
  const t = historyMessages[language]
  if (typeof value !== 'boolean' && isEmpty(value)) return t.empty
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number') return formatNumber(language, value)
  if (typeof value !== 'string')
    return Array.isArray(value) && value.every(one => typeof one === 'string') ? value.join(', ') : JSON.stringify(value)
  if (value.startsWith('sha256:')) return t.secret
  if (momentForm.test(value)) return times.moment(value)
  if (name === 'status' && entity === 'order') return nameIn(orderStatusNames, value, language)
  if (name === 'role') return nameIn(roleNames, value, language)
  return value
}

type Names = Readonly<Record<string, Readonly<Record<Language, string>>>>
const nameIn = (names: Names, value: string, language: Language) => names[value]?.[language] ?? value
