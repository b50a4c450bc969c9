import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureFormats, pictureWidths } from '@stragan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'
import { storeOriginal } from './pictures.ts'

let api: TestApi
let url: string
let folder: string
const logged: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stragan-pictures-'))
  api = await openTestApi({ log: { ...silent, error: (_, message) => logged.push(message) } })
  url = (await api.get('/products/1')).body.cover.url
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const ask = (path: string, headers: Record<string, string> = { host: 'localhost' }) => api.app.request(path, { headers })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const inWidth = (width: number) => sharp({ create: { width, height: 300, channels: 3, background: '#336699' } })

/** Another original of the first shop; returns its address. */
async function addPicture(hash: string) {
  await api.db.asOwner(new Date()).query(sql`
    insert into pictures (shop_id, id, hash, width, height, placeholder, alt)
    select 1, max(id) + 1, ${hash}, 10, 10, '#000000', '{"en": "", "pl": ""}' from pictures where shop_id = 1`)
  return `/api/my-shop/pictures/${hash}`
}

test.each(pictureFormats)('%s is served in every width, as immutable', async format => {
  for (const width of pictureWidths) {
    const answer = await ask(`${url}-${width}.${format}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    // sharp names AVIF by its container.
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({
      format: format === 'avif' ? 'heif' : format,
      width,
      height: width,
    })
  }
})

test('a drawing is served as the vector graphic, which runs no scripts, and a photograph is not', async () => {
  const answer = await ask(`${url}.svg`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: 'svg' })
  expect((await api.get('/products/1')).body.cover.is_drawing).toBe(true)
  const { hash, is_drawing } = await storeOriginal(inject('database').fileFolder, await inWidth(200).png().toBuffer())
  expect([is_drawing, (await ask(`${await addPicture(hash)}.svg`)).status]).toEqual([false, 404])
})

test('a picture of one of several variants is one of the product family', async () => {
  const products: { has_variants: boolean; cover: { is_family_picture: boolean } }[] = (await api.get('/products')).body.items
  expect(new Set(products.map(({ has_variants }) => has_variants)).size).toBe(2)
  for (const { has_variants, cover } of products) expect(cover.is_family_picture).toBe(has_variants)
})

test('AVIF is smaller than WebP', async () => {
  const [avif, webp] = await Promise.all(pictureFormats.map(async format => bytesOf(await ask(`${url}-480.${format}`))))
  expect(avif?.length).toBeLessThan(webp?.length ?? 0)
})

test('a picture is never enlarged', async () => {
  const { hash } = await storeOriginal(inject('database').fileFolder, await inWidth(500).png().toBuffer())
  const answer = await ask(`${await addPicture(hash)}-1200.webp`)
  expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width: 500, height: 300 })
})

test('single-flight: twenty concurrent first requests scale once and return the same bytes', async () => {
  let drawn = 0
  const count = () => drawn++
  const { hash } = await storeOriginal(inject('database').fileFolder, await inWidth(640).png().toBuffer())
  const fresh = await addPicture(hash)
  sharp.queue.on('change', count)
  const answers = await Promise.all(Array.from({ length: 20 }, async () => bytesOf(await ask(`${fresh}-96.avif`))))
  sharp.queue.off('change', count)
  expect(new Set(answers.map(bytes => bytes.toString('base64'))).size).toBe(1)
  // Its beginning and its end.
  expect(drawn).toBe(2)
})

test('at most two pictures are scaled concurrently', async () => {
  // Noise takes long enough to be drawn for all requests to have come.
  const noise = sharp({
    create: { width: 1300, height: 600, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
  const { hash } = await storeOriginal(inject('database').fileFolder, await noise.png().toBuffer())
  const fresh = await addPicture(hash)
  const atOnce: number[] = []
  const note = () => atOnce.push(sharp.counters().process)
  sharp.queue.on('change', note)
  const files = pictureWidths.flatMap(width => pictureFormats.map(format => `${fresh}-${width}.${format}`))
  const answers = await Promise.all(files.map(file => ask(file)))
  sharp.queue.off('change', note)
  expect(answers.map(answer => answer.status)).toEqual(files.map(() => 200))
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(2)
})

test('a picture is served by its own shop only', async () => {
  for (const format of pictureFormats) {
    expect((await ask(`${url}-96.${format}`, { host: 'coffee.localhost' })).status).toBe(404)
    expect((await ask(`${url}-96.${format}`, { 'shop-origin': 'coffee.localhost', host: 'localhost' })).status).toBe(404)
  }
})

test('other widths, other formats and path traversal are not found', async () => {
  for (const name of ['-97.webp', '-96.png', '-96.AVIF', '', '.SVG', '-96.svg', '-96.webp/../../lock'])
    expect((await ask(url + name)).status).toBe(404)
  expect((await ask('/api/my-shop/pictures/..%2f..%2flock')).status).toBe(404)
})

test('an unknown hash is not found', async () => {
  const answer = await ask(`/api/my-shop/pictures/${'0'.repeat(64)}-96.avif`)
  expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'picture_not_found'])
})

test('a missing or corrupt original is not found, and logged', async () => {
  const gone = await addPicture('1'.repeat(64))
  const corrupt = await addPicture('2'.repeat(64))
  const half = (await inWidth(900).png().toBuffer()).subarray(0, 300)
  await writeFile(join(inject('database').fileFolder, 'pictures', 'originals', '2'.repeat(64)), half)
  for (const address of [gone, corrupt]) {
    logged.length = 0
    const answer = await ask(`${address}-96.avif`)
    expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'picture_not_found'])
    expect(logged).toEqual(['an original is missing or cannot be read: store it again'])
  }
})

test('the placeholder of a picture in the catalogue is its mean colour', async () => {
  const { cover } = (await api.get('/products/1')).body
  const { data, info } = await sharp(await bytesOf(await ask(`${url}-480.webp`)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const placeholder = Buffer.from(cover.placeholder.slice(1), 'hex')
  for (const channel of [0, 1, 2]) {
    const mean = data.filter((_, i) => i % 3 === channel).reduce((sum, value) => sum + value, 0) / (info.width * info.height)
    expect(Math.abs(mean - (placeholder[channel] ?? 0))).toBeLessThan(5)
  }
})

test('an original is stored with its oriented size and mean colour', async () => {
  const turned = await inWidth(600).withMetadata({ orientation: 6 }).webp({ lossless: true }).toBuffer()
  expect(await storeOriginal(folder, turned)).toMatchObject({ width: 300, height: 600, placeholder: '#336699' })
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()
  expect((await storeOriginal(folder, clear)).placeholder).toBe('#ffffff')
  await expect(storeOriginal(folder, Buffer.from('no picture'))).rejects.toThrow('unsupported image format')
})

test('concurrent uploads of the same bytes are one file', async () => {
  const bytes = await inWidth(77).png().toBuffer()
  const before = await readdir(join(folder, 'pictures', 'originals')).catch(() => [])
  const [one, two] = await Promise.all([storeOriginal(folder, bytes), storeOriginal(folder, bytes)])
  expect(one).toEqual(two)
  expect(await readdir(join(folder, 'pictures', 'originals'))).toHaveLength(before.length + 1)
})
