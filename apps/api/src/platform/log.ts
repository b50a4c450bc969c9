import { pino } from 'pino'
import type { Log } from '../context.ts'

/** JSON lines on standard error; whatever could open a door or name a person is left out; `request` is the id of the one that is being answered. */
export const createLog = (level: string, request: () => string | undefined = () => undefined): Log =>
  pino(
    {
      level,
      redact: ['*.password', '*.access_token', '*.refresh_token', '*.csrf_token', '*.authorization', '*.email'],
      serializers: { err: withoutValues },
      mixin: () => ({ request: request() }),
    },
    pino.destination(2),
  )

/** A database's error carries the statement's values, and its detail a row: neither belongs in a log. */
const withoutValues = ({ name, message, stack, code }: Error & { code?: unknown }) => ({ name, message, code, stack })
