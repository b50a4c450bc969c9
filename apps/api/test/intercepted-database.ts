import { type Database, type Queryable, queryableOf, type Tx } from '../src/platform/database.ts'

type Intercept = <T>(tx: Tx, work: (tx: Tx) => Promise<T>) => Promise<T>

/** A database that runs the work of each transaction, single statements included, through `intercept`. */
export function interceptedDatabase(db: Database, intercept: Intercept): Database {
  const intercepted = (queryable: Queryable): Queryable =>
    queryableOf({
      query: statement => queryable.transaction(tx => intercept(tx, inner => inner.query(statement))),
      transaction: work => queryable.transaction(tx => intercept(tx, work)),
    })
  return {
    ...db,
    withTenant: (...scope) => intercepted(db.withTenant(...scope)),
    withoutTenant: (...scope) => intercepted(db.withoutTenant(...scope)),
    asOwner: (...scope) => intercepted(db.asOwner(...scope)),
  }
}

/** Whose every statement fails. */
export const failingQueryable = (error: Error): Queryable =>
  queryableOf({ query: () => Promise.reject(error), transaction: () => Promise.reject(error) })
