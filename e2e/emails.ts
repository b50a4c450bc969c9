import PostalMime, { type Email } from 'postal-mime'
import { expect } from './fixtures.ts'
import { mailboxPort } from './ports.ts'

/** The e-mails that an address has received so far. */
export async function emailsTo(address: string, subject: RegExp): Promise<Email[]> {
  const mails = (await (await fetch(`http://127.0.0.1:${mailboxPort}?${new URLSearchParams({ to: address })}`)).json()) as string[]
  const parsed = await Promise.all(mails.map(mail => PostalMime.parse(mail)))
  return parsed.filter(mail => mail.to?.some(one => one.address === address) && subject.test(mail.subject ?? ''))
}

/** Waits for an e-mail to an address, with this subject if given. */
export async function waitForEmail(address: string, subject = /./): Promise<Email> {
  let found: Email | undefined
  const arrived = async () => {
    found = (await emailsTo(address, subject))[0]
    return found !== undefined
  }
  await expect.poll(arrived, { message: `a mail to ${address}`, timeout: 20_000, intervals: [100] }).toBe(true)
  return found as Email
}
