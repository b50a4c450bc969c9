import pg from 'pg'
import type { Statement } from './queryable.ts'
import type { Connect, Envelope } from './transaction.ts'

/** Prepared statements per connection: each keeps its plan in the server's memory. Further ones are planned at each execution. */
const maxPrepared = 250

/**
 * Settings of a session: JIT compilation takes longer than any of our statements runs, and so does planning most of them. Days are those of
 * UTC, as in the list indexes.
 */
export const sessionSettings = `set jit = off; set plan_cache_mode = force_generic_plan; set timezone = 'UTC'`

const begin: Statement = { text: 'begin', values: [] }
const commit: Statement = { text: 'commit', values: [] }
/** By a function: SET LOCAL outside of a transaction block would write a warning to the server's log each time. */
const customPlan: Statement = { text: `select set_config('plan_cache_mode', 'force_custom_plan', true)`, values: [] }

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
      query: ({ statements, envelope, isLast }) =>
        queryBatch(client, [
          ...preamble[envelope].map(withoutRows),
          ...statements.flatMap(statement => (statement.hasCustomPlan ? [withoutRows(customPlan), statement] : [statement])),
          ...(isLast ? [withoutRows(commit)] : []),
        ]),
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

interface Step extends Statement {
  /** Its rows are ignored. */
  isSilent?: true
}

const withoutRows = ({ text, values }: Statement): Step => ({ text, values, isSilent: true })

const queryBatch = (client: pg.PoolClient, steps: readonly Step[]): Promise<unknown[][]> =>
  new Promise((resolve, reject) => {
    client.query(new BatchQuery(steps, (error, results) => (error ? reject(error) : resolve([results].flat().map(({ rows }) => rows)))))
  })

/** The driver's query with the methods that its types leave out. */
const DriverQuery = pg.Query as unknown as new (
  // A text and no configuration, which would be copied property by property.
  text: string,
  values: unknown[],
  callback: (error: Error | null, results: pg.QueryResult | pg.QueryResult[]) => void,
) => {
  name: string | undefined
  prepare(connection: pg.Connection): void
  submit(connection: pg.Connection): Error | null
  handleDataRow(message: object): void
  handleCommandComplete(message: object, connection: pg.Connection): void
}

/**
 * Statements in one message with one `sync`: where one fails, the rest is skipped. Without a `begin` they form an implicit transaction, which
 * the `sync` commits (PostgreSQL, 55.2.4, Pipelining). The driver's own pipelining sends a `sync` with each statement, for which the server
 * sends an answer of its own: that takes almost twice the CPU time of this process.
 */
class BatchQuery extends DriverQuery {
  readonly #steps: readonly Step[]
  #completed = 0

  constructor(steps: readonly Step[], callback: (error: Error | null, results: pg.QueryResult | pg.QueryResult[]) => void) {
    super('', [], callback)
    this.#steps = steps
  }

  override submit(connection: pg.Connection) {
    let failure: Error | null = null
    connection.stream.cork()
    try {
      for (const step of this.#steps)
        if (step.isSilent) sendWithoutRows(connection, step)
        else
          sendWithRows(connection, step, error => {
            failure = error
          })
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
    return failure
  }

  override handleDataRow(message: object) {
    if (!this.#steps[this.#completed]?.isSilent) super.handleDataRow(message)
  }

  override handleCommandComplete(message: object, connection: pg.Connection) {
    if (!this.#steps[this.#completed++]?.isSilent) super.handleCommandComplete(message, connection)
  }
}

/** A connection whose `sync` sends nothing. */
const unsynced = new WeakMap<pg.Connection, pg.Connection>()

/** Sends a statement as the driver does, without the `sync`. */
function sendWithRows(connection: pg.Connection, { text, values, hasCustomPlan }: Statement, onFailure: (error: Error | null) => void) {
  const known = unsynced.get(connection) ?? Object.create(connection, { sync: { value() {} } })
  unsynced.set(connection, known)
  const name = hasCustomPlan ? undefined : nameOf(text)
  const query = new DriverQuery(text, values as unknown[], onFailure)
  query.name = name
  query.prepare(known)
}

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxPrepared) return known
  const name = `statement ${names.size + 1}`
  names.set(text, name)
  return name
}

/** Names of the statements without rows that are prepared on a connection, by their text. */
const prepared = new WeakMap<pg.Connection, Map<string, string>>()

function sendWithoutRows(connection: pg.Connection, { text, values }: Statement) {
  const known = prepared.get(connection) ?? new Map<string, string>()
  prepared.set(connection, known)
  const name = known.get(text) ?? `silent ${known.size + 1}`
  if (!known.has(text)) connection.parse({ name, text, types: [] }, true)
  known.set(text, name)
  connection.bind({ statement: name, values: values as string[] }, true)
  connection.execute({}, true)
}
