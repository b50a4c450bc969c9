import {
  type ConfigurationEntry,
  type ConfigurationScope,
  type configurationCalls,
  configurationScopeNames,
  configurationScopes,
  type ResponseInput,
} from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../platform/database.ts'
import { localised } from '../../platform/texts.ts'
import { entriesOf, insertEntries } from './configuration.queries.ts'
import { assertReadable } from './theme.ts'

export { entriesOf, timeZoneOf } from './configuration.queries.ts'
export { assertReadable } from './theme.ts'

type Entries = ResponseInput<typeof configurationCalls.configuration>

/** The entries of a scope in the language of the request, sorted; disabled ones included, with their flag. */
export async function configuration(ctx: Ctx, scope: ConfigurationScope): Promise<Entries> {
  const rows = await entriesOf(ctx, scope)
  return rows.map(row => entryIn(ctx, scope, row))
}

export interface EntryRow {
  id: number
  enabled: boolean
  entry: Record<string, unknown>
}

/** Localises a stored entry; it was validated against its scope when it was saved. */
export const entryIn = <Scope extends ConfigurationScope>(ctx: Ctx, _scope: Scope, { id, enabled, entry }: EntryRow) =>
  ({
    ...(localised(entry, { language: ctx.language, fallback: ctx.shop.defaultLanguage }) as object),
    id,
    enabled,
  }) as ConfigurationEntry<Scope>

/** A stored entry: each text is an object with the keys `en` and `pl`. */
export type StoredEntry = { enabled?: boolean } & Record<string, unknown>

/** Saves the entries of a scope in their order, each validated against the scope's schema in both languages, a theme for contrast too. */
export async function saveEntries(tx: Tx, shopId: number, scope: ConfigurationScope, entries: readonly StoredEntry[]) {
  const rows = entries.map(({ enabled = true, ...entry }, i) => ({ id: i + 1, position: i + 1, enabled, entry }))
  for (const row of rows)
    for (const language of ['en', 'pl'] as const) {
      const view = { ...(localised(row.entry, { language, fallback: language }) as object), id: row.id, enabled: row.enabled }
      const checked = configurationScopes[scope].parse(view)
      if (scope === 'shop') assertReadable(configurationScopes.shop.parse(checked).theme)
    }
  await insertEntries(tx, shopId, scope, rows)
}

/** An entry as a row. */
export interface StoredRow extends EntryRow {
  position: number
}

/** Inserts entries that were validated. */
export const insertStoredEntries = ({ db, shop }: Pick<Ctx, 'db' | 'shop'>, scope: ConfigurationScope, rows: readonly StoredRow[]) =>
  insertEntries(db, shop.id, scope, rows)

/** Saves every scope of a shop's configuration. */
export async function saveConfiguration(tx: Tx, shopId: number, configuration: Record<ConfigurationScope, readonly StoredEntry[]>) {
  for (const scope of configurationScopeNames) await saveEntries(tx, shopId, scope, configuration[scope])
}
