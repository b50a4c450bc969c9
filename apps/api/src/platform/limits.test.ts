import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, silent, type TestApi } from '../../test/test-api.ts'
import { sql } from './database.ts'
import { limitsIn, startForgettingAttempts } from './limits.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const kept = () =>
  api.db.asOwner(new Date(), async tx =>
    (await tx.query<{ key: string }>(sql`select key from rate_limits order by key`)).map(({ key }) => key),
  )

test('attempts are forgotten when they count no longer, by several processes at once; those that count stay', async () => {
  const limits = limitsIn(api.db)
  const [short, long] = [
    { attempts: 1, minutes: 15 },
    { attempts: 1, minutes: 60 },
  ]
  for (let i = 0; i < 20; i++) await limits.count('short', short, `192.0.2.${i}`)
  await limits.count('long', long, '192.0.2.1')
  const processesAt = async (minutes: number) => {
    const clock = () => new Date(Date.now() + minutes * 60_000)
    const processes = [1, 2, 3].map(() => startForgettingAttempts({ db: api.db, clock, log: silent }))
    await Promise.all(processes.map(({ stop }) => stop()))
  }
  await processesAt(14)
  expect(await kept()).toHaveLength(21)
  await processesAt(16)
  expect(await kept()).toEqual(['long:192.0.2.1'])
  await expect(limits.assertLeft('long', long, '192.0.2.1')).rejects.toMatchObject({ code: 'too_many_requests' })
  await processesAt(61)
  expect(await kept()).toEqual([])
})

test('where the database can not be asked, the process goes on and says so', async () => {
  const said: string[] = []
  const log = { ...silent, error: (_: object, message: string) => void said.push(message) }
  const db = { ...api.db, asOwner: () => Promise.reject(new Error('gone')) }
  await startForgettingAttempts({ db, clock: () => new Date(), log }).stop()
  expect(said).toEqual(['attempts that count no longer could not be forgotten'])
})
