import type { Language } from '@stragan/contract'
import { type Permission, type Role, roleHas } from '@stragan/contract/admin'
import type { ShopAdminCtx, StaffCtx } from '../../admin-context.ts'
import { type Queryable, sql } from '../../platform/database.ts'

export interface AccountRow {
  staff_id: string
  email: string
  name: string
  language: Language
  password_hash: string | null
  has_authenticator: boolean
  /** The shop from which the person is written to; null for an operator without a shop. */
  shop_id: number | null
  shop_name: string | null
  default_language: Language | null
}

export const accountByEmail = (db: Queryable, email: string) => db.maybeOne<AccountRow>(sql`select * from find_staff_by_email(${email})`)

export interface SessionRow {
  session_id: string
  staff_id: string
  email: string
  name: string
  language: Language
  is_operator: boolean
  needs_second_factor: boolean
  has_second_factor: boolean
  confirmed_at: Date
  shop_id: number | null
  shop_name: string
  default_language: Language
  requires_second_factor: boolean
  role: Role
}

export const sessionByToken = (db: Queryable, tokenHash: string, idleHours: number, shopCode: string | null) =>
  db.maybeOne<SessionRow>(sql`
    select * from find_staff_session(${tokenHash}, make_interval(hours => ${idleHours}), ${shopCode})`)

export interface KeyRow {
  key_id: string
  key_name: string
  created_by: string
  scopes: Permission[]
  role: Role
  shop_id: number
  shop_name: string
  default_language: Language
}

export const keyByHash = (db: Queryable, hash: string, shopCode: string, address: string | null) =>
  db.maybeOne<KeyRow>(sql`select * from find_api_key(${hash}, ${shopCode}, ${address}::inet)`)

/** Sessions per person; the longest unused ones end for new ones. */
const maxSessions = 50

export interface NewSession {
  tokenHash: string
  device: string | null
  expiresAt: Date
  hasSecondFactor: boolean
}

/** Opens a session of the person of the transaction. */
export const insertSession = (db: Queryable, staffId: string, { tokenHash, device, expiresAt, hasSecondFactor }: NewSession) =>
  db.query(sql`
    with inserted as (
      insert into staff_sessions (staff_id, token_hash, device, expires_at, second_factor_at)
      values (${staffId}, ${tokenHash}, ${device}, ${expiresAt.toISOString()}, case when ${hasSecondFactor} then clock() end)
    ), used as (
      update staff set unused_since = null where id = ${staffId} and unused_since is not null
    )
    delete from staff_sessions where staff_id = ${staffId} and id in (
      select id from staff_sessions where staff_id = ${staffId} order by last_used_at desc offset ${maxSessions - 1})`)

/** Completes the sign-in of a session: a new token replaces the one from before the second factor. */
export const completeSession = ({ session, db }: StaffCtx, tokenHash: string, expiresAt: Date) =>
  db.query(sql`
    update staff_sessions set token_hash = ${tokenHash}, expires_at = ${expiresAt.toISOString()}, second_factor_at = clock(), confirmed_at = clock()
    where id = ${session.id}`)

/** False if the session has ended meanwhile. */
export const markSecondFactor = async ({ session, db }: StaffCtx) =>
  (await db.query(sql`update staff_sessions set second_factor_at = clock() where id = ${session.id} returning id`)).length > 0

export const confirmSession = ({ session, db }: StaffCtx) =>
  db.query(sql`update staff_sessions set confirmed_at = clock() where id = ${session.id}`)

export const deleteSession = async ({ db }: StaffCtx, id: string) =>
  (await db.query(sql`delete from staff_sessions where id = ${id}::uuid returning id`)).length > 0

export const deleteOtherSessions = ({ session }: StaffCtx, db: Queryable) =>
  db.query(sql`delete from staff_sessions where staff_id = ${session.staffId} and id <> ${session.id}`)

