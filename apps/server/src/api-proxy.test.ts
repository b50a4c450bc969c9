import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { proxyToApi } from './api-proxy.ts'
import { callApi } from './call-api.ts'

const received: string[] = []
let sentHeaders: IncomingHttpHeaders = {}
let breaks = 0
let isSilent = false
let readBodies = 0
/** Breaks the first `breaks` connections, then answers after the body; never answers if `isSilent`. */
const server = createServer((request, response) => {
  received.push(request.method ?? '')
  sentHeaders = request.headers
  if (!isSilent && breaks-- > 0) return void request.socket.destroy()
  request.resume().once('end', () => {
    readBodies++
    if (!isSilent) response.end('{}')
  })
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const after = (broken: number) => {
  breaks = broken
  received.splice(0)
}

test('a GET is retried once after a broken connection', async () => {
  after(1)
  expect((await callApi(new Request(apiUrl))).status).toBe(200)
  after(2)
  await expect(callApi(new Request(apiUrl))).rejects.toThrow()
  expect(received).toEqual(['GET', 'GET'])
})

test.each(['POST', 'PUT', 'DELETE'])('a %s is not retried', async method => {
  after(1)
  await expect(callApi(new Request(apiUrl, { method }))).rejects.toThrow()
  expect(received).toEqual([method])
})

const lines: object[] = []
const log = { debug() {}, info() {}, warn: (data: object) => void lines.push(data), error() {} }
beforeEach(() => void lines.splice(0))

test('the proxy answers 503 with retry-after while the API cannot be reached', async () => {
  after(1)
  const request = new Request('http://localhost/api/my-shop/cart/cart_items?x=1', { method: 'POST', body: '{}' })
  const answer = await proxyToApi(request, { apiUrl, secret: '', log }, '192.0.2.1')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(lines).toMatchObject([{ path: '/api/my-shop/cart/cart_items' }])
})

test('the proxy sends its own values of the headers that the API believes with its secret, whatever the caller says', async () => {
  after(0)
  const headers = {
    'storefront-secret': 'guessed',
    'visitor-origin': 'https://example.org',
    'visitor-address': '192.0.2.200',
    'min-change-version': '999999',
    'accept-language': 'pl',
  }
  const request = new Request('https://admin.example.com:8443/api/admin/account', { headers })
  expect((await proxyToApi(request, { apiUrl, secret: 'own', log }, '192.0.2.1')).status).toBe(200)
  expect(sentHeaders).toMatchObject({
    'storefront-secret': 'own',
    'visitor-origin': 'https://admin.example.com:8443',
    'visitor-address': '192.0.2.1',
    'accept-language': 'pl',
  })
  expect(sentHeaders).not.toHaveProperty('min-change-version')
})

test('the proxy waits half a minute for an answer', async () => {
  isSilent = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting = proxyToApi(new Request('http://localhost/api/my-shop/pictures/1'), { apiUrl, secret: '', log }, '192.0.2.1')
  await vi.waitFor(() => expect(received).toContain('GET'))
  vi.advanceTimersByTime(30_000)
  expect((await waiting).status).toBe(503)
  vi.useRealTimers()
  expect(lines).toMatchObject([{ cause: 'Error: no answer in 30000 ms' }])
})

test('the time in which a body is uploaded does not count', async () => {
  isSilent = false
  after(0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const upload = () => {
    const { readable, writable } = new TransformStream<Uint8Array>()
    const init = { method: 'PUT', body: readable, duplex: 'half' } as RequestInit
    const answer = proxyToApi(new Request('http://localhost/api/admin/upload', init), { apiUrl, secret: '', log }, '192.0.2.1')
    return { writer: writable.getWriter(), answer }
  }
  const slow = upload()
  await slow.writer.write(new Uint8Array(1))
  await vi.waitFor(() => expect(received).toContain('PUT'))
  vi.advanceTimersByTime(60_000)
  await slow.writer.close()
  expect((await slow.answer).status).toBe(200)
  isSilent = true
  readBodies = 0
  const unanswered = upload()
  await unanswered.writer.close()
  await vi.waitFor(() => expect(readBodies).toBe(1))
  vi.advanceTimersByTime(30_000)
  expect((await unanswered.answer).status).toBe(503)
  vi.useRealTimers()
})
