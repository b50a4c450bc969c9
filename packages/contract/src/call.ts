import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** A rate limit by address or session, for what visitors rarely do. */
export interface CallLimit {
  attempts: number
  minutes: number
  /** Whose attempts are counted; absent, those of an address. */
  per?: 'address' | 'session'
  /** The error that counts as an attempt; absent, every call counts. */
  counts?: ErrorCode
}

/** What every API's calls have in common: server, client and OpenAPI document derive from it. */
export interface Operation {
  method: (typeof methods)[number]
  /** Below the API's prefix; `{name}` stands for a parameter. */
  path: `/${string}`
  summary: string
  /** A retry with the same idempotency key runs again: the response contains tokens or personal data, so it is not stored. */
  isRepeatable?: true
  /** If a call has more than one, all count the same error, or all count every call. */
  limit?: CallLimit | readonly CallLimit[]
  /** Path parameters; an invalid one is answered as not found. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Replaces the default `maxBodyBytes` of `constants.ts`. */
  maxBodyBytes?: number
  /** Objects, arrays and members of the body; replaces the default of the server (docs/decisions/037). */
  maxBodyMembers?: number
  /** Replaces the client's default timeout. */
  timeoutMs?: number
  response: z.ZodType
  /** Of the response; JSON by default. */
  mediaType?: string
  /** Error codes besides those that every call shares. */
  errors: readonly ErrorCode[]
}

/** One call of the my-shop API as data. */
export interface Call extends Operation {
  /** Whether it comes from the specification or is an addition (docs/decisions/002). */
  from: 'spec' | 'ours'
  /**
   * Whether the call requires a session, a logged-in customer's session, accepts one, or creates one. Its response depends on the session,
   * so a `publicLoader` cannot call it. A `personalised` call differs only for customers (their prices and favourites): a `publicLoader` may
   * call it without a session.
   */
  session?: 'required' | 'customer' | 'optional' | 'created' | 'personalised'
  /**
   * A call with a session is one transaction (docs/decisions/016). `own`: the session is looked up first and the handler begins its own
   * transactions, since it waits or computes before it writes. `statement`: the call is one statement, which also looks the session up.
   */
  transaction?: 'own' | 'statement'
}

export const call = <const C extends Call>(row: C): C => row

/** Whether a repetition with the same idempotency key gets the stored response of the first request (docs/rules.md#3). */
export const takesIdempotencyKey = ({ method, session, transaction, isRepeatable }: Call): boolean =>
  method === 'POST' &&
  (session === 'required' || session === 'customer' || session === 'optional') &&
  transaction === undefined &&
  !isRepeatable

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
/** The parsed request that a handler receives. */
export interface Input<C extends Operation> {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

type Argument<Name extends string, Schema> = Schema extends z.ZodType
  ? Partial<Record<never, never>> extends z.input<Schema>
    ? { [key in Name]?: z.input<Schema> }
    : { [key in Name]: z.input<Schema> }
  : unknown
/** The arguments of a call, before parsing: values with a default are optional. */
export type Arguments<C extends Operation> = Argument<'params', C['params']> & Argument<'query', C['query']> & Argument<'body', C['body']>
/** The parsed response of a call. */
export type ResponseOutput<C extends Operation> = z.output<C['response']>
/** The response as a handler returns it, before the schema applies defaults and transforms. */
export type ResponseInput<C extends Operation> = z.input<C['response']>
