import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** An SMTP server that accepts everything and lists received e-mails over HTTP. */
const [smtpPort, httpPort] = process.argv.slice(2)
const received: string[] = []

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, done) => {
    text(stream)
      .then(mail => received.push(mail))
      .then(() => done(), done)
  },
}).listen(Number(smtpPort), '127.0.0.1')

createServer((_, response) => response.end(JSON.stringify(received))).listen(Number(httpPort), '127.0.0.1')
