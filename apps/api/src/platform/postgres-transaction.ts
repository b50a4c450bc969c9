import pg from 'pg'
import type { Statement, Tx } from './database.ts'

/** So many statements are prepared on a connection, where each keeps its plan in the server's memory; more are planned anew each time. */
const mostPrepared = 250

const begin: Statement = { text: 'begin', values: [] }
const planAnew: Statement = { text: 'set local plan_cache_mode = force_custom_plan', values: [] }

/**
 * A transaction that waits for the server as seldom as it can. `opening`, which says whose transaction it is, goes ahead of the first
 * statement, in one with it. Work that is one statement and nothing else (`tx => tx.query(…)`) is over with its answer.
 */
export async function transactionOn<T>(pool: pg.Pool, opening: Statement, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let ahead = [begin, opening]
  let first: { answer: Promise<unknown>; send: () => void } | undefined
  let isUnderWay = false
  let isBegun = false
  let failed: Error | undefined

  /** What comes after the first failure only follows from it. */
  const lose = (error: Error) => {
    failed ??= error
  }
  client.on('error', lose)
  const fail = (error: Error) => {
    lose(error)
    throw failed
  }
  const ask = <Row>(statement: Statement) => {
    const before = statement.isPlannedAnew ? [...ahead, planAnew] : ahead
    ahead = []
    isBegun ||= before.includes(begin)
    return answerTo<Row>(client, statement, before).catch(fail)
  }
  const goOn = () => {
    isUnderWay = true
    first?.send()
    first = undefined
  }
  const tx: Tx = {
    query<Row>(statement: Statement) {
      if (isUnderWay || first) {
        goOn()
        return ask<Row>(statement)
      }
      const { promise, resolve } = Promise.withResolvers<Row[]>()
      first = { answer: promise, send: () => resolve(ask<Row>(statement)) }
      return promise
    },
    async run(script) {
      await tx.query({ text: 'select 1', values: [] })
      await client.query(script).catch(fail)
    },
  }
  const isAll = (done: Promise<unknown>) => first?.answer === done

  try {
    const done = work(tx)
    if (isAll(done)) ahead = [opening]
    goOn()
    const result = await done
    // Of a transaction with a failed statement PostgreSQL keeps nothing, even where whoever asked went on.
    if (failed) throw failed
    if (isBegun) await client.query('commit').catch(fail)
    return result
  } catch (error) {
    if (isBegun && !failed) await client.query('rollback').catch(lose)
    throw error
  } finally {
    client.off('error', lose)
    // A connection on which something failed is closed: what is open and what is prepared on it is not known.
    client.release(failed)
  }
}

const answerTo = async <Row>(client: pg.PoolClient, statement: Statement, before: readonly Statement[]): Promise<Row[]> => {
  try {
    return await new Promise<Row[]>((resolve, reject) => {
      client.query(new Together(statement, before, (error, result) => (error ? reject(error) : resolve(result.rows))))
    })
  } catch (error) {
    // From here it leads to whoever asked, not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** The driver's query, beyond what its types tell. */
const DriverQuery = pg.Query as unknown as new (
  config: pg.QueryConfig & { queryMode: 'extended' },
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => {
  submit(connection: pg.Connection): Error | null
  handleDataRow(message: object): void
  handleCommandComplete(message: object, connection: pg.Connection): void
}

/**
 * A statement with others ahead of it, sent in one and answered in one: where one fails, those behind it do not run. Without a `begin`
 * among them they are a transaction of their own, by PostgreSQL's protocol: it lasts until the `sync` at their end.
 */
class Together extends DriverQuery {
  readonly #before: readonly Statement[]
  #answered = 0

  constructor(statement: Statement, before: readonly Statement[], callback: (error: Error | null, result: pg.QueryResult) => void) {
    const { text } = statement
    const name = statement.isPlannedAnew ? undefined : nameOf(text)
    super({ ...(name && { name }), text, values: statement.values as unknown[], queryMode: 'extended' }, callback)
    this.#before = before
  }

  override submit(connection: pg.Connection) {
    connection.stream.cork()
    try {
      for (const statement of this.#before) sendAhead(connection, statement)
      return super.submit(connection)
    } finally {
      connection.stream.uncork()
    }
  }

  override handleDataRow(message: object) {
    if (this.#answered === this.#before.length) super.handleDataRow(message)
  }

  override handleCommandComplete(message: object, connection: pg.Connection) {
    if (this.#answered++ === this.#before.length) super.handleCommandComplete(message, connection)
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostPrepared) return known
  const name = `statement ${names.size + 1}`
  names.set(text, name)
  return name
}

/** What was sent ahead on a connection before, and is prepared there by a name. */
const prepared = new WeakMap<pg.Connection, Map<string, string>>()

function sendAhead(connection: pg.Connection, { text, values }: Statement) {
  const known = prepared.get(connection) ?? new Map<string, string>()
  prepared.set(connection, known)
  const name = known.get(text) ?? `ahead ${known.size + 1}`
  if (!known.has(text)) connection.parse({ name, text, types: [] }, true)
  known.set(text, name)
  connection.bind({ statement: name, values: values as string[] }, true)
  connection.execute({}, true)
}
