import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from './call-api.ts'
import { passOn } from './pass-on.ts'

const asked: string[] = []
let breaks = 0
let isSilent = false
/** Breaks as many connections as it is told to, then answers, unless it is told to say nothing. */
const server = createServer((request, response) => {
  asked.push(request.method ?? '')
  if (isSilent) return
  if (breaks-- > 0) request.socket.destroy()
  else response.end('{}')
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const after = (broken: number) => {
  breaks = broken
  asked.splice(0)
}

test('what changes nothing is asked once more where the connection breaks, and only once', async () => {
  after(1)
  expect((await callApi(new Request(apiUrl))).status).toBe(200)
  after(2)
  await expect(callApi(new Request(apiUrl))).rejects.toThrow()
  expect(asked).toEqual(['GET', 'GET'])
})

test.each(['POST', 'PUT', 'DELETE'])('a %s that may have arrived is not sent again', async method => {
  after(1)
  await expect(callApi(new Request(apiUrl, { method }))).rejects.toThrow()
  expect(asked).toEqual([method])
})

const lines: object[] = []
const log = { debug() {}, info() {}, warn: (data: object) => void lines.push(data), error() {} }
beforeEach(() => void lines.splice(0))

test('who asks the API through a storefront is told that it can not answer, and when to try again', async () => {
  after(1)
  const request = new Request('http://localhost/api/my-shop/cart/cart_items?x=1', { method: 'POST', body: '{}' })
  const answer = await passOn(request, { apiUrl, secret: '', log }, '192.0.2.1')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(lines).toMatchObject([{ path: '/api/my-shop/cart/cart_items' }])
})

test('an API that says nothing is not waited for any longer than half a minute', async () => {
  isSilent = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting = passOn(new Request('http://localhost/api/my-shop/pictures/1'), { apiUrl, secret: '', log }, '192.0.2.1')
  await vi.waitFor(() => expect(asked).toContain('GET'))
  vi.advanceTimersByTime(30_000)
  expect((await waiting).status).toBe(503)
  vi.useRealTimers()
  expect(lines).toMatchObject([{ cause: 'Error: no answer in 30000 ms' }])
})
