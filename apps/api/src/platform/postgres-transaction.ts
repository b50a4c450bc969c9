import pg from 'pg'
import type { Statement } from './database.ts'
import type { Ahead, Connect } from './transaction.ts'

/** So many statements are prepared on a connection, where each keeps its plan in the server's memory; more are planned anew each time. */
const mostPrepared = 250

const begin: Statement = { text: 'begin', values: [] }
const planAnew: Statement = { text: 'set local plan_cache_mode = force_custom_plan', values: [] }

/** A connection of the pool for one transaction that begins with `opening`. */
export const connectTo =
  (pool: { connect(): Promise<pg.PoolClient> }, opening: Statement): Connect =>
  async onLost => {
    const client = await pool.connect()
    client.on('error', onLost)
    const aheadOf: Record<Ahead, readonly Statement[]> = { nothing: [], begin: [begin, opening], whole: [opening] }
    return {
      query: (statement, ahead) => answerTo(client, statement, statement.isPlannedAnew ? [...aheadOf[ahead], planAnew] : aheadOf[ahead]),
      run: async script => void (await client.query(script)),
      commit: async () => void (await client.query('commit')),
      rollback: async () => void (await client.query('rollback')),
      release(failure) {
        client.off('error', onLost)
        // A connection on which something failed is closed: what is open and what is prepared on it is not known.
        client.release(failure)
      },
    }
  }

const answerTo = <Row>(client: pg.PoolClient, statement: Statement, before: readonly Statement[]): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    client.query(new Together(statement, before, (error, result) => (error ? reject(error) : resolve(result.rows))))
  })

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
