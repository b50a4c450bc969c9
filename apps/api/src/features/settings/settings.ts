import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type ConfigurationScope,
  type Fields,
  fieldProblems,
  type Input,
  languages,
  type ResponseInput,
  ShopError,
} from '@stragan/contract'
import { hasDefault, mergeEntries, scopeRules, type settingsCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { type EntryRow, entriesOf, insertStoredEntries, type StoredRow } from '../configuration/configuration.ts'
import { highestId } from '../history/history.ts'
import { earlierEntries } from './earlier-entries.ts'
import { entryMistakes } from './entry-mistakes.ts'
import * as queries from './settings.queries.ts'
import { validEntry } from './valid-entry.ts'

export { lockScope } from './settings.queries.ts'

type Calls = typeof settingsCalls
type Settings = ResponseInput<Calls['settings']>
type Change = Input<Calls['saveSettings']>['body']

/** The entries of a scope, or as they were in an earlier revision. Throws `settings_changed` for one that the history does not have. */
export async function settings(ctx: ShopAdminCtx, scope: ConfigurationScope, revision?: string): Promise<Settings> {
  const rows = await entriesOf(ctx, scope)
  if (revision === undefined || revision === revisionOf(rows)) return { revision: revisionOf(rows), entries: rows.map(storedEntry) }
  const earlier = await earlierEntries(ctx, scope, revision, revisionOf)
  if (!earlier) throw new ShopError('settings_changed')
  return { revision, entries: earlier.map(storedEntry) }
}

const storedEntry = ({ id, enabled, entry }: EntryRow) => ({ ...entry, id, enabled })

const revisionOf = (rows: readonly object[]) => createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22)

/**
 * Replaces the entries of a scope. What somebody else has changed since the revision that the change was made from is merged; throws
 * `settings_changed` with the fields that both have changed, and `invalid_body` with the fields that are wrong, of all entries. With
 * `areDeliveriesReplaced` the present deliveries, which the caller saves next, hold no payment or VAT rate.
 */
export async function saveSettings(
  ctx: ShopAdminCtx,
  scope: ConfigurationScope,
  { revision, entries }: Change,
  { areDeliveriesReplaced = false } = {},
): Promise<Settings> {
  await queries.lockScope(ctx, scope)
  const before = await entriesOf(ctx, scope)
  const merged = revisionOf(before) === revision ? entries : await mergedEntries(ctx, scope, { revision, entries }, before)
  const rows = rowsOf(scope, merged, before, await highestId(ctx, 'settings', scope))
  const problems = {
    ...(!areDeliveriesReplaced && (await missingToDeliveries(ctx, scope, rows, before))),
    // That none is left says more than that a delivery names one of them.
    ...(await problemsOfScope(ctx, scope, rows, before)),
  }
  if (Object.keys(problems).length > 0) throw new ShopError('invalid_body', { fields: problems })
  await queries.deleteEntries(ctx, scope)
  await insertStoredEntries(ctx, scope, rows)
  await applyToShop(ctx, scope, rows)
  return settings(ctx, scope)
}

async function mergedEntries(ctx: ShopAdminCtx, scope: ConfigurationScope, { revision, entries }: Change, stored: readonly EntryRow[]) {
  const base = await earlierEntries(ctx, scope, revision, revisionOf)
  if (!base) throw new ShopError('settings_changed')
  const { merged, conflicts } = mergeEntries(base.map(storedEntry), entries, stored.map(storedEntry))
  assertNoConflicts('settings_changed', conflicts, path => `entries.${path}`)
  return merged as Change['entries']
}

/** A row of the settings, with the entry as it was and as it is. */
interface ChangedEntry {
  entity_key: string
  before: object | null
  after: object | null
}

