import { pino } from 'pino'
import type { Log } from '../context.ts'

/** JSON lines on standard error; whatever could open a door or name a person is left out; `request` is the id of the one that is being answered. */
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
 * What stands between other words: the uid of an order (128 random bits are all that it takes to read it), the token of a link, an e-mail
 * address. Whoever logs an address of the shop logs its route (`loggedPath`); this is for texts of others, such as an error's.
 */
const secrets: readonly [secret: RegExp, instead: string][] = [
  [/\b[0-9a-f]{32}\b/gi, '{uid}'],
  [/([?&](?:token|confirm|email)=)[^&\s"']+/gi, '$1{}'],
]

const withoutSecretsIn = (text: string) => withoutEmails(secrets.reduce((left, [secret, instead]) => left.replace(secret, instead), text))

const nameSign = /^[\w.+-]$/
const hostSign = /^[\w.-]$/

/** Replaces what stands around each `@` as far as it may be of an e-mail address. */
function withoutEmails(text: string): string {
  const [first = '', ...others] = text.split('@')
  let done = ''
  let left = first
  for (const right of others) {
    let name = left.length
    while (name > 0 && nameSign.test(left[name - 1] ?? '')) name--
    let host = 0
    while (hostSign.test(right[host] ?? '')) host++
    const isEmail = name < left.length && host > 0
    done += isEmail ? `${left.slice(0, name)}{email}` : `${left}@`
    left = isEmail ? right.slice(host) : right
  }
  return done + left
}

const withoutSecrets = (line: object) =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === 'string' && name !== 'request' ? withoutSecretsIn(value) : value]),
  )

/** A database's error carries the statement's values, and its detail a row: neither belongs in a log. */
const withoutValues = ({ name, message, stack, code }: Error & { code?: unknown }) => ({
  name,
  message: withoutSecretsIn(message),
  code,
  ...(stack && { stack: withoutSecretsIn(stack) }),
})
