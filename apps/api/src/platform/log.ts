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
  [/[\w.+-]{1,64}@[\w.-]{1,255}/g, '{email}'],
]

const withoutSecretsIn = (text: string) => secrets.reduce((left, [secret, instead]) => left.replace(secret, instead), text)

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
