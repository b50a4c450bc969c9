import { salesUnit } from '@stragan/contract'
import { ownCookie } from '@stragan/web/cookies'
import { z } from 'zod'
import { bulkAddProblems } from './bulk-notice.ts'
import type { Notice } from './visitor-context.ts'

const count = z.int().nonnegative()
const offer = z.object({ nearest: z.array(count).max(2), salesUnit }).nullable()
const line = { product: z.int(), variant: z.int().nullable(), quantity: z.int() }
const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), ...line, name: z.string().max(300) }),
  z.object({
    kind: z.literal('refused'),
    ...line,
    quantity: z.string().max(60),
    code: z.string().max(60),
    left: z.int().nullable(),
    offer,
  }),
  z.object({ kind: z.literal('removed'), ...line, name: z.string().max(300), place: z.int().nonnegative() }),
  z.object({ kind: z.literal('favourite'), product: z.int(), isFavourite: z.boolean(), name: z.string().max(300) }),
  z.object({ kind: z.literal('favourite-refused'), isFavourite: z.boolean(), code: z.string().max(60) }),
  z.object({ kind: z.literal('quote-refused'), code: z.enum(['too_many_requests', 'unavailable']) }),
  z.object({
    kind: z.literal('reorder'),
    uid: z.string().max(60),
    key: z.string().max(60),
    number: z.string().max(60),
    inCart: count,
    ordered: count,
  }),
  z.object({
    kind: z.literal('bulk'),
    added: count,
    missing: z.array(z.object({ name: z.string().max(300), wanted: count, added: count, problem: z.enum(bulkAddProblems) })),
    more: count,
    key: z.string().max(130).optional(),
  }),
  z.object({
    kind: z.literal('joint-refused'),
    product: z.int(),
    variant: z.int().nullable(),
    lines: z.array(z.object({ line: z.string().max(30), quantity: z.string().max(60), isTicked: z.boolean() })).max(30),
    at: z.object({ line: z.string().max(30), name: z.string().max(300) }).nullable(),
    code: z.string().max(60),
    left: z.int().nullable(),
    offer,
  }),
])

const seconds = 60

/** Flash cookie: carries the result of a form across its redirect; null deletes it once shown. */
export const noticeCookie = (outcome: Notice | null) =>
  ownCookie({ name: 'notice', value: outcome ? encodeURIComponent(JSON.stringify(outcome)) : '', maxAge: outcome ? seconds : 0 })

export function readNotice(cookies: ReadonlyMap<string, string>): Notice | null {
  try {
    return notice.parse(JSON.parse(decodeURIComponent(cookies.get('notice') ?? '')))
  } catch {
    return null
  }
}