/** What is wrong with entries that an undo has changed, by the rules for saving them. */
export async function problemsOfSettings(ctx: ShopAdminCtx, changed: readonly ChangedEntry[]): Promise<Fields> {
  for (const [key, rows = []] of Object.entries(Object.groupBy(changed, ({ entity_key }) => entity_key))) {
    const scope = key as ConfigurationScope
    const stored = await entriesOf(ctx, scope)
    const former = rows.flatMap(({ before }) => (before as EntryRow | null) ?? [])
    const present = new Set(rows.flatMap(({ after }) => (after as EntryRow | null)?.id ?? []))
    const before = [...stored.filter(({ id }) => !present.has(id)), ...former]
    const problems = {
      ...problemsOfChanged(scope, stored, present),
      ...(await missingToDeliveries(ctx, scope, stored, before)),
      ...(await problemsOfScope(ctx, scope, stored, before)),
    }
    if (Object.keys(problems).length > 0) return problems
  }
  return {}
}

function problemsOfChanged(scope: ConfigurationScope, rows: readonly EntryRow[], changed: ReadonlySet<number>): Fields {
  const problems: Record<string, Fields[string]> = {}
  rows.forEach(({ id, enabled, entry }, i) => {
    if (!changed.has(id)) return
    for (const [path, message] of Object.entries(validEntry(scope, { ...entry, id, enabled }).problems))
      problems[`entries.${i}.${path}`] = message
  })
  return problems
}

/** Validates the entries and numbers new ones after the highest id that there ever was: a merge and an undo know entries by their ids. */
function rowsOf(scope: ConfigurationScope, entries: Change['entries'], before: readonly EntryRow[], highest: number): StoredRow[] {
  const stored = new Map(before.map(row => [row.id, row]))
  const known = new Set(stored.keys())
  let last = Math.max(highest, ...known)
  const problems: Record<string, Fields[string]> = {}
  const rows = entries.map(({ id, enabled, ...entry }, i) => {
    if (id !== undefined && !known.delete(id)) problems[`entries.${i}.id`] = fieldProblems.unknown
    const row = { id: id ?? ++last, position: i + 1, enabled }
    const same = stored.get(row.id)
    // An entry that was not changed is left as it is: fields that later versions have added would count as changes.
    if (same && isDeepStrictEqual(same.entry, entry)) return { ...row, entry: same.entry }
    const checked = validEntry(scope, { ...entry, id: row.id, enabled })
    for (const [path, message] of Object.entries(checked.problems)) problems[`entries.${i}.${path}`] = message
    return { ...row, entry: checked.entry }
  })
  if (Object.keys(problems).length > 0) throw new ShopError('invalid_body', { fields: problems })
  return rows
}

/** Scopes of which several entries may have the same code. */
const sharesCodes: readonly ConfigurationScope[] = ['compatible_products', 'delivery', 'payment']

type CheckedRow = Pick<StoredRow, 'enabled' | 'entry'>

/** What is wrong with valid entries of a scope that had others before. */
const problemsOfScope = async (
  ctx: ShopAdminCtx,
  scope: ConfigurationScope,
  rows: readonly CheckedRow[],
  before: readonly EntryRow[],
): Promise<Fields> => ({
  ...(await entryMistakes(ctx, scope, rows, before)),
  ...problemsAmong(scope, rows),
  ...(scope === 'vat_tax' && removedRates(rows, await queries.usedVatRates(ctx))),
  ...(scope === 'shop' && (await foreignOrigin(ctx, rows, before))),
  ...(scope === 'shop' && (await unknownTimeZone(ctx, rows, before))),
})

