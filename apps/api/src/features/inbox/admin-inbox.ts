import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { FileContent, inboxCalls } from '@stragan/contract/admin'
import { dayIn } from '@stragan/deadlines'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { decodeCursor, partOf, timeForm, uuidForm } from '../../platform/keyset.ts'
import { timeZoneOf } from '../configuration/configuration.ts'
import { maxQuotedField, queueTypedMail, quotedLine } from '../mail/mail.ts'
import { inboxMessages } from './inbox.messages.ts'
import * as queries from './inbox.queries.ts'

type Calls = typeof inboxCalls

const todayOf = async (ctx: ShopAdminCtx) => dayIn(await timeZoneOf(ctx), ctx.now)

const filtersOf = async (ctx: ShopAdminCtx, { kind, state, overdue, order, q }: Input<Calls['inbox']>['query']) => ({
  kind,
  state,
  overdue: overdue === 'true',
  order,
  q,
  today: await todayOf(ctx),
})

export async function inbox(ctx: ShopAdminCtx, query: Input<Calls['inbox']>['query']): Promise<ResponseInput<Calls['inbox']>> {
  const { after, limit } = query
  const rows = await queries.listedEntries(ctx, { ...(await filtersOf(ctx, query)), after: placeOf(after), limit })
  return partOf(rows, limit, row => [row.part, String(row.due), row.at, row.id], listedEntry)
}

/** The number of entries of a list, at most `max`. */
export const countEntries = async (ctx: ShopAdminCtx, query: Input<Calls['inbox']>['query'], max: number) =>
  queries.countEntries(ctx, await filtersOf(ctx, query), max)

function placeOf(after: string | undefined): queries.ListCursor | null {
  const [part, due, at, id] = decodeCursor(after, [/^(?:waiting|done)$/, /^\d{1,7}$/, timeForm, uuidForm]) ?? []
  return at === undefined || id === undefined ? null : { part: part === 'done' ? 'done' : 'waiting', due: Number(due), at, id }
}

const listedEntry = ({ at: _, part: __, due: ___, created_at, ...row }: Awaited<ReturnType<typeof queries.listedEntries>>[number]) => ({
  ...row,
  created_at: created_at.toISOString(),
})

export async function inboxEntry(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['inboxEntry']>> {
  const row = await queries.entryById(ctx, id, await todayOf(ctx))
  if (!row) throw new ShopError('inbox_entry_not_found')
  const { created_at, replies, ...entry } = row
  return {
    ...entry,
    created_at: created_at.toISOString(),
    mentioned_orders: row.order ? [] : await queries.ordersNumbered(ctx, mentionedNumbers(`${entry.subject ?? ''} ${entry.text ?? ''}`)),
    is_mine: ctx.actor.kind === 'staff' && entry.assigned_to_id === ctx.actor.id,
    replies: replies.map(reply => ({ ...reply, created_at: new Date(reply.created_at).toISOString() })),
    template: templateOf(ctx, row),
  }
}

const maxMentioned = 20

/** What may be numbers of orders in a text: words of two to four parts with digits, such as `2027-000012`. */
function mentionedNumbers(text: string): string[] {
  const words = text.split(/[^A-Za-z0-9-]+/).filter(word => /^[A-Za-z0-9]{1,12}(?:-[A-Za-z0-9]{1,12}){1,3}$/.test(word) && /\d/.test(word))
  return [...new Set(words.map(word => word.toUpperCase()))].slice(0, maxMentioned)
}

/** What somebody called their message goes back to an address that they chose, so that its links are neutralised. */
function templateOf({ shop }: ShopAdminCtx, { kind, language, subject }: queries.EntryRow) {
  const t = inboxMessages[language]
  const written = t.templates[kind](subject && quotedLine(subject, maxQuotedField))
  return { subject: written.subject, text: [t.greeting, written.text, t.closing(shop.name)].join('\n\n') }
}

/** An API key takes nothing over: it is no person. Throws `inbox_entry_changed` with what somebody else has changed to another value since `from`. */
export async function changeInboxEntry(
  ctx: ShopAdminCtx,
  id: string,
  { state, assigned, from = {} }: Input<Calls['changeInboxEntry']>['body'],
): Promise<'ok'> {
  // An API key is no person who could take care of it.
  if (assigned === 'me' && ctx.actor.kind === 'key') throw new ShopError('permission_denied')
  const me = ctx.actor.kind === 'staff' ? ctx.actor.id : null
  const assignedTo = assigned === undefined ? undefined : assigned === 'me' ? me : null
  if (state !== undefined) await queries.lockOrdersOf(ctx, [id])
  const stored = await queries.lockEntry(ctx, id)
  if (!stored) throw new ShopError('inbox_entry_not_found')
  const conflicts = []
  if (state !== undefined && from.state !== undefined && ![from.state, state].includes(stored.state)) conflicts.push('state')
  const isReassigned = from.assigned_to_id !== undefined && from.assigned_to_id !== stored.assigned_to_id
  if (assignedTo !== undefined && isReassigned && assignedTo !== stored.assigned_to_id) conflicts.push('assigned')
  assertNoConflicts('inbox_entry_changed', conflicts)
  await queries.updateEntry(ctx, id, { state, assignedTo })
  return 'ok'
}

/** Stores a reply and queues its mail, in one transaction. The mail is one of the order's, so that it is erased with it. */
export async function replyToInboxEntry(
  ctx: ShopAdminCtx,
  id: string,
  { subject, text }: Input<Calls['replyToInboxEntry']>['body'],
): Promise<'ok'> {
  const sender = await queries.lockSender(ctx, id)
  if (!sender) throw new ShopError('inbox_entry_not_found')
  const reply = await queries.insertReply(ctx, id, { author: ctx.actor.name, subject, text: text.replace(/\r\n?/g, '\n') })
  const data = { id: reply.id, ...(sender.order_uid && { uid: sender.order_uid }) }
  await queueTypedMail(ctx, { kind: 'inbox_reply', recipient: sender.email, language: sender.language, data })
  const state = sender.state === 'new' ? 'in_progress' : sender.state
  // Who replies takes care of it, unless somebody does already.
  const assignedTo = sender.assigned_to === null && ctx.actor.kind === 'staff' ? ctx.actor.id : sender.assigned_to
  if (state !== sender.state || assignedTo !== sender.assigned_to) await queries.updateEntry(ctx, id, { state, assignedTo })
  return 'ok'
}

export async function inboxCv(ctx: ShopAdminCtx, id: string): Promise<FileContent> {
  const row = await queries.cvOf(ctx, id)
  if (!row) throw new ShopError('inbox_entry_not_found')
  return { fileName: 'cv.pdf', bytes: Buffer.from(row.cv, 'base64') }
}

export const inboxFigures = async (ctx: ShopAdminCtx): Promise<ResponseInput<Calls['inboxFigures']>> =>
  queries.inboxFigures(ctx, await todayOf(ctx))
