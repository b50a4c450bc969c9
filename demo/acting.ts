import { createHash } from 'node:crypto'
import type { Language } from '@stragan/contract'
import type { ChangingCall, Role } from '@stragan/contract/admin'
import type { Actor, ShopAdminCtx } from '../apps/api/src/admin-context.ts'
import type { Log, Shop, Visitor, VisitorCtx } from '../apps/api/src/context.ts'
import { type Database, type Queryable, sql, type Tx } from '../apps/api/src/platform/database.ts'
import type { DemoShop } from './types.ts'

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }

export const contextOf = (shop: DemoShop, now: Date, language: Language, tx: Queryable, address = 'demo') => ({
  shop: { id: shop.id, name: shop.name, defaultLanguage: 'pl' } satisfies Shop,
  language,
  now,
  log: silentLog,
  address,
  db: tx,
})

/** Acts in a new session of a visitor at a moment, from a network of their own. What it leaves behind, `tidyUp` removes. */
export const actingAs =
  (shop: DemoShop, db: Database, customer: Visitor['customer'], address: string) =>
  <Result>(now: Date, language: Language, work: (ctx: VisitorCtx) => Promise<Result>): Promise<Result> =>
    db.withTenant(shop.id, now).transaction(async tx => {
      const { id } = await tx.one<{ id: string }>(sql`
        insert into sessions (shop_id, derivation_secret, expires_at, customer_id) values (${shop.id}, 'demo', clock(), ${customer?.id ?? null}) returning id`)
      return work({ ...contextOf(shop, now, language, tx, address), visitor: { sessionId: id, customer } })
    })

/** People of the staff of a shop, by their roles in it. */
export type Colleagues = Partial<Record<Role, { id: string; name: string; email: string }>>

/** Somebody in a role; where a small shop has nobody for it, the owner. */
export function actorIn(colleagues: Colleagues, role: Role, now: Date): Actor {
  const who = colleagues[role] ?? colleagues.owner
  if (!who) throw new Error(`Nobody works as ${role}`)
  const session = { id: who.id, staffId: who.id, email: who.email, name: who.name, language: 'pl' as const, isOperator: false, needsSecondFactor: false, hasSecondFactor: false, confirmedAt: now }
  return { kind: 'staff', id: who.id, name: who.name, role: colleagues[role] ? role : 'owner', session }
}

/** Acts as somebody of the staff at a moment, with the entry in the history that a call would have, if it has one. */
export const actingAsStaff =
  (shop: DemoShop, db: Database, colleagues: Colleagues) =>
  <Result>(now: Date, role: Role, call: ChangingCall | null, params: Record<string, string>, work: (ctx: ShopAdminCtx) => Promise<Result>): Promise<Result> => {
    const actor = actorIn(colleagues, role, now)
    const change = call && { id: uuidOf(`${shop.id} ${now.toISOString()} ${call} ${JSON.stringify(params)}`), actor: { kind: actor.kind, id: actor.id, name: actor.name }, call, params }
    return db.withTenant(shop.id, now, 'write', change ?? undefined).transaction(tx => work({ ...contextOf(shop, now, 'pl', tx), actor }))
  }

/** 32 hex digits that a name always has. */
export const digitsOf = (name: string) => createHash('sha256').update(`Stragan demo: ${name}`).digest('hex').slice(0, 32)

const uuidOf = (name: string) => digitsOf(name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

/** Retention of e-mails (docs/operating.md). */
const mailDays = 30

/** Removes what acting leaves behind. The e-mails of those days were read long ago: none is going to be sent. */
export async function tidyUp(tx: Tx, shopId: number) {
  for (const table of ['sessions', 'carts']) await tx.query({ text: `delete from ${table} where shop_id = $1`, values: [shopId] })
  await tx.query(sql`delete from mails where shop_id = ${shopId} and created_at < clock() - make_interval(days => ${mailDays})`)
  await tx.query(sql`update mails set state = 'sent', attempts = 1, sent_at = created_at where shop_id = ${shopId} and state = 'waiting'`)
  await tx.query(sql`update orders set network_key = null where shop_id = ${shopId} and network_key is not null`)
}
