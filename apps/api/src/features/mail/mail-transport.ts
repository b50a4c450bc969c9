import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { EmailMessage } from './email.ts'

export interface MailTransport {
  send(email: EmailMessage & { to: string; id: string }): Promise<void>
  close(): void
}

const timeoutMs = 20_000

/** Sends mails to the SMTP server of a URL; without one, writes each as an `.eml` file into the folder. */
export function openMailTransport(smtpUrl: string | undefined, folder: string): MailTransport {
  return smtpUrl ? bySmtp(smtpUrl) : asFiles(folder)
}

const messageOf = ({
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  attachments,
  unsubscribeUrl,
  id,
  host,
}: EmailMessage & { to: string; id: string }) => ({
  from,
  to,
  ...(replyTo && { replyTo }),
  subject,
  html,
  text,
  ...(attachments && { attachments }),
  // The same at each attempt, so that mail clients recognise duplicates.
  messageId: `<${id}@${host}>`,
  headers: {
    'auto-submitted': 'auto-generated',
    ...(unsubscribeUrl && { 'list-unsubscribe': `<${unsubscribeUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
  },
})

function bySmtp(url: string): MailTransport {
  const smtp = createTransport(withTimeouts(url))
  return {
    send: async email => void (await smtp.sendMail(messageOf(email))),
    close: () => smtp.close(),
  }
}

/** Adds timeouts, which nodemailer reads from the URL's query. */
function withTimeouts(given: string): string {
  const url = new URL(given)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(timeoutMs))
  return url.href
}

function asFiles(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(email) {
      const { message } = await writer.sendMail(messageOf(email))
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${email.id}.eml`), message as Buffer)
    },
    close: () => writer.close(),
  }
}
