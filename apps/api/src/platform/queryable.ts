/** Text with $1, $2… and their values, as the `sql` tag builds it. */
export interface Statement {
  text: string
  values: readonly unknown[]
  /** Planned for its values at each execution instead of by one generic plan. */
  hasCustomPlan?: boolean
}

/** A statement whose best plan depends on its values, as on how much of a shop it reads. */
export const withCustomPlan = ({ text, values }: Statement): Statement => ({ text, values, hasCustomPlan: true })

/** Runs SQL: in a transaction per call, or in the open transaction where it is one. */
export interface Queryable {
  /** Runs one statement. Outside a transaction it is one of its own, in a single round trip. */
  query<Row>(statement: Statement): Promise<Row[]>
  /** Returns the first row; throws without one. */
  one<Row>(statement: Statement): Promise<Row>
  /** Returns the first row; undefined without one. */
  maybeOne<Row>(statement: Statement): Promise<Row | undefined>
  /**
   * Runs the last statement of a transaction and commits with it, in one round trip. What is thrown afterwards rolls nothing back; a further
   * statement begins another transaction.
   */
  last<Row>(statement: Statement): Promise<Row[]>
  /** Runs work in a transaction, or in the open one, and commits it unless the work throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** An open transaction. */
export interface Tx extends Queryable {
  /** Runs a script of several statements without parameters. */
  run(script: string): Promise<void>
}

/** Creates a queryable from the functions that run its statements and transactions. */
export const queryableOf = ({
  query,
  transaction,
  last = query,
}: Pick<Queryable, 'query' | 'transaction'> & Partial<Queryable>): Queryable => ({
  query,
  last,
  transaction,
  async one<Row>(statement: Statement) {
    const [row] = await query<Row>(statement)
    if (row === undefined) throw new Error(`A statement returned no row: ${statement.text.trim().slice(0, 100)}`)
    return row
  },
  async maybeOne<Row>(statement: Statement) {
    const [row] = await query<Row>(statement)
    return row
  },
})

/**
 * Creates an open transaction from the functions that run its statements and scripts. A nested transaction joins it. Without `last`, the
 * caller that opened it commits it.
 */
export function txOf({ query, run, last = query }: Pick<Tx, 'query' | 'run'> & Partial<Tx>): Tx {
  const tx: Tx = { ...queryableOf({ query, last, transaction: work => work(txOf({ query, run })) }), run }
  return tx
}