export const openSessions = ({ db }: StaffCtx, idleHours: number) =>
  db.query<{ id: string; device: string | null; created_at: Date; last_used_at: Date }>(sql`
    select id, device, created_at, last_used_at from staff_sessions
    where expires_at > clock() and last_used_at > clock() - make_interval(hours => ${idleHours}) order by last_used_at desc, id`)

export interface OwnAccountRow {
  password_hash: string
  totp_secret: string | null
  totp_pending_secret: string | null
  recovery_codes: number
  passkeys: number
}

export const ownAccount = (db: Queryable) =>
  db.one<OwnAccountRow>(sql`
    select password_hash, totp_secret, totp_pending_secret, (select count(*)::int from staff_recovery_codes) as recovery_codes,
      (select count(*)::int from staff_passkeys) as passkeys from staff`)

export interface ShopOfStaffRow {
  shop_id: number
  code: string
  name: string
  default_language: Language
  role: Role
  origin: string
  time_zone: string
  requires_second_factor: boolean
}

export const ownShops = (db: Queryable) => db.query<ShopOfStaffRow>(sql`select * from shops_of_staff()`)

export const updateAccount = ({ session, db }: StaffCtx, name: string, language: Language) =>
  db.query(sql`update staff set name = ${name}, language = ${language} where id = ${session.staffId}`)

/** Compare-and-set of the password hash; false if it was replaced since it was verified. */
export const replacePassword = async ({ session }: StaffCtx, db: Queryable, from: string, to: string) =>
  (await db.query(sql`update staff set password_hash = ${to} where id = ${session.staffId} and password_hash = ${from} returning id`))
    .length > 0

export const savePendingSecret = ({ session, db }: StaffCtx, secret: string) =>
  db.query(sql`update staff set totp_pending_secret = ${secret} where id = ${session.staffId}`)

/** Enables the pending authenticator unless another one replaced it meanwhile. */
export const enableAuthenticator = async ({ session }: StaffCtx, db: Queryable, secret: string, step: number) =>
  (
    await db.query(sql`
      update staff set totp_secret = totp_pending_secret, totp_pending_secret = null, totp_last_step = ${step}
      where id = ${session.staffId} and totp_pending_secret = ${secret} returning id`)
  ).length > 0

/** False where none was enabled. Of two calls at once, the second finds what the first one left. */
export const disableAuthenticator = async ({ session }: StaffCtx, db: Queryable) => {
  const { had_one } = await db.one<{ had_one: boolean }>(sql`
    select totp_secret is not null as had_one from staff where id = ${session.staffId} for update`)
  await db.query(sql`
    update staff set totp_secret = null, totp_pending_secret = null, totp_last_step = null where id = ${session.staffId}`)
  return had_one
}

/** Accepts the code of a time step once; false if it or a later one was accepted before. */
export const acceptStep = async ({ session, db }: StaffCtx, step: number) =>
  (
    await db.query(sql`
      update staff set totp_last_step = ${step} where id = ${session.staffId} and coalesce(totp_last_step, 0) < ${step} returning id`)
  ).length > 0

export const consumeRecoveryCode = async ({ db }: StaffCtx, hash: string) =>
  (await db.query(sql`delete from staff_recovery_codes where hash = ${hash} returning hash`)).length > 0

/** Locks the account: of two replacements at once, the second deletes the codes of the first. */
export async function replaceRecoveryCodes({ session }: StaffCtx, db: Queryable, hashes: readonly string[]) {
  await db.query(sql`select from staff where id = ${session.staffId} for update`)
  await db.query(sql`delete from staff_recovery_codes`)
  await db.query(sql`
    insert into staff_recovery_codes (staff_id, hash) select ${session.staffId}, unnest(${[...hashes]}::text[])`)
}

export const insertLink = (db: Queryable, staffId: string, hash: string, expiresAt: Date) =>
  db.query(sql`insert into staff_links (hash, staff_id, expires_at) values (${hash}, ${staffId}, ${expiresAt.toISOString()})`)

