import { cpuUsage } from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromElsewhere, password } from '../../../test/customer.ts'
import { adminRequest, newStaff, requestsWith } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Answered, failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const attempt = (email: string, given = password, headers: Record<string, string> = {}) =>
  adminRequest(api, 'POST', '/session', { body: { email, password: given }, headers })

test.each([
  ['one network', () => ({ 'visitor-address': '192.0.2.78' }), 'too_many_requests'],
  ['a network each', fromElsewhere, 'unavailable'],
] as const)('of 200 right passwords at once from %s, every one opens a whole session or none', async (_, from, refusal) => {
  const person = await newStaff(api, {})
  const answers = await Promise.all(Array.from({ length: 200 }, () => attempt(person.email, password, from())))
  const opened = answers.filter(({ status }) => status === 200)
  expect(opened.length).toBeGreaterThan(0)
  expect(new Set(opened.map(({ body }) => body.token)).size).toBe(opened.length)
  // A busy API refuses any request.
  const isRefused = (answer: Answered) => [refusal, 'unavailable'].includes(answer.body.error?.code)
  expect(answers.filter(answer => answer.status !== 200 && !isRefused(answer)).map(failure)).toEqual([])
  // A person has 50 sessions at most: newer ones end older ones.
  const sessions = [person, ...opened.map(({ body }) => requestsWith(api, body.token))]
  const accounts = await Promise.all(sessions.map(session => session.get('/account')))
  const works = accounts.filter(({ status }) => status === 200)
  expect(new Set(works.map(({ body }) => body.email))).toEqual(new Set([person.email]))
  for (const answer of accounts.filter(one => !works.includes(one))) expect(failure(answer)).toEqual([401, 'session_expired'])
  expect(works.length).toBeGreaterThanOrEqual(Math.min(sessions.length, 50))
  const stored = await api.db.asOwner(new Date()).query(sql`select from staff_sessions where staff_id = ${person.id}`)
  expect(stored.length).toBe(works.length)
  // Nothing stays counted.
  expect((await attempt(person.email, password, from())).status).toBe(200)
})

test('a sign-in without an account, or without its password, takes the work of one with them', async () => {
  const person = await newStaff(api, {})
  await api.db.asOwner(new Date()).query(sql`insert into staff (email, name, language) values ('invited@sign-in.test', 'A', 'en')`)
  /** Processor time of the whole process, which other processes do not change. */
  const workOf = async (email: string) => {
    const before = cpuUsage()
    for (let i = 0; i < 8; i++) expect(failure(await attempt(email, 'wrong'))).toEqual([401, 'login_failed'])
    const { user, system } = cpuUsage(before)
    return user + system
  }
  await workOf('warm@sign-in.test')
  const known = await workOf(person.email)
  for (const email of ['nobody@sign-in.test', 'invited@sign-in.test']) {
    const work = await workOf(email)
    expect([email, work > known / 2]).toEqual([email, true])
  }
})
