import { z } from 'zod'
import { ownCookie } from './cookies.server.ts'
import { severalProblems } from './several-notice.ts'
import type { Notice } from './visitor-context.ts'

const count = z.int().nonnegative()
const line = { product: z.int(), variant: z.int().nullable(), items: z.int() }
const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), ...line, name: z.string().max(300) }),
  z.object({ kind: z.literal('refused'), ...line, code: z.string().max(60), left: z.int().nullable() }),
  z.object({ kind: z.literal('removed'), ...line, name: z.string().max(300), place: z.int().nonnegative() }),
  z.object({ kind: z.literal('favourite'), product: z.int(), kept: z.boolean(), name: z.string().max(300) }),
  z.object({ kind: z.literal('favourite-refused'), kept: z.boolean(), code: z.string().max(60) }),
  z.object({
    kind: z.literal('several'),
    added: count,
    pieces: count,
    missing: z.array(z.object({ name: z.string().max(300), wanted: count, added: count, problem: z.enum(severalProblems) })),
    more: count,
  }),
])

const seconds = 60

/** Carries what a form came to over the redirect back to its page; null takes it away once it was told. */
export const noticeCookie = (told: Notice | null) =>
  ownCookie({ name: 'notice', value: told ? encodeURIComponent(JSON.stringify(told)) : '', maxAge: told ? seconds : 0 })

export function noticeOf(cookies: ReadonlyMap<string, string>): Notice | null {
  try {
    return notice.parse(JSON.parse(decodeURIComponent(cookies.get('notice') ?? '')))
  } catch {
    return null
  }
}