/** Ends the links of the person of the transaction. */
export const deleteLinks = (db: Queryable) => db.query(sql`delete from staff_links`)

export const accountByLink = (db: Queryable, hash: string) =>
  db.maybeOne<{ staff_id: string; email: string; name: string }>(sql`select * from find_staff_link(${hash})`)

/** False if the link was used meanwhile. */
export const consumeLink = async (db: Queryable, hash: string, passwordHash: string) =>
  (await db.one<{ done: boolean }>(sql`select consume_staff_link(${hash}, ${passwordHash}) as done`)).done

export interface InvitationRow {
  email: string
  role: Role
  language: Language
  shop_id: number
  shop_name: string
  /** The account of the invited e-mail; null without one. */
  staff_id: string | null
  /** Null where who accepts chooses the password. */
  password_hash: string | null
}

export const invitationByHash = (db: Queryable, hash: string) =>
  db.maybeOne<InvitationRow>(sql`select * from find_staff_invitation(${hash})`)

/** The id of the account; null if the link was used meanwhile. */
export const acceptInvitation = async (db: Queryable, hash: string, name: string, language: Language, passwordHash: string | null) =>
  (await db.one<{ id: string | null }>(sql`select accept_staff_invitation(${hash}, ${name}, ${language}, ${passwordHash}) as id`)).id

export interface MemberRow {
  staff_id: string
  email: string
  name: string
  role: Role
  has_second_factor: boolean
  last_used_at: Date | null
  since: Date
}

export const members = ({ db }: ShopAdminCtx) => db.query<MemberRow>(sql`select * from staff_of_shop()`)

export const openInvitations = ({ db, shop }: ShopAdminCtx) =>
  db.query<{ id: string; email: string; role: Role; expires_at: Date; invited_by: string | null }>(sql`
    select invitation.id, invitation.email, invitation.role, invitation.expires_at, member.name as invited_by
    from staff_invitations invitation left join staff_of_shop() member on member.staff_id = invitation.invited_by
    where invitation.shop_id = ${shop.id} and invitation.expires_at > clock()
    order by invitation.created_at, invitation.id`)

export const requiresSecondFactor = async ({ db, shop }: ShopAdminCtx) =>
  (await db.one<{ required: boolean }>(sql`select requires_second_factor as required from shops where shop_id = ${shop.id}`)).required

export const setRequiresSecondFactor = ({ db, shop }: ShopAdminCtx, required: boolean) =>
  db.query(sql`update shops set requires_second_factor = ${required} where shop_id = ${shop.id}`)

export interface NewInvitation {
  email: string
  role: Role
  language: Language
  hash: string
  expiresAt: Date
  invitedBy: string | null
  /** Whether the link reaches nobody but whose mailbox it is, and who runs the installation. */
  confirmsEmail: boolean
}

/** Inserts an invitation, in place of an earlier one of the same e-mail; returns its id. */
export const insertInvitation = (
  db: Queryable,
  shopId: number,
  { email, role, language, hash, expiresAt, invitedBy, confirmsEmail }: NewInvitation,
) =>
  db.one<{ id: string }>(sql`
    insert into staff_invitations (shop_id, email, role, language, hash, expires_at, invited_by, confirms_email)
    values (${shopId}, ${email}, ${role}, ${language}, ${hash}, ${expiresAt.toISOString()}, ${invitedBy}, ${confirmsEmail})
    on conflict (shop_id, lower(email)) do update set email = excluded.email, role = excluded.role, language = excluded.language,
      hash = excluded.hash, expires_at = excluded.expires_at, invited_by = excluded.invited_by,
      confirms_email = excluded.confirms_email, created_at = clock()
    returning id`)

