import { z } from 'zod'
import { maxLengths } from '../constants.ts'
import { email, language, timestamp } from '../entities/scalars.ts'
import { fieldProblems } from '../field-problems.ts'
import { visibleTextOf } from '../visible-text.ts'
import { permissions, roles } from './permissions.ts'

/** Code of a shop in addresses of the back office. */
export const shopCode = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
export const inShop = z.object({ shop: shopCode })
export const uuid = z.uuid()
/** Six digits of an authenticator, or a recovery code; spaces and hyphens do not count. */
export const secondFactorCode = z.string().max(40)
export const linkToken = z.string().min(20).max(100)
/** One line that reads as it is stored: without control characters, line breaks and marks that turn the direction of text. Some of it is visible. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(maxLengths.name)
  .refine(name => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(name), { error: fieldProblems.wrong_format, abort: true })
  .refine(name => visibleTextOf(name) !== '', { error: fieldProblems.required })
export const role = z.enum(roles)
export const permission = z.enum(permissions as [(typeof permissions)[number], ...(typeof permissions)[number][]])
export const ok = z.literal('ok')

/** A person's session, as the back office stores it in a cookie. */
export const staffSession = z.object({
  token: z.string(),
  /** The latest time at which it ends; 12 hours without use end it earlier. */
  expires_at: timestamp,
  /** The password was right; a code is still missing. */
  needs_second_factor: z.boolean(),
})

/** A shop that a person works in. */
const staffShop = z.object({
  code: z.string(),
  name: z.string(),
  /** In which pages show what has no text in theirs. */
  default_language: language,
  role,
  /** Base URL of its storefront. */
  origin: z.string(),
  /** In which its times are shown: `Europe/Warsaw`. */
  time_zone: z.string(),
  /** The shop admits sessions with a second factor only. */
  requires_second_factor: z.boolean(),
})

/** Who is signed in. */
export const staffAccount = z.object({
  id: uuid,
  email,
  name: z.string(),
  language,
  is_operator: z.boolean(),
  shops: z.array(staffShop),
  has_authenticator: z.boolean(),
  recovery_codes_left: z.int(),
  /** How many the account has. */
  passkeys: z.int(),
  /** Whether the session has a second factor: a code, or a passkey. */
  has_second_factor: z.boolean(),
  /** Until then calls with step-up need no confirmation; null if they need it now. */
  confirmed_until: timestamp.nullable(),
})

export const listedSession = z.object({
  id: uuid,
  device: z.string().nullable(),
  created_at: timestamp,
  last_used_at: timestamp,
  is_current: z.boolean(),
})

/** A person who works in a shop. */
export const staffMember = z.object({
  id: uuid,
  email,
  name: z.string(),
  role,
  has_second_factor: z.boolean(),
  last_used_at: timestamp.nullable(),
  since: timestamp,
  is_self: z.boolean(),
})

export const invitation = z.object({ id: uuid, email, role, expires_at: timestamp, invited_by: z.string().nullable() })

/** An API key without its secret. */
export const apiKey = z.object({
  id: uuid,
  name: z.string(),
  /** The beginning of the key, by which people recognise it. */
  prefix: z.string(),
  scopes: z.array(permission),
  addresses: z.array(z.string()),
  expires_at: timestamp.nullable(),
  created_at: timestamp,
  created_by: z.string(),
  last_used_at: timestamp.nullable(),
})
