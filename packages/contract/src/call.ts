import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** A rate limit: how often an address, or one session, may try something that shoppers rarely do. */
export interface CallLimit {
  attempts: number
  minutes: number
  /** Whose attempts are counted; absent, those of an address. */
  per?: 'address' | 'session'
  /** The failure that counts as an attempt; absent, every call is one. */
  counts?: ErrorCode
}

/** One call of the API as data: server, client and OpenAPI document read the same row. */
export interface Call {
  /** Whether the specification names it or we added it (docs/decisions/002). */
  from: 'spec' | 'ours'
  method: (typeof methods)[number]
  /** Below `apiPrefix`; `{name}` stands for a parameter. */
  path: `/${string}`
  summary: string
  /**
   * Whose call it is: it needs a session, or a logged-in customer's, or takes one where there is one, or makes one. What it answers depends
   * on who asks, so no page that is the same for everybody may call it. A `personalised` one answers everybody alike but customers, who find
   * their own prices and favourites in it: such a page may call it without a session.
   */
  session?: 'required' | 'customer' | 'optional' | 'created' | 'personalised'
  /**
   * A call with a session is one transaction (docs/decisions/016). `own`: its session is looked up first, and the handler begins
   * transactions itself, since it waits or computes before it writes.
   */
  transaction?: 'own'
  /** Sent again with its key it is done again, which does no harm: its answer holds tokens or personal data, and is not stored. */
  isRepeatable?: true
  /** Several of a call count the same failure, or all of them every call. */
  limit?: CallLimit | readonly CallLimit[]
  /** Path parameters; one that does not parse is answered as not found. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Bytes, where a body may be larger than `maxBodyBytes`. */
  maxBodyBytes?: number
  /** Milliseconds, where a client has to wait longer for the answer than usual. */
  timeoutMs?: number
  answer: z.ZodType
  /** What the call may answer with beyond the codes every call shares. */
  errors: readonly ErrorCode[]
}

export const call = <const C extends Call>(row: C): C => row

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
/** What a handler receives once the request was read. */
export interface Input<C extends Call> {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

type Given<Name extends string, Schema> = Schema extends z.ZodType
  ? Partial<Record<never, never>> extends z.input<Schema>
    ? { [key in Name]?: z.input<Schema> }
    : { [key in Name]: z.input<Schema> }
  : unknown
/** What a caller gives: only what the call takes, and only what has no default. */
export type Arguments<C extends Call> = Given<'params', C['params']> & Given<'query', C['query']> & Given<'body', C['body']>
/** What the call answers. */
export type Answer<C extends Call> = z.output<C['answer']>
/** The answer as a handler writes it, before the schema fills or normalises anything. */
export type ResponseInput<C extends Call> = z.input<C['answer']>
