import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let url: string
beforeAll(async () => {
  api = await openTestApi()
  url = (await api.get('/products/1')).body.cover.url
})
afterAll(() => api.close())

const ask = (path: string, headers: Record<string, string> = { host: 'localhost' }) => api.app.request(path, { headers })

test('a picture comes in the asked width, to be kept for ever', async () => {
  const answer = await ask(`${url}-240.webp`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 })
})

test('twenty first requests at once give the same bytes', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${url}-96.webp`)))
  const sizes = await Promise.all(answers.map(async answer => (await answer.arrayBuffer()).byteLength))
  expect(new Set(sizes).size).toBe(1)
})

test('a picture is shown by its own shop only', async () => {
  expect((await ask(`${url}-96.webp`, { host: 'kawa.localhost' })).status).toBe(404)
  expect((await ask(`${url}-96.webp`, { 'shop-origin': 'kawa.localhost', host: 'localhost' })).status).toBe(404)
})

test('other widths, other formats and paths out of the folder are not found', async () => {
  for (const name of ['-97.webp', '-96.png', '', '-96.webp/../../lock']) expect((await ask(url + name)).status).toBe(404)
  expect((await ask('/api/my-shop/pictures/..%2f..%2flock')).status).toBe(404)
})
