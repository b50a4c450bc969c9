import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { get, hold, malformedPaths, post, refusedRequests, scannerPaths, send, traversals, unusualRequests } from './raw-requests.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { embedded, type TestDatabase } from './test-databases.ts'

let database: TestDatabase
let shop: RunningShop
beforeAll(async () => {
  database = await embedded()
  shop = await startShop({ ...database.env, LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' })
}, 600_000)
afterAll(async () => {
  await shop?.kill()
  await database?.remove()
})

let read = 0
/** The process runs, serves, and has logged no error. */
afterEach(async () => {
  const output = shop.output()
  const failures = output
    .slice(read)
    .split('\n')
    .filter(line => line.includes('"level":50'))
  read = output.length
  expect(failures).toEqual([])
  for (const path of ['/healthz', '/en']) expect([path, (await responseTo(get(path))).status]).toEqual([path, 200])
})

/** Content of system files, of this repository, or of the build. */
const fileContent = /root:.*:0:0:|"workspaces"|"lockfileVersion"|\[core\]|createRequestHandler|import\.meta|-----BEGIN/

const isRefusal = (status: number | null) => status === null || (status >= 400 && status < 500)

/** Retries on a busy machine. */
async function responseTo(bytes: string, tries = 20): ReturnType<typeof send> {
  const response = await send(shop.url, bytes)
  return response.status === 503 && tries > 0 ? responseTo(bytes, tries - 1) : response
}

async function wrongOf(requests: Iterable<readonly [name: string, bytes: string]>, isRight: (status: number | null) => boolean) {
  const wrong: unknown[] = []
  for (const [name, bytes] of requests) {
    const { status, text } = await responseTo(bytes)
    if (!isRight(status) || fileContent.test(text)) wrong.push([name.slice(0, 80), status, text.slice(0, 60)])
  }
  return wrong
}

const paths = (all: readonly string[]) => all.map(path => [path, get(path)] as const)

describe('unusual requests', () => {
  test('paths of vulnerability scanners are not found', async () => {
    expect(await wrongOf(paths(scannerPaths), isRefusal)).toEqual([])
  })

  test('path traversal reaches no file', async () => {
    // Dot segments above the root are removed (RFC 3986, 5.2.4): such a path is equivalent to another one.
    expect(await wrongOf(paths(traversals), status => isRefusal(status) || status === 308)).toEqual([])
  })

  test('paths with invalid encoding, or too long, are refused', async () => {
    expect(await wrongOf(paths(malformedPaths), status => isRefusal(status) || status === 308)).toEqual([])
  })

  test('malformed requests and request smuggling are refused', async () => {
    expect(await wrongOf(Object.entries(refusedRequests), isRefusal)).toEqual([])
  })

  test('unusual but valid requests are answered or refused, and cause no failure', async () => {
    expect(await wrongOf(Object.entries(unusualRequests), status => status !== null && status < 500)).toEqual([])
  })
})

describe('requests that are refused before routing', () => {
  test.each([
    ['a malformed header', get('/', 'no header'), 400],
    ['headers that are too long', get('/', `x-long: ${'x'.repeat(100_000)}`), 431],
    ['an unsupported expectation', get('/', 'Expect: the unexpected'), 417],
  ])('%s is answered with the headers of every response', async (_, bytes, status) => {
    const response = await send(shop.url, bytes)
    expect(response.status).toBe(status)
    for (const header of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'",
      'cache-control: private, no-store',
    ])
      expect(response.text.toLowerCase()).toContain(header)
  })
})

describe('large bodies', () => {
  const cv = 6.5 * 1024 * 1024
  const upload = (address: string, path = '/api/my-shop/career_applications') =>
    post(path, cv, `x-forwarded-for: ${address}`, 'shop-origin: localhost', 'content-type: application/json')
  /** Whether another upload is accepted: invalid JSON is refused after it was read, an upload over budget before. */
  const statusOf = async (address: string, path?: string) => (await send(shop.url, `${upload(address, path)}${'x'.repeat(cv)}`)).status

  test('three uploads of one address and nine of all are accepted concurrently; other requests and small uploads are not affected', async () => {
    const uploads: { release: () => void }[] = []
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      for (let i = 0; i < 3; i++) uploads.push(await hold(shop.url, upload(address)))
    expect(await statusOf('192.0.2.1')).toBe(503)
    expect(await statusOf('192.0.2.9', '/en/job-application')).toBe(503)
    const cached = (...headers: string[]) => get('/api/my-shop/products?per_page=5', 'shop-origin: localhost', ...headers)
    expect((await responseTo(cached())).status).toBe(200)
    const withBody = cached('x-forwarded-for: 192.0.2.1', `Content-Length: ${cv}`) + 'x'.repeat(cv)
    expect((await send(shop.url, withBody)).status).toBe(503)
    expect((await send(shop.url, `${post('/en/currency', 3, 'x-forwarded-for: 192.0.2.1')}a=b`)).status).toBeLessThan(500)
    for (const { release } of uploads.slice(0, 3)) release()
    await expect.poll(() => statusOf('192.0.2.1'), { timeout: 20_000 }).toBe(400)
    expect(await statusOf('192.0.2.2')).toBe(503)
    for (const { release } of uploads) release()
    await expect.poll(() => statusOf('192.0.2.2'), { timeout: 20_000 }).toBe(400)
  })

  test.each(['Content-Length: 60000', 'Transfer-Encoding: chunked'])('an aborted upload is not logged as a failure (%s)', async length => {
    const start = `POST /api/my-shop/contact_messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
    for (let i = 0; i < 5; i++) {
      const { release } = await hold(shop.url, `${start}5\r\n{"a":`)
      release()
    }
  })
})
