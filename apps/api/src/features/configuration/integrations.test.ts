import { configurationScopes } from '@stragan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'
import { saveEntries } from './configuration.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.db.asOwner(new Date()).query(sql`delete from configuration where scope = 'integrations'`))

const matomo = (address: string, site = '1') => ({ code: 'matomo', settings: { address, site } })
const analytics = (measurement_id: string) => ({ code: 'google_analytics', settings: { measurement_id } })
const tagManager = (container: string) => ({ code: 'google_tag_manager', settings: { container } })

const good = [
  matomo('https://statistics.example.com/'),
  matomo('https://example.com:8443/matomo/', '12'),
  matomo('http://localhost:8080/'),
  matomo('http://matomo.localhost/'),
  matomo('http://127.0.0.1:9000/counts/'),
  analytics('G-AB12CD34EF'),
  tagManager('GTM-ABC1234'),
]
const bad = [
  matomo('http://statistics.example.com/'),
  matomo('https://statistics.example.com'),
  matomo('https://*.example.com/'),
  matomo("https://example.com/; script-src 'unsafe-inline'/"),
  matomo('https://example.com/?a=/'),
  matomo('https://user@example.com/'),
  matomo('https://example.com/\n/'),
  matomo('https://example.com/', '0'),
  analytics('UA-12345-1'),
  analytics('G-abc123def'),
  tagManager('GTM-ABC1234"'),
  tagManager(''),
  { code: 'matomo', settings: { measurement_id: 'G-AB12CD34EF' } },
  { code: 'matomo', settings: null },
  { code: 'chat', settings: {} },
  { settings: {} },
]

/** Inserts an integration directly, so that only the database checks it. */
const enter = (entry: object) =>
  api.db.asOwner(new Date()).query(sql`
    insert into configuration (shop_id, scope, id, position, entry) values (1, 'integrations', 1, 1, ${JSON.stringify(entry)}::jsonb)`)

test.each(good)('$code with $settings is an integration', async entry => {
  await enter(entry)
  expect((await api.get('/configuration/integrations')).body).toEqual([{ id: 1, enabled: true, ...entry }])
  expect(configurationScopes.integrations.safeParse({ id: 1, enabled: true, ...entry }).success).toBe(true)
})

test.each(bad)('$code with $settings is refused by the schema and by the database', async entry => {
  expect(configurationScopes.integrations.safeParse({ id: 1, enabled: true, ...entry }).success).toBe(false)
  await expect(enter(entry)).rejects.toThrow('known_integration')
})

test('an integration accepts only its own settings', () => {
  const entry = { id: 1, enabled: true, code: 'google_analytics', settings: { measurement_id: 'G-AB12CD34EF', src: 'https://example.com' } }
  expect(configurationScopes.integrations.safeParse(entry).success).toBe(false)
})

test('a shop has each integration at most once', async () => {
  const twice = [analytics('G-AB12CD34EF'), analytics('G-GH56IJ78KL')]
  await expect(api.db.asOwner(new Date()).transaction(tx => saveEntries(tx, 1, 'integrations', twice))).rejects.toThrow(
    'one_of_each_integration',
  )
  await api.db.asOwner(new Date()).transaction(tx => saveEntries(tx, 1, 'integrations', [...twice.slice(1), tagManager('GTM-ABC1234')]))
  expect((await api.get('/configuration/integrations')).body).toHaveLength(2)
  expect((await api.get('/configuration/integrations', { origin: 'coffee.localhost' })).body).toEqual([])
})