/** Open invitations besides that of an e-mail. Locks the shop, so that concurrent calls are counted. */
export async function countInvitations({ db, shop }: ShopAdminCtx, email: string): Promise<number> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('staff invitations'), ${shop.id})`)
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from staff_invitations
    where shop_id = ${shop.id} and expires_at > clock() and lower(email) <> lower(${email})`)
  return n
}

export const deleteInvitation = async ({ db, shop }: ShopAdminCtx, id: string) =>
  (await db.query(sql`delete from staff_invitations where shop_id = ${shop.id} and id = ${id}::uuid returning id`)).length > 0

/** Open invitations that a person has sent. */
const deleteInvitationsOf = (db: Queryable, shopId: number, staffId: string) =>
  db.query(sql`delete from staff_invitations where shop_id = ${shopId} and invited_by = ${staffId}::uuid`)

/** Changes a role; of somebody who may invite nobody any more, the open invitations end. */
export async function changeRole({ db, shop }: ShopAdminCtx, staffId: string, role: Role): Promise<boolean> {
  if (!roleHas(role, 'staff:write')) await deleteInvitationsOf(db, shop.id, staffId)
  const changed = await db.query(sql`
    update memberships set role = ${role} where shop_id = ${shop.id} and staff_id = ${staffId}::uuid returning staff_id`)
  return changed.length > 0
}

/** Deletes a membership with the API keys and the open invitations of the person. */
export const deleteMembership = (db: Queryable, shopId: number, staffId: string): Promise<boolean> =>
  db.transaction(async tx => {
    await deleteInvitationsOf(tx, shopId, staffId)
    const deleted = await tx.query(sql`
      delete from memberships where shop_id = ${shopId} and staff_id = ${staffId}::uuid returning staff_id`)
    return deleted.length > 0
  })

/** The factors belong to the installation, not to the shop: the call itself stands in its history. */
export const resetSecondFactor = async ({ db }: ShopAdminCtx, staffId: string) =>
  (
    await db.one<{ outcome: 'done' | 'refused' | 'unknown' }>(
      sql`select outcome, case when outcome = 'done' then record_change_set() end from reset_second_factor(${staffId}::uuid) outcome`,
    )
  ).outcome

export interface ApiKeyRow {
  id: string
  name: string
  prefix: string
  scopes: Permission[]
  addresses: string[]
  created_by: string
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
}

export const apiKeys = ({ db, shop }: ShopAdminCtx) =>
  db.query<ApiKeyRow>(sql`
    select api_key.id, api_key.name, prefix, scopes, addresses::text[] as addresses, member.name as created_by, api_key.created_at, expires_at,
      api_key.last_used_at
    from api_keys api_key join staff_of_shop() member on member.staff_id = api_key.created_by
    where api_key.shop_id = ${shop.id} order by api_key.created_at, api_key.id`)

export interface NewApiKey {
  name: string
  prefix: string
  hash: string
  scopes: readonly Permission[]
  addresses: readonly string[]
  expiresAt: string | null
  createdBy: string
}

/** Inserts a key unless the shop has as many as allowed; undefined then. */
export async function insertApiKey({ db, shop }: ShopAdminCtx, key: NewApiKey, maxKeys: number): Promise<string | undefined> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('api keys'), ${shop.id})`)
  const row = await db.maybeOne<{ id: string }>(sql`
    insert into api_keys (shop_id, name, prefix, hash, scopes, addresses, expires_at, created_by)
    select ${shop.id}, ${key.name}, ${key.prefix}, ${key.hash}, ${[...key.scopes]}::text[],
      array(select network(address::inet) from unnest(${[...key.addresses]}::text[]) as address), ${key.expiresAt}::timestamptz, ${key.createdBy}
    where (select count(*) from api_keys where shop_id = ${shop.id}) < ${maxKeys}
    returning id`)
  return row?.id
}

export const deleteApiKey = async ({ db, shop }: ShopAdminCtx, id: string) =>
  (await db.query(sql`delete from api_keys where shop_id = ${shop.id} and id = ${id}::uuid returning id`)).length > 0
