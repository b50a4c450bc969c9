import type { Queryable } from './database.ts'

/**
 * Batches calls, as DataLoader does: those with the same `db`, which is of one request or transaction, that are made before the event loop goes on
 * are one call of `run`, which returns a result for each key, in order. A function that works on one thing thereby takes as many statements for many
 * things at once (`Promise.all`).
 */
export function batched<Ctx extends { db: Queryable }, Key, Result>(
  run: (ctx: Ctx, keys: readonly Key[]) => Promise<readonly Result[]>,
): (ctx: Ctx, key: Key) => Promise<Result> {
  const waiting = new WeakMap<Queryable, { keys: Key[]; results: Promise<readonly Result[]> }>()
  const begin = (ctx: Ctx) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    // When all promises that are settled by now have been gone on with.
    process.nextTick(resolve)
    const keys: Key[] = []
    const results = promise.then(() => {
      waiting.delete(ctx.db)
      return run(ctx, keys)
    })
    const batch = { keys, results }
    waiting.set(ctx.db, batch)
    return batch
  }
  return async (ctx, key) => {
    const { keys, results } = waiting.get(ctx.db) ?? begin(ctx)
    const place = keys.push(key) - 1
    return (await results)[place] as Result
  }
}

/** The same for statements whose result nobody needs: of keys that are lists. */
export const batchedLists = <Ctx extends { db: Queryable }, One>(run: (ctx: Ctx, all: readonly One[]) => Promise<unknown>) =>
  batched(async (ctx: Ctx, lists: readonly (readonly One[])[]) => {
    await run(ctx, lists.flat())
    return lists.map(() => undefined)
  })
