import { pino } from 'pino'
import type { Log } from '../context.ts'

/** Creates a log of JSON lines on standard error, without secrets and personal data. `request` returns the id of the current request. */
export const createLog = (level: string, request: () => string | undefined = () => undefined): Log =>
  pino(
    {
      level,
      redact: ['*.password', '*.access_token', '*.refresh_token', '*.csrf_token', '*.authorization', '*.email'],
      serializers: { err: withoutValues },
      formatters: { log: withoutSecrets },
      mixin: () => ({ request: request() }),
    },
    pino.destination(2),
  )

/**
 * Secrets within texts: uids of orders, which give access to them, and tokens of links. Paths are logged by their routes (`loggedPath`);
 * this is for texts that are not ours, such as those of errors.
 */
const secrets: readonly [secret: RegExp, replacement: string][] = [
  [/\b[0-9a-f]{32}\b/gi, '{uid}'],
  [/([?&](?:token|confirm|email)=)[^&\s"']+/gi, '$1{}'],
]

const redacted = (text: string) => withoutEmails(secrets.reduce((left, [secret, replacement]) => left.replace(secret, replacement), text))

const localPartCharacter = /^[\w.+-]$/
const hostCharacter = /^[\w.-]$/

/** Replaces e-mail addresses, in linear time. */
function withoutEmails(text: string): string {
  const [first = '', ...others] = text.split('@')
  let done = ''
  let left = first
  for (const right of others) {
    let name = left.length
    while (name > 0 && localPartCharacter.test(left[name - 1] ?? '')) name--
    let host = 0
    while (hostCharacter.test(right[host] ?? '')) host++
    const isEmail = name < left.length && host > 0
    done += isEmail ? `${left.slice(0, name)}{email}` : `${left}@`
    left = isEmail ? right.slice(host) : right
  }
  return done + left
}

const withoutSecrets = (line: object) =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === 'string' && name !== 'request' ? redacted(value) : value]),
  )

/** Leaves out the values and the row that an error of the database contains. What was thrown may be no error, and have no message. */
function withoutValues(thrown: unknown) {
  const { name, message, stack, code } = Object(thrown) as Partial<Error> & { code?: unknown }
  return {
    name,
    message: redacted(String(message ?? thrown)),
    code,
    ...(stack && { stack: redacted(stack) }),
  }
}
