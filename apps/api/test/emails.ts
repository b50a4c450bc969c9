import { emailTemplatesFor } from '../src/email-templates.ts'
import { type EmailMessage, type MailDependencies, sendDueMails } from '../src/features/mail/mail.ts'
import { silent, type TestApi } from './test-api.ts'

/** Base URL of the back office. */
export const adminOrigin = 'http://admin.localhost:3000'

type SentEmail = EmailMessage & { to: string }

/** Sends the due mails and returns them. */
export async function sendEmails(
  { db }: Pick<TestApi, 'db'>,
  now: Date,
  templates: MailDependencies['templates'] = emailTemplatesFor({ adminOrigin }),
): Promise<SentEmail[]> {
  const sent: SentEmail[] = []
  const transport = { send: async (email: SentEmail) => void sent.push(email), close() {} }
  await sendDueMails({ db, clock: () => now, log: silent, transport, templates })
  return sent
}
