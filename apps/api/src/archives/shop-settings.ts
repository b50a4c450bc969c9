import { isDeepStrictEqual } from 'node:util'
import { type ConfigurationScope, configurationScopeNames, fieldProblems, ShopError } from '@stragan/contract'
import { moneyScopes, scopeRules, settingsCalls } from '@stragan/contract/admin'
import { z } from 'zod'
import type { ShopAdminCtx } from '../admin-context.ts'
import { isDataConflict } from '../features/imports/row-problems.ts'
import { saveSettings, settings } from '../features/settings/settings.ts'
import { validEntry } from '../features/settings/valid-entry.ts'
import { ArchiveError, archiveFormat, archiveVersion, leftOut } from './archive-format.ts'
import type { Place } from './import-progress.ts'
import type { Saving } from './part.ts'
import { problemOf } from './read-part.ts'

const entry = z.looseObject({ enabled: z.boolean() })
type Entry = z.infer<typeof entry>

/** The order in which scopes are read in: deliveries name payments. */
const scopes = [...configurationScopeNames].sort((a, b) => Number(a === 'delivery') - Number(b === 'delivery'))

/** Identity and settings of a shop. */
export const shopDocument = z.object({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  settings: z.partialRecord(z.enum(scopes as [ConfigurationScope, ...ConfigurationScope[]]), z.array(entry).max(200)),
  left_out: z.array(z.string()).default([]),
})
export type ShopDocument = z.infer<typeof shopDocument>

export async function shopDocumentOf(ctx: ShopAdminCtx): Promise<ShopDocument> {
  const all: [ConfigurationScope, Entry[]][] = []
  for (const scope of configurationScopeNames) all.push([scope, await portableEntries(ctx, scope)])
  return { format: archiveFormat, version: archiveVersion, settings: Object.fromEntries(all), left_out: [...leftOut] }
}

/**
 * The entries of a scope without what belongs to an installation: the address of the shop, and the ids of entries. Payments that a delivery names by
 * ids are named by their places.
 */
async function portableEntries(ctx: ShopAdminCtx, scope: ConfigurationScope): Promise<Entry[]> {
  const stored = (await settings(ctx, scope)).entries
  const places = scope === 'delivery' ? await paymentIds(ctx) : []
  return stored.map(({ enabled, ...given }) => {
    const { entry: checked, problems } = validEntry(scope, { ...given, enabled })
    const { id: _, ...portable }: Record<string, unknown> = Object.keys(problems).length === 0 ? checked : given
    if (scope === 'shop') delete portable.origin
    if (scope === 'delivery') portable.payments = mapped(portable.payments, id => places.indexOf(id) + 1)
    return { ...portable, enabled }
  })
}

const paymentIds = async (ctx: ShopAdminCtx) => (await settings(ctx, 'payment')).entries.map(({ id }) => id)

/** Payments of a delivery with other numbers; those that are named by codes stay. */
const mapped = (payments: unknown, change: (number: number) => number | undefined) =>
  Array.isArray(payments)
    ? payments.map(one => (typeof one === 'number' ? change(one) : one)).filter(one => one !== 0 && one !== undefined)
    : payments

type SettingsSaving = Pick<Saving, 'ctx' | 'record'>
interface ImportContext {
  origin: string
  place: Place
}

/**
 * Saves the settings of an archive that differ from those of the shop; `place` counts scopes, from the one that was reached. A trial saves them, too,
 * since those of a delivery name others, and undoes that. Throws `ArchiveError`.
 */
export async function saveShopSettings(
  saving: Saving,
  document: ShopDocument,
  { isTrial, ...context }: ImportContext & { isTrial: boolean },
): Promise<void> {
  if (!isTrial) return saveScopes(saving, document, context)
  await saving.change(ctx =>
    ctx.db.transaction(async tx => {
      const made = { ...ctx, db: tx }
      await tx.run('savepoint trial')
      await saveScopes({ ctx: made, record: (_call, _params, work) => work(made) }, document, context)
      await tx.run('rollback to savepoint trial')
    }),
  )
}

async function saveScopes({ ctx, record }: SettingsSaving, document: ShopDocument, { origin, place }: ImportContext): Promise<void> {
  for (const [i, scope] of scopes.entries()) {
    if (i < place.line) continue
    const wanted = document.settings[scope]
    if (!wanted || (wanted.length === 0 && scopeRules[scope] !== 'any')) continue
    const isSame = isDeepStrictEqual(plain(wanted), plain(await portableEntries(ctx, scope)))
    const as = isSame ? 'unchanged' : 'changed'
    Object.assign(place, { line: i + 1, outcome: { ...place.outcome, [as]: place.outcome[as] + 1 } } satisfies Place)
    if (isSame) continue
    const call = (moneyScopes as readonly string[]).includes(scope) ? 'settings.saveMoneySettings' : 'settings.saveSettings'
    await record(call, { scope }, made => saveScope(made, document, { scope, wanted, origin })).catch(cause => {
      throw refusalOf(scope, cause)
    })
  }
}

async function saveScope(
  ctx: ShopAdminCtx,
  document: ShopDocument,
  { scope, wanted, origin }: { scope: ConfigurationScope; wanted: readonly Entry[]; origin: string },
): Promise<void> {
  const { revision, entries: before } = await settings(ctx, scope)
  const present = await portableEntries(ctx, scope)
  const free = new Map(before.map(({ id }, i) => [id, present[i]]))
  const places = scope === 'delivery' ? await paymentIds(ctx) : []
  const entries = wanted.map(one => {
    const id = idOfSame(free, one)
    const own = scope === 'shop' ? { origin: before[0]?.origin ?? origin } : {}
    const payments = scope === 'delivery' ? { payments: mapped(one.payments, place => places[place - 1]) } : {}
    return { ...one, ...own, ...payments, ...(id !== undefined && { id }) }
  })
  const areDeliveriesReplaced = (document.settings.delivery?.length ?? 0) > 0
  await saveSettings(ctx, scope, settingsCalls.saveSettings.body.parse({ revision, entries }), { areDeliveriesReplaced })
}

/** Why the shop refuses a scope, if that is a matter of its entries, so that the next attempt would fail, too. */
function refusalOf(scope: ConfigurationScope, cause: unknown): unknown {
  const isOfEntries = cause instanceof z.ZodError || isDataConflict(cause) || (cause instanceof ShopError && cause.code === 'invalid_body')
  if (!isOfEntries) return cause
  if (cause instanceof ShopError && cause.fields?.entries === fieldProblems.in_use)
    return new ArchiveError('settings_in_use', { subject: scope, cause })
  const { subject, text: detail } = problemOf(cause)
  return new ArchiveError('settings_not_valid', { subject: subject ? `${scope} (${subject})` : scope, detail, cause })
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** The id of an entry of the shop that an entry of the archive is: the same one, else one with its code. Each is taken once. */
function idOfSame(free: Map<number, Entry | undefined>, wanted: Entry): number | undefined {
  const all = [...free]
  const [id] =
    all.find(([, one]) => isDeepStrictEqual(plain(one), plain(wanted))) ??
    all.find(([, one]) => one?.code !== undefined && one.code === wanted.code) ??
    (all.length === 1 && wanted.code === undefined ? all[0] : undefined) ??
    []
  if (id !== undefined) free.delete(id)
  return id
}
