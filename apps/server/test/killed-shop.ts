import { sql } from '@stragan/api'
import { onTestFinished } from 'vitest'
import { adminCall, signIn } from './admin-calls.ts'
import { killWhile, startShop } from './start-shop.ts'
import type { TestDatabase } from './test-databases.ts'

/** A demo shop, as its owner calls it, whose server is killed and started again. It ends with the test, and its database is removed. */
export async function openKilledShop(database: TestDatabase, code: string) {
  let shop = await startShop(database.env)
  onTestFinished(async () => {
    await shop.kill()
    await database.remove()
  })
  // The session outlives the server.
  const token = await signIn(shop)
  const start = async () => {
    shop = await startShop(database.env)
  }
  const call = (method: string, path: string, body?: object) => adminCall(shop, method, `/shops/${code}${path}`, token, body)
  return {
    call,
    get: async (path: string) => (await call('GET', path)).body,
    /** Kills the server once `act`, which is repeated, says that it has been reached, and starts it again. */
    async killWhile(act: (reached: () => void) => Promise<void>) {
      await killWhile(shop, 1, act)
      await endLeases(database)
      await start()
    },
    /** Does something while no server runs on the database. */
    async whileStopped<T>(work: () => Promise<T>): Promise<T> {
      await shop.stop()
      const result = await work()
      await start()
      return result
    },
  }
}

export async function withDatabase<T>(
  { open }: TestDatabase,
  work: (query: <Row>(statement: ReturnType<typeof sql>) => Promise<Row[]>) => Promise<T>,
) {
  const db = await open()
  try {
    return await work(statement => db.asOwner(new Date()).query(statement))
  } finally {
    await db.close()
  }
}

/** As if the minute had passed after which another process takes over what was worked on. With the embedded database there is no other one. */
async function endLeases(database: TestDatabase) {
  if (!database.env.DATABASE_URL) return
  await withDatabase(database, async query => {
    await query(sql`update imports set leased_until = null`)
    await query(sql`update archives set leased_until = null`)
  })
}
