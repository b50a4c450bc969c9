import type { Ctx } from '../../context.ts'
import { backOfficeLink } from '../mail/mail.ts'
import { entryIdOf, type Source } from './inbox.queries.ts'

/** Address of what somebody sent in the inbox of the back office; null where there is no back office, or the entry is gone. */
export async function inboxLink(ctx: Ctx, adminOrigin: string, source: Source): Promise<string | null> {
  const id = await entryIdOf(ctx, source)
  return id === undefined ? null : backOfficeLink(ctx, adminOrigin, `inbox/${id}`)
}
