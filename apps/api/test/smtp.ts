import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  mail: Email
}

interface SmtpOptions {
  /** By default a free one. */
  port?: number
  receive: (received: ReceivedMail) => void
  /** Whether a recipient is refused for now. */
  refuses?: (address: string) => boolean
}

/** An SMTP server on this machine. */
export async function openSmtp({ port = 0, receive, refuses = () => false }: SmtpOptions) {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => done(refuses(address) ? new Error('mailbox busy') : null),
    onData: (stream, session, done) => {
      text(stream)
        .then(raw => PostalMime.parse(raw))
        .then(mail => receive({ to: session.envelope.rcptTo.map(({ address }) => address), mail }))
        .then(() => done(), done)
    },
  })
  await new Promise<void>(resolve => smtp.listen(port, '127.0.0.1', resolve))
  const opened = (smtp.server.address() as AddressInfo).port
  return { port: opened, url: `smtp://127.0.0.1:${opened}`, close: () => new Promise<void>(resolve => smtp.close(resolve)) }
}
