import type { StaffCtx } from '../../admin-context.ts'
import { type Queryable, sql } from '../../platform/database.ts'

/** Challenges of one person that wait for a signature. */
const maxOpenChallenges = 10

export type ChallengePurpose = 'identity' | 'registration'

export interface NewChallenge {
  hash: string
  origin: string
  expiresAt: Date
}

/** Notes a challenge of the person; the oldest of too many makes room. */
export const insertChallenge = ({ session, db }: StaffCtx, purpose: ChallengePurpose, { hash, origin, expiresAt }: NewChallenge) =>
  db.query(sql`
    with trimmed as (
      delete from staff_challenges where hash in (
        select hash from staff_challenges where staff_id = ${session.staffId} order by expires_at desc offset ${maxOpenChallenges - 1}
        for update skip locked)
    )
    insert into staff_challenges (hash, purpose, staff_id, origin, expires_at)
    values (${hash}, ${purpose}, ${session.staffId}, ${origin}, ${expiresAt.toISOString()})`)

/** Consumes a challenge of the person; false for any other. */
export const consumeChallenge = async ({ db }: StaffCtx, purpose: ChallengePurpose, hash: string, origin: string) =>
  (
    await db.query(sql`
      delete from staff_challenges where hash = ${hash} and purpose = ${purpose} and origin = ${origin} and expires_at > clock()
      returning hash`)
  ).length > 0

export const openSignInChallenge = (db: Queryable, { hash, origin, expiresAt }: NewChallenge) =>
  db.query(sql`select open_sign_in_challenge(${hash}, ${origin}, ${expiresAt.toISOString()})`)

export interface ClaimedPasskeyRow {
  passkey_id: string
  staff_id: string
  email: string
  public_key: string
}

/** Consumes the challenge of a sign-in; the passkey that claims to have signed it is not verified yet. */
export const claimedPasskey = (db: Queryable, hash: string, origin: string, credentialId: string) =>
  db.maybeOne<ClaimedPasskeyRow>(sql`select * from find_staff_passkey(${hash}, ${origin}, ${credentialId})`)

export interface CredentialRow {
  passkey_id: string
  credential_id: string
  public_key: string
  transports: string[]
}

/** The passkeys of the person, as browsers and verification need them. */
export const ownCredentials = ({ db }: StaffCtx) =>
  db.query<CredentialRow>(sql`select id as passkey_id, credential_id, public_key, transports from staff_passkeys order by created_at, id`)

export interface PasskeyRow {
  id: string
  name: string
  is_backed_up: boolean
  created_at: Date
  last_used_at: Date | null
}

export const passkeys = ({ db }: StaffCtx) =>
  db.query<PasskeyRow>(sql`select id, name, is_backed_up, created_at, last_used_at from staff_passkeys order by created_at, id`)

export interface NewPasskey {
  name: string
  credentialId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  isBackedUp: boolean
}

/** Inserts a passkey; undefined where the credential is known already, whosever it is. */
export const insertPasskey = ({ session, db }: StaffCtx, key: NewPasskey) =>
  db.maybeOne<{ id: string }>(sql`
    insert into staff_passkeys (staff_id, name, credential_id, public_key, counter, transports, is_backed_up)
    values (${session.staffId}, ${key.name}, ${key.credentialId}, ${key.publicKey}, ${key.counter}, ${[...key.transports]}::text[], ${key.isBackedUp})
    on conflict (credential_id) do nothing returning id`)

/** Counts the passkeys of the person. Locks the account, so that concurrent calls are counted. */
export async function countPasskeys({ session, db }: StaffCtx): Promise<number> {
  await db.query(sql`select id from staff where id = ${session.staffId} for update`)
  return (await db.one<{ n: number }>(sql`select count(*)::int as n from staff_passkeys`)).n
}

export interface Signature {
  counter: number
  isBackedUp: boolean
}

/** Notes a verified signature; false where its counter is not above the last one, as of a copied key, or the passkey was removed meanwhile. */
export const acceptSignature = async (db: Queryable, passkeyId: string, { counter, isBackedUp }: Signature) =>
  (
    await db.query(sql`
      update staff_passkeys set counter = ${counter}, is_backed_up = ${isBackedUp}, last_used_at = clock()
      where id = ${passkeyId}::uuid and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0)) returning id`)
  ).length > 0

export const renamePasskey = async ({ db }: StaffCtx, id: string, name: string) =>
  (await db.query(sql`update staff_passkeys set name = ${name} where id = ${id}::uuid returning id`)).length > 0

export const deletePasskey = async ({ db }: StaffCtx, id: string) =>
  (await db.query(sql`delete from staff_passkeys where id = ${id}::uuid returning id`)).length > 0
