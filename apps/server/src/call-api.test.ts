import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { passOn } from './pass-on.ts'

const asked: string[] = []
let breaks = 0
/** Breaks as many connections as it is told to, then answers. */
const server = createServer((request, response) => {
  asked.push(request.method ?? '')
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

test('who asks the API through a storefront is told that it can not answer, and when to try again', async () => {
  const lines: object[] = []
  const log = { debug() {}, info() {}, warn: (data: object) => void lines.push(data), error() {} }
  after(1)
  const request = new Request('http://localhost/api/my-shop/cart/cart_items?x=1', { method: 'POST', body: '{}' })
  const answer = await passOn(request, { apiUrl, secret: '', log }, '192.0.2.1')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(lines).toMatchObject([{ path: '/api/my-shop/cart/cart_items' }])
})
