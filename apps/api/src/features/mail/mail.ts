import type { Telemetry } from '@stragan/cache'
import { ShopError } from '@stragan/contract'
import type { Ctx, JobDependencies } from '../../context.ts'
import type { JobQueue } from '../../platform/job-queues.ts'
import type { EmailMessage } from './email.ts'
import {
  claimDueMail,
  countMails,
  countTypedMails,
  deleteMail,
  insertMail,
  type MailRow,
  markFailed,
  markSent,
  mayBeDue,
  type NewMail,
} from './mail.queries.ts'
import type { MailTransport } from './mail-transport.ts'

export { backOfficeLink } from './back-office-link.ts'
export { type EmailMessage, emailFooter, emailLink, loadSender, phoneLink, renderEmail } from './email.ts'
export {
  type ColumnsSection,
  type EmailContent,
  type FactsSection,
  type LinkSection,
  type Section,
  type TableRow,
  type TableSection,
  withText,
} from './email-content.ts'
export { type LinkEmailTexts, renderLinkEmail } from './link-email.ts'
export { deleteMailsOf, deleteUnsentMail, deleteUnsentMails, type MailOwner, mailsOf, readdressMails } from './mail.queries.ts'
export { paragraphsOf, previewOf } from './paragraphs.ts'
export { maxQuotedField, maxQuotedName, quotedLine, quotedText } from './quoted.ts'

/** Queues a mail in the request's transaction (transactional outbox): it is sent if, and only if, that commits. */
export const queueMail = (ctx: Ctx, mail: NewMail) => insertMail(ctx, mail)

/** In 24 hours: orders are free to place, so that a stolen account, or a shop made for it, could write to any address. */
const maxTypedMails = 2000

/** Queues a mail with text that staff typed. Throws `too_many_typed_emails`. */
export async function queueTypedMail(ctx: Ctx, mail: NewMail): Promise<void> {
  await assertTypedMails(ctx, 1)
  await insertMail(ctx, { ...mail, data: { ...mail.data, typed: true } })
}

/** Throws `too_many_typed_emails` where the shop may not send that many more mails with text that staff typed. */
export async function assertTypedMails(ctx: Ctx, more: number): Promise<void> {
  if (more > 0 && (await countTypedMails(ctx, maxTypedMails)) + more > maxTypedMails) throw new ShopError('too_many_typed_emails')
}

/** A queued mail, as its template knows it. */
export type QueuedMail = Pick<MailRow, 'id' | 'recipient'>

/** Renders the emails of a kind from the data of a queued mail; null where it is no longer true: the mail is deleted. */
type EmailTemplate = (ctx: Ctx, data: never, mail: QueuedMail) => Promise<EmailMessage | null>

export interface MailDependencies extends JobDependencies {
  transport: MailTransport
  templates: Readonly<Record<string, EmailTemplate>>
  telemetry?: Telemetry
}

/** Backoff in seconds, one after each failure: after 39 hours and eleven attempts the mail is given up and an error is logged. */
const pauses = [30, 60, 300, 900, 3600, 7200, 14_400, 28_800, 43_200, 43_200]

/** Sends due mails sequentially, one of each shop in turn, until none is due or the process stops; returns the number sent. */
export async function sendDueMails(deps: MailDependencies, isStopped = () => false): Promise<number> {
  const next = inTurns(lastShopId => claimDueMail(deps.db, deps.clock(), lastShopId))
  let sent = 0
  while (!isStopped()) {
    const mail = await next()
    if (!mail) break
    try {
      if (await send(deps, mail)) {
        await markSent(deps.db, deps.clock(), mail)
        sent++
      } else await deleteMail(deps.db, deps.clock(), mail)
    } catch (error) {
      const pause = pauses[mail.attempts - 1]
      const givenUp = pause === undefined
      await markFailed(deps.db, deps.clock(), mail, { error: String(error), givenUp, pause: pause ?? 0 })
      const seen = { err: error, mail: mail.id, kind: mail.kind, attempt: mail.attempts }
      if (givenUp) deps.log.error(seen, 'a mail was given up')
      else deps.log.warn(seen, 'a mail could not be sent; it will be retried')
    }
  }
  return sent
}

/** Round robin: after the last shop, continues with the first. */
function inTurns(claimAfter: (lastShopId: number) => Promise<MailRow | undefined>): () => Promise<MailRow | undefined> {
  let lastShopId = 0
  return async () => {
    const mail = (await claimAfter(lastShopId)) ?? (lastShopId === 0 ? undefined : await claimAfter(0))
    lastShopId = mail?.shop_id ?? 0
    return mail
  }
}

/** False if the template has nothing to send. */
async function send({ db, clock, log, transport, templates }: MailDependencies, mail: MailRow): Promise<boolean> {
  const renderTemplate = templates[mail.kind]
  if (!renderTemplate) throw new Error(`There is no template for mails of the kind ${mail.kind}`)
  const now = clock()
  const shop = { id: mail.shop_id, name: mail.shop_name, defaultLanguage: mail.default_language }
  const ctx: Ctx = { shop, language: mail.language, now, log, address: 'mail', db: db.withTenant(shop.id, now) }
  const email = await renderTemplate(ctx, mail.data as never, mail)
  if (!email) return false
  await transport.send({ ...email, to: mail.recipient, id: mail.id })
  return true
}

/** The queue of mails. */
export function mailQueue(deps: MailDependencies): JobQueue {
  deps.telemetry?.registerMetrics('mails', () => countMails(deps.db, deps.clock()))
  return { mayBeDue, work: isStopped => sendDueMails(deps, isStopped), failure: 'due mails could not be read' }
}
