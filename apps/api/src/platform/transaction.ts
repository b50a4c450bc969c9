import { type Statement, type Tx, txOf } from './queryable.ts'

/** What is sent with a statement, in the same message. */
export type Envelope =
  /** Nothing: the transaction is open. */
  | 'none'
  /** `begin` and the transaction's settings, ahead of it. */
  | 'begin'
  /** The same, and the transaction is committed with the statement. */
  | 'autocommit'

/** Statements that are sent in one message; where one fails, those after it do not run. */
interface Batch {
  statements: readonly Statement[]
  envelope: Envelope
  /** Commits the transaction behind the statements. */
  isLast?: boolean
}

/** A connection for the length of one transaction. */
interface Connection {
  /** Returns the rows of each statement. */
  query(batch: Batch): Promise<unknown[][]>
  run(script: string): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  /** Returns the connection to its pool; `failure` is the error that occurred on it. */
  release(failure: Error | undefined): Promise<void> | void
}

/** Takes a connection; `onLost` is called when it breaks, whether or not a statement is in progress. */
export type Connect = (onLost: (error: Error) => void) => Promise<Connection>

/** A connection with its first error: later ones only follow from it. */
interface Lease {
  connection: Connection
  /** Rejects when the connection breaks. */
  lost: Promise<never>
  failure(): Error | undefined
  /** Notes an error of a step, and throws the first one. */
  attempt<T>(step: Promise<T>): Promise<T>
}

async function withConnection<T>(connect: Connect, work: (lease: Lease) => Promise<T>): Promise<T> {
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => {})
  let failure: Error | undefined
  const connection = await connect(error => {
    failure ??= error
    reject(failure)
  })
  const attempt = async <Result>(step: Promise<Result>): Promise<Result> => {
    try {
      return await step
    } catch (error) {
      failure ??= error as Error
      throw failure
    }
  }
  try {
    return await work({ connection, lost, attempt, failure: () => failure })
  } finally {
    await connection.release(failure)
  }
}

/** The stack of a driver's error leads to its socket: from here it leads to the caller. */
async function withCallersStack<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** Runs one statement in a transaction of its own, in one round trip. */
export const runStatement = <Row>(connect: Connect, statement: Statement): Promise<Row[]> =>
  withConnection(connect, async ({ connection, lost, attempt }) => {
    const done = attempt(withCallersStack(connection.query({ statements: [statement], envelope: 'autocommit' })))
    const [rows] = await Promise.race([done, lost])
    return rows as Row[]
  })

/** A statement that waits to be sent with those of the same turn of the event loop's microtasks. */
interface Queued {
  statement: Statement
  resolve: (rows: unknown[]) => void
  reject: (error: unknown) => void
}

/**
 * Runs work in a transaction that begins with its first statement, in one message, so that it costs one round trip more than its statements.
 * Statements that the work sends at once (`Promise.all`) are one message, too. A failed statement fails the transaction, even if the work
 * catches the error; a lost connection fails it at once.
 */
export const runTransaction = <T>(connect: Connect, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withConnection(connect, async ({ connection, lost, attempt, failure }) => {
    let isBegun = false
    let isOver = false
    let queue: Queued[] = []
    const send = async (isLast = false) => {
      const sent = queue
      queue = []
      if (sent.length === 0) return
      const envelope = isBegun ? 'none' : 'begin'
      isBegun = !isLast
      try {
        const results = await attempt(connection.query({ statements: sent.map(({ statement }) => statement), envelope, isLast }))
        for (const [i, { resolve }] of sent.entries()) resolve(results[i] ?? [])
      } catch (error) {
        for (const { reject } of sent) reject(error)
      }
    }
    const enqueue = <Row>(statement: Statement) => {
      if (isOver) throw new Error('The transaction is over: await every statement inside of its work')
      const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
      queue.push({ statement, resolve, reject })
      return withCallersStack(promise as Promise<Row[]>)
    }
    const query = async <Row>(statement: Statement) => {
      const rows = enqueue<Row>(statement)
      if (queue.length === 1) queueMicrotask(() => void send())
      return rows
    }
    const last = async <Row>(statement: Statement) => {
      const rows = enqueue<Row>(statement)
      void send(true)
      return rows
    }
    const run = async (script: string) => {
      await (isBegun ? send() : query({ text: 'select 1', values: [] }))
      await attempt(connection.run(script))
    }
    try {
      const done = work(txOf({ query, last, run }))
      done.catch(() => {})
      const result = await Promise.race([done, lost])
      await send()
      if (isBegun && !failure()) await attempt(connection.commit())
      const failed = failure()
      if (failed) throw failed
      return result
    } catch (error) {
      if (isBegun && !failure()) await attempt(connection.rollback()).catch(() => {})
      throw error
    } finally {
      isOver = true
    }
  })
