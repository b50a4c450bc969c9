import type { z } from 'zod'
import type { Operation } from '../call.ts'
import type { Download } from './list-columns.ts'
import type { Permission } from './permissions.ts'

/** Who may make a call that belongs to no shop. */
export type PersonalAccess =
  /** Anybody. */
  | 'public'
  /** A person whose password was right, also where the second factor is still missing. */
  | 'signing-in'
  /** Any person who is signed in. */
  | 'signed-in'
  /** A person who runs the installation. */
  | 'operator'

interface BaseAdminCall extends Operation {
  /** A person has to have confirmed their identity in the last `stepUpMinutes`. For API keys the scope decides. */
  stepUp?: true
  /** Of a list: it can be downloaded, with these columns (docs/decisions/080). */
  download?: Download
}

/** A call in a shop, by a member of its staff or by one of its API keys. */
export interface ShopAdminCall extends BaseAdminCall {
  path: `/shops/{shop}/${string}`
  params: z.ZodObject
  permission: Permission
  /** Further rights that it needs, too. */
  additionalPermission?: Permission | readonly Permission[]
  /** Permissions that are needed only if the change touches prices or stock. The handler checks the request, undo the stored changes. */
  partPermissions?: readonly ('prices:write' | 'stock:write')[]
  /** The response is a file, whose bytes and name the handler returns. */
  returnsFile?: true
  /** The response has a secret, which is not stored: a retry with the same idempotency key is refused with `secret_shown_before`. */
  answersOnce?: true
  /** The body is a form with files instead of JSON: their largest size. The handler gets them as `files`. */
  files?: { maxBytes: number }
  /** `own`: the handler begins its transactions itself, since it waits for others in between. Such a call stores no idempotency key. */
  transaction?: 'own'
  /** It changes nothing that the history has: a preview, whose work is rolled back, an event that is sent once more, a view of a person. */
  leavesNoHistory?: true
}

export interface PersonalAdminCall extends BaseAdminCall {
  permission: PersonalAccess
}

/** One call of the admin API as data. */
export type AdminCall = ShopAdminCall | PersonalAdminCall

export const isShopCall = (call: AdminCall): call is ShopAdminCall => call.permission.includes(':')

/** Whether a repetition with the same idempotency key gets the stored response of the first request (docs/decisions/077). */
export const takesIdempotencyKey = (call: AdminCall): boolean =>
  call.method === 'POST' && isShopCall(call) && !call.isRepeatable && call.transaction !== 'own'

/** All rights that a call needs. */
export const permissionsFor = ({ permission, additionalPermission = [] }: ShopAdminCall): Permission[] =>
  [permission, additionalPermission].flat()

export const adminCall = <const C extends AdminCall>(row: C): C => row
