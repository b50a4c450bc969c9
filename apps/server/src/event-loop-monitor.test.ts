import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openEventLoopMonitor } from './event-loop-monitor.ts'

const logged: { stalled_ms: number; routes: string[] }[] = []
const delays: number[] = []
const monitor = openEventLoopMonitor({
  log: { warn: data => logged.push(data as (typeof logged)[number]) },
  onDelay: seconds => delays.push(seconds),
})
/** Blocks its process for as long as the path of a request says. */
const server = createServer((request, response) => {
  monitor.track(request, response)
  const until = performance.now() + Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('ms'))
  while (performance.now() < until);
  response.end('done')
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  monitor.stop()
  server.close()
})

const ask = async (path: string) => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text()

test.each([
  ['an id', '/pl/zamowienie/0123456789abcdef0123456789abcdef?token=s3cret', 'GET /pl/zamowienie/{uid}'],
  ['a token', '/customer/confirm/dGhpcyBpcyBhIHRva2Vu', 'GET /customer/confirm/{}'],
  ['an e-mail', '/jan@example.com/x', 'GET /{}/x'],
  ['a long word', `/en/${'secret'.repeat(8)}`, 'GET /en/{}'],
])('a stall over a second is logged with the route in progress, without %s', async (_, path, route) => {
  await ask(`${path}${path.includes('?') ? '&' : '?'}ms=1300`)
  const stall = () => logged.find(({ routes }) => routes.includes(route))
  await expect.poll(stall).toBeDefined()
  expect(stall()?.stalled_ms).toBeGreaterThan(1000)
  expect(Math.max(...delays)).toBeGreaterThan(1)
  expect(JSON.stringify(logged)).not.toMatch(/0123|s3cret|dGhp|jan|secret/)
})
