import { daysAfterClaim } from '@stragan/contract'
import type { InboxKind } from '@stragan/contract/admin'
import { dayIn, lastDayOfPeriod } from '@stragan/deadlines'
import type { Ctx } from '../../context.ts'
import { timeZoneOf } from '../configuration/configuration.ts'
import { insertEntry, type Source } from './inbox.queries.ts'

export { lockOrdersOf, repliesJson, type SentReply } from './inbox.queries.ts'
export { inboxReplyEmail } from './inbox-emails.ts'
export { inboxLink } from './inbox-link.ts'

/** Adds what somebody sent to the inbox, in the transaction that stores it, with the day by which the law wants it dealt with. */
export async function addToInbox(ctx: Ctx, kind: InboxKind, source: Source): Promise<void> {
  const isClaim = kind === 'withdrawal' || kind === 'complaint'
  const dueOn = isClaim ? lastDayOfPeriod(dayIn(await timeZoneOf(ctx), ctx.now), daysAfterClaim[kind]) : null
  await insertEntry(ctx, kind, source, dueOn)
}
