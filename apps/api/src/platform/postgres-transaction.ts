import pg from 'pg'
import type { Statement } from './queryable.ts'
import type { Connect, Envelope } from './transaction.ts'

/** Prepared statements per connection: each keeps its plan in the server's memory. Further ones are planned at each execution. */
const maxPrepared = 250

const begin: Statement = { text: 'begin', values: [] }
const customPlan: Statement = { text: 'set local plan_cache_mode = force_custom_plan', values: [] }

export interface PgPool {
  connect(): Promise<pg.PoolClient>
}

/** Connects one transaction, which begins with `settings`. */
export const connectTo =
  (pool: PgPool, settings: Statement): Connect =>
  async onLost => {
    const client = await pool.connect()
    client.on('error', onLost)
    const preamble: Record<Envelope, readonly Statement[]> = { none: [], begin: [begin, settings], autocommit: [settings] }
    return {
      query: (statement, envelope) =>
        queryWith(client, statement.hasCustomPlan ? [...preamble[envelope], customPlan] : preamble[envelope], statement),
      run: async script => void (await client.query(script)),
      commit: async () => void (await client.query('commit')),
      rollback: async () => void (await client.query('rollback')),
      release(failure) {
        client.off('error', onLost)
        // A connection on which something failed is closed: its transaction and its prepared statements are in an unknown state.
        client.release(failure)
      },
    }
  }

const queryWith = <Row>(client: pg.PoolClient, preamble: readonly Statement[], statement: Statement): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    client.query(new QueryWithPreamble(preamble, statement, (error, result) => (error ? reject(error) : resolve(result.rows))))
  })

/** The driver's query with the methods that its types leave out. */
const DriverQuery = pg.Query as unknown as new (
  config: pg.QueryConfig & { queryMode: 'extended' },
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => {
  submit(connection: pg.Connection): Error | null
  handleDataRow(message: object): void
  handleCommandComplete(message: object, connection: pg.Connection): void
}

/**
 * A statement with others ahead of it, in one message with one `sync`: where one fails, the rest is skipped. Without a `begin` they form an
 * implicit transaction, which the `sync` commits (PostgreSQL, 55.2.4, Pipelining). The driver's own pipelining of `begin`, settings, statement
 * and `commit` sends a `sync` with each, and takes almost twice the CPU time of this process.
 */
class QueryWithPreamble extends DriverQuery {
  readonly #preamble: readonly Statement[]
  #completed = 0

  constructor(preamble: readonly Statement[], statement: Statement, callback: (error: Error | null, result: pg.QueryResult) => void) {
    const { text } = statement
    const name = statement.hasCustomPlan ? undefined : nameOf(text)
    super({ ...(name && { name }), text, values: statement.values as unknown[], queryMode: 'extended' }, callback)
    this.#preamble = preamble
  }

  override submit(connection: pg.Connection) {
    connection.stream.cork()
    try {
      for (const statement of this.#preamble) sendWithoutSync(connection, statement)
      return super.submit(connection)
    } finally {
      connection.stream.uncork()
    }
  }

  override handleDataRow(message: object) {
    if (this.#completed === this.#preamble.length) super.handleDataRow(message)
  }

  override handleCommandComplete(message: object, connection: pg.Connection) {
    if (this.#completed++ === this.#preamble.length) super.handleCommandComplete(message, connection)
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxPrepared) return known
  const name = `statement ${names.size + 1}`
  names.set(text, name)
  return name
}

/** Names of the preambles' statements that are prepared on a connection, by their text. */
const prepared = new WeakMap<pg.Connection, Map<string, string>>()

function sendWithoutSync(connection: pg.Connection, { text, values }: Statement) {
  const known = prepared.get(connection) ?? new Map<string, string>()
  prepared.set(connection, known)
  const name = known.get(text) ?? `preamble ${known.size + 1}`
  if (!known.has(text)) connection.parse({ name, text, types: [] }, true)
  known.set(text, name)
  connection.bind({ statement: name, values: values as string[] }, true)
  connection.execute({}, true)
}
