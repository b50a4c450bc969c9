import type { Language } from '@stragan/contract'
import type { Permission, Role } from '@stragan/contract/admin'
import type { Ctx, Log } from './context.ts'
import type { Queryable } from './platform/database.ts'

/** Context of a request to the admin API. */
export interface AdminCtx {
  /** Of the person, or of the request before it is known who they are. */
  language: Language
  now: Date
  log: Log
  /** Network of the caller, by which rate limits count (`networkOf`). */
  address: string
  /** Address of the caller itself, by which API keys admit it; null where it is unknown. */
  sender: string | null
  userAgent: string
  /** Scheme, host and port at which the sender sees the back office. */
  origin: string
  /** Sent by this machine itself, through no proxy. */
  isLocal: boolean
}

/** The session of a person. */
export interface StaffSession {
  id: string
  staffId: string
  email: string
  name: string
  language: Language
  isOperator: boolean
  /** The password was right; the second factor is still missing. */
  needsSecondFactor: boolean
  hasSecondFactor: boolean
  confirmedAt: Date
}

/** A request of a person, about what is theirs or the installation's. */
export interface StaffCtx extends AdminCtx {
  session: StaffSession
  /** The database, restricted to rows of this person by row-level security. */
  db: Queryable
}

/** Who acts in a shop. A job that a person has requested is theirs, without their session. */
export type Actor =
  | { kind: 'staff'; id: string; name: string; role: Role; session: StaffSession | null }
  | { kind: 'key'; id: string; name: string; createdBy: string; role: Role; scopes: readonly Permission[] }

/** A request in a shop. `db` is the one transaction of a call that changes something. */
export interface ShopAdminCtx extends Ctx {
  actor: Actor
}
