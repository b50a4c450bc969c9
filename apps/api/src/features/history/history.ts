import { type Input, type Language, type ResponseInput, ShopError } from '@stragan/contract'
import { adminCalls, differences, type historyCalls, maxShownRows, permissionsFor, type ShopAdminCall } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { hasPermission } from '../../platform/has-permission.ts'
import { decodeTime, partOf } from '../../platform/keyset.ts'
import { localised } from '../../platform/texts.ts'
import { timeZoneOf } from '../configuration/configuration.ts'
import * as queries from './history.queries.ts'

export { eraseHistory, highestId, highestIdIn, recordCall, rowsBefore } from './history.queries.ts'

type Calls = typeof historyCalls
type Query = Input<Calls['changeSets']>['query']
type FullChangeSet = ResponseInput<Calls['changeSet']>

export async function changeSets(ctx: ShopAdminCtx, query: Query): Promise<Omit<ResponseInput<Calls['changeSets']>, 'retention_months'>> {
  const { after, limit } = query
  const rows = await queries.listedChangeSets(ctx, { ...(await filtersOf(ctx, query)), after: decodeTime(after), limit })
  return partOf(
    rows,
    limit,
    row => [row.at, row.id],
    ({ at: _, ...row }) => changeSetView(row),
  )
}

/** The number of change sets of a list, at most `max`. */
export const countChangeSets = async (ctx: ShopAdminCtx, query: Query, max: number) =>
  queries.countChangeSets(ctx, await filtersOf(ctx, query), max)

const filtersOf = async (ctx: ShopAdminCtx, { actor, entity, entity_key, from, to }: Query): Promise<queries.ListFilters> => ({
  actor,
  entity,
  entityKey: entity_key,
  from,
  to,
  timeZone: await timeZoneOf(ctx),
})

/** Erases an entity without a record of what is erased with it; the history then has that it was erased, which is final. */
export async function recordErasure(
  ctx: ShopAdminCtx,
  erased: { table: string; entity: string; id: number },
  erase: () => Promise<void>,
): Promise<void> {
  const change = await queries.pauseHistory(ctx)
  await erase()
  await queries.resumeHistory(ctx, change)
  await queries.insertErasure(ctx, erased)
}

const changeSetView = ({ created_at, ...row }: queries.ChangeSetRow) => ({ ...row, created_at: created_at.toISOString() })

export async function changeSet(ctx: ShopAdminCtx, id: string): Promise<FullChangeSet> {
  const row = await queries.changeSetById(ctx, id)
  if (!row) throw new ShopError('change_set_not_found')
  const isReadable = mayMake(ctx, row.call, 'read')
  const rows = isReadable ? await queries.changedRows(ctx, id, maxShownRows) : []
  return {
    ...changeSetView(row),
    rows: isReadable ? rows.map(one => changedRow(ctx.language, one)) : null,
    more_rows: (rows[0]?.total ?? 0) - rows.length,
    undo_refusal: await refusalOf(ctx, row),
  }
}

function changedRow(language: Language, row: queries.ChangeRow) {
  const { table_name, row_key, entity, entity_key, before, after } = row
  const change = before === null ? ('created' as const) : after === null ? ('deleted' as const) : ('updated' as const)
  return {
    table: table_name,
    key: row_key,
    entity,
    entity_key,
    name: nameOf(language, after ?? before ?? {}) ?? row.called,
    change,
    fields: differences(before, after),
  } as NonNullable<FullChangeSet['rows']>[number]
}

/** What people call a row: its name or title, number, address, or code. */
function nameOf(language: Language, row: queries.Document): string | null {
  const { entry, ...own } = localised(row, { language, fallback: language }) as queries.Document & { entry?: queries.Document }
  const names = [entry?.name, entry?.code, own.name, own.number, own.email, own.host, own.symbol]
  return (names.find(name => typeof name === 'string' && name !== '') as string | undefined) ?? null
}

async function refusalOf(ctx: ShopAdminCtx, row: queries.ChangeSetRow): Promise<FullChangeSet['undo_refusal']> {
  if (!(await mayUndo(ctx, row))) return 'permission'
  const refusal = await queries.undoRefusal(ctx, row.id)
  return refusal ?? (row.undone_by === null || row.is_partly_undone ? null : 'nothing_left')
}

/** The call of a change; undefined for one that no longer exists. */
export function callOf(name: string): ShopAdminCall | undefined {
  const [feature = '', call = ''] = name.split('.')
  const calls: Readonly<Record<string, Readonly<Record<string, object>>>> = adminCalls
  return calls[feature]?.[call] as ShopAdminCall | undefined
}

/** Whether the caller has the rights that the call of a change needs, and those for the parts that the change has. */
export async function mayUndo(ctx: ShopAdminCtx, { id, call }: Pick<queries.ChangeSetRow, 'id' | 'call'>): Promise<boolean> {
  if (!mayMake(ctx, call, 'write')) return false
  const lacking = callOf(call)?.partPermissions?.filter(permission => !hasPermission(ctx.actor, permission)) ?? []
  if (lacking.length === 0) return true
  const needed = await queries.changedParts(ctx, id)
  return !lacking.some(permission => needed[permission])
}

/** Whether the caller has the rights that a call needs, or those to read what it changes. */
function mayMake({ actor }: ShopAdminCtx, name: string, access: 'read' | 'write'): boolean {
  const call = callOf(name)
  if (!call) return false
  return permissionsFor(call).every(permission => {
    const needed = (access === 'read' ? permission.replace(/:write$/, ':read') : permission) as typeof permission
    return hasPermission(actor, needed)
  })
}
