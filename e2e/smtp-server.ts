import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface ReceivedEmail {
  to: readonly string[]
  source: string
}

/** An SMTP server that accepts everything and lists received e-mails over HTTP: all, or with `?to=` those of a recipient. */
const [smtpPort, httpPort] = process.argv.slice(2)
const received: ReceivedEmail[] = []

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    const to = envelope.rcptTo.map(({ address }) => address)
    text(stream)
      .then(source => received.push({ to, source }))
      .then(() => done(), done)
  },
}).listen(Number(smtpPort), '127.0.0.1')

createServer(({ url = '' }, response) => {
  const recipient = new URL(url, 'http://127.0.0.1').searchParams.get('to')
  const wanted = recipient === null ? received : received.filter(({ to }) => to.includes(recipient))
  // A client that uses a kept connection just as it is closed would fail.
  response.setHeader('connection', 'close')
  response.end(JSON.stringify(wanted.map(({ source }) => source)))
}).listen(Number(httpPort), '127.0.0.1')