/** What would lock everybody out, or leave a shop without what every page needs. */
function problemsAmong(scope: ConfigurationScope, rows: readonly CheckedRow[]): Fields {
  const rule = scopeRules[scope]
  const enabled = rows.filter(row => row.enabled)
  if (rule === 'one' && (rows.length !== 1 || enabled.length !== 1)) return { entries: fieldProblems.exactly_one }
  if (rule === 'all' && !languages.every(code => enabled.some(({ entry }) => entry.code === code)))
    return { entries: fieldProblems.all_enabled }
  if ((rule === 'some' || rule === 'default') && enabled.length === 0) return { entries: fieldProblems.none_enabled }
  const defaults = rows.filter(row => row.entry.is_default === true)
  if (hasDefault(scope) && (defaults.length !== 1 || !defaults[0]?.enabled)) return { entries: fieldProblems.one_default }
  const codes = sharesCodes.includes(scope) ? [] : rows.map(row => row.entry.code ?? row.entry.screen ?? row.entry.percent)
  const twice = codes.findIndex((code, i) => code !== undefined && codes.indexOf(code) !== i)
  if (twice >= 0) return { [`entries.${twice}`]: fieldProblems.twice }
  if (scope === 'currency' && !enabled.some(({ entry }) => entry.code === 'PLN' && entry.rate === '1'))
    return { entries: fieldProblems.base_currency }
  return {}
}

const removedRates = (rows: readonly CheckedRow[], used: readonly number[]): Fields => {
  const percents = percentsOf(rows)
  return used.every(percent => percents.includes(percent)) ? {} : { entries: fieldProblems.in_use }
}

const percentsOf = (rows: readonly CheckedRow[]) => rows.filter(row => row.enabled).map(row => row.entry.percent)

/**
 * Of payments and VAT rates: whether an enabled delivery would lose its rate, or every payment that it names; where there were no entries before,
 * whether it lacks them.
 */
async function missingToDeliveries(
  ctx: ShopAdminCtx,
  scope: ConfigurationScope,
  rows: readonly EntryRow[],
  before: readonly EntryRow[],
): Promise<Fields> {
  if (scope !== 'payment' && scope !== 'vat_tax') return {}
  const has = scope === 'payment' ? hasPayment : hasRate
  const deliveries = (await entriesOf(ctx, 'delivery')).filter(({ enabled }) => enabled)
  const loses = (delivery: EntryRow) => !has(rows, delivery) && (before.length === 0 || has(before, delivery))
  return deliveries.some(loses) ? { entries: fieldProblems.in_use } : {}
}

const hasRate = (rates: readonly EntryRow[], { entry }: EntryRow) => percentsOf(rates).includes(entry.vat_tax_percent)

/** A delivery names payments by their ids or codes. */
function hasPayment(payments: readonly EntryRow[], { entry: { payments: named } }: EntryRow): boolean {
  const names = payments.filter(row => row.enabled).flatMap(({ id, entry }) => [id, entry.code])
  return !Array.isArray(named) || named.some(name => names.includes(name))
}

/** The address of a shop can be changed to a host that serves it only: links in its e-mails begin with it. */
async function foreignOrigin(ctx: ShopAdminCtx, [row]: readonly CheckedRow[], [before]: readonly EntryRow[]): Promise<Fields> {
  if (!row || row.entry.origin === before?.entry.origin) return {}
  const { hostname } = new URL(String(row.entry.origin))
  return (await queries.isHost(ctx, hostname)) ? {} : { 'entries.0.origin': fieldProblems.foreign_host }
}

/** PostgreSQL has time zones of its own: with one that it does not know no day of the shop could be found. */
async function unknownTimeZone(ctx: ShopAdminCtx, [row]: readonly CheckedRow[], [before]: readonly EntryRow[]): Promise<Fields> {
  if (!row || row.entry.time_zone === before?.entry.time_zone) return {}
  return (await queries.isTimeZone(ctx, String(row.entry.time_zone))) ? {} : { 'entries.0.time_zone': fieldProblems.wrong_format }
}

/** Name and default language stand with the shop, too, where they are read without its configuration. */
async function applyToShop(ctx: ShopAdminCtx, scope: ConfigurationScope, rows: readonly StoredRow[]) {
  if (scope === 'shop') await queries.setName(ctx, String(rows[0]?.entry.name))
  const language = scope === 'languages' ? rows.find(row => row.entry.is_default === true) : undefined
  if (language) await queries.setDefaultLanguage(ctx, String(language.entry.code))
}
