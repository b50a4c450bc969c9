import type { Statement, Tx } from './database.ts'

/** What goes ahead of a statement, in one message with it. */
export type Ahead =
  /** Nothing: the transaction is open. */
  | 'nothing'
  /** `begin` and the statement that sets the transaction's tenant. */
  | 'begin'
  /** The same, and the transaction ends with the statement's answer. */
  | 'whole'

/** A connection for the length of one transaction. */
interface Connection {
  query<Row>(statement: Statement, ahead: Ahead): Promise<Row[]>
  run(script: string): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  /** Gives the connection back; `failure`: what failed on it. */
  release(failure: Error | undefined): Promise<void> | void
}

/** Takes a connection; `onLost` is called when it breaks, whether or not a statement is in progress. */
export type Connect = (onLost: (error: Error) => void) => Promise<Connection>

/**
 * Runs work in a transaction with as few round trips as possible: the opening of the transaction is sent with the first statement, and work
 * that is one statement and nothing else (`tx => tx.query(…)`) is over with its answer. A failed statement fails the transaction, also
 * where the work catches the error; a lost connection fails it at once.
 */
export async function runTransaction<T>(connect: Connect, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => {})
  let failure: Error | undefined
  /** Later errors only follow from the first. */
  const fail = (error: Error) => {
    failure ??= error
  }
  const connection = await connect(error => {
    fail(error)
    reject(failure)
  })
  let first: { answer: Promise<unknown>; send: (ahead: Ahead) => void } | undefined
  let isFirstSent = false
  let isBegun = false
  let isOver = false

  const send = async <Row>(statement: Statement, ahead: Ahead): Promise<Row[]> => {
    if (isOver) throw new Error('The transaction is over: await every statement inside of its work')
    isFirstSent = true
    isBegun ||= ahead === 'begin'
    try {
      return await connection.query<Row>(statement, ahead)
    } catch (error) {
      fail(error as Error)
      // The stack leads to the caller instead of the socket.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw failure
    }
  }
  const sendFirst = (ahead: Ahead) => {
    first?.send(ahead)
    first = undefined
  }
  const tx: Tx = {
    query<Row>(statement: Statement) {
      if (isFirstSent || first) {
        sendFirst('begin')
        return send<Row>(statement, isBegun ? 'nothing' : 'begin')
      }
      const { promise, resolve } = Promise.withResolvers<Row[]>()
      first = { answer: promise, send: ahead => resolve(send<Row>(statement, ahead)) }
      return promise
    },
    async run(script) {
      await tx.query({ text: 'select 1', values: [] })
      await connection.run(script).catch(error => {
        fail(error)
        throw failure
      })
    },
  }

  try {
    const done = work(tx)
    if (first) sendFirst(first.answer === done ? 'whole' : 'begin')
    isFirstSent = true
    done.catch(() => {})
    const result = await Promise.race([done, lost])
    if (isBegun && !failure) await connection.commit().catch(fail)
    if (failure) throw failure
    return result
  } catch (error) {
    if (isBegun && !failure) await connection.rollback().catch(fail)
    throw error
  } finally {
    isOver = true
    await connection.release(failure)
  }
}
