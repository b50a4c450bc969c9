import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureLimits } from '@stragan/contract/admin'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { counts, exported, imported, load, openImportShop, step, tickingClock, work } from '../../../test/import-shop.ts'
import { openPictureServer } from '../../../test/picture-server.ts'
import { silent } from '../../../test/test-api.ts'
import { filesOf, newPicture } from '../../../test/uploaded-files.ts'
import { openVisitor } from '../../../test/visitor.ts'
import { fetchPictures, importQueues } from '../../import-jobs.ts'
import { sql } from '../../platform/database.ts'
import { startJobQueues } from '../../platform/job-queues.ts'
import { claimUrls } from './picture-urls.queries.ts'

const shopId = 978
const host = `imports-${shopId}.test`
const [minuteMs, dayMs] = [60_000, 86_400_000]
const clock = tickingClock()
/** By how much the clock of the job is ahead: sessions of staff would end. */
let ahead = 0
const later = (ms: number) => {
  ahead += ms
}
const jobClock = () => new Date(clock().getTime() + ahead)

let server: Awaited<ReturnType<typeof openPictureServer>>
let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  server = await openPictureServer([
    'pictures.example',
    'woocommercecore.mystagingwebsite.com',
    'demo.woothemes.com',
    'mercantile.wordpress.org',
    'cdn.shopify.com',
  ])
  server.addresses['inside.example'] = ['10.0.0.1', '::ffff:127.0.0.1']
  server.addresses['silent.example'] = null
  shop = await openImportShop(shopId, clock)
})
afterAll(async () => {
  await shop.api.close()
  server.close()
})
beforeEach(() => {
  server.requests.length = 0
  server.connections.length = 0
})

const dependencies = () => ({ db: shop.api.db, clock: jobClock, log: silent, fileFolder: shop.api.fileFolder, network: server.network })
const fetched = (timeoutMs = 60_000) => fetchPictures({ ...dependencies(), timeoutMs })
const picturesAt = async (at: string) => (await load(shop, at)).pictures
const progressAt = async (at: string) => {
  const { failures: _, ...progress } = await picturesAt(at)
  return progress
}
const failuresAt = async (at: string) =>
  Object.fromEntries(
    (await picturesAt(at)).failures.map(({ product_symbol, problem, status }: Record<string, string>) => [
      product_symbol,
      [problem, status],
    ]),
  )

/** A file of our own: products by their symbol with the pictures that they name. */
const fileOf = (products: Readonly<Record<string, string | readonly string[]>>) =>
  [
    'symbol,name_en,vat_percent,is_active,pictures',
    ...Object.entries(products).map(([symbol, urls]) => `${symbol},Thing ${symbol},23,yes,"${[urls].flat().join('|')}"`),
  ].join('\r\n')
const url = (path: string) => `https://pictures.example/${path}`

/** The pictures of a product as a shopper sees them. */
async function shown(symbol: string): Promise<{ url: string; width: number; height: number; alt: string }[]> {
  const { body } = await (await openVisitor(shop.api, host)).get(`/products/thing-${symbol.toLowerCase()}/full`)
  return body.pictures
}
const count = async (symbol: string) => (await shown(symbol)).length
const idOf = async (symbol: string) =>
  (await shop.api.db.asOwner(clock()).one<{ id: number }>(sql`select id from products where shop_id = ${shopId} and symbol = ${symbol}`)).id
const picturesPath = async (symbol: string) => `${shop.path}/products/${await idOf(symbol)}/pictures`

async function undone(at: string) {
  await step(shop, at, 'undo')
  await work(shop)
  const { state, is_partly_undone } = await load(shop, at)
  return { state, is_partly_undone }
}

test('pictures are fetched after the run as if they were uploaded, in their order, and the next run of the file changes nothing', async () => {
  const photograph = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#208040' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  server.answers['pictures.example/mug%201.jpg?v=2'] = response => response.end(photograph)
  server.answers['pictures.example/moved.png'] = response => response.writeHead(301, { location: '/at-last.png' }).end()
  const file = fileOf({
    A1: [`${url('mug%201.jpg?v=2#top')} A red mug`, 'http://pictures.example/2.jpg', url('moved.png'), url('2.jpg'), url('2.jpg')],
  })
  const { at, ...done } = await imported(shop, file)
  expect(counts(done)).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 0 })
  expect(await progressAt(at)).toEqual({ named: 4, waiting: 4, fetched: 0, failed: 0 })
  expect([server.requests, await shown('A1')]).toEqual([[], []])

  await fetched()
  expect(await picturesAt(at)).toEqual({ named: 4, waiting: 0, fetched: 4, failed: 0, failures: [] })
  // Two of them are the same.
  const pictures = await shown('A1')
  expect(pictures.map(({ width, height, alt }) => [width, height, alt])).toEqual([
    [40, 60, 'A red mug'],
    ...[1, 2].map(() => [60, 40, 'Thing A1']),
  ])
  const scaled = await shop.api.app.request(`${pictures[0]?.url}-96.webp`, { headers: { host } })
  expect([scaled.status, scaled.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const original = await sharp(join(shop.api.fileFolder, 'pictures', 'originals', pictures[0]?.url.split('/').at(-1) ?? '')).metadata()
  expect([original.format, original.exif, original.orientation]).toEqual(['webp', undefined, undefined])
  expect(readdirSync(join(shop.api.fileFolder, 'uploads'))).toEqual([])

  server.requests.length = 0
  const again = await imported(shop, file)
  expect([counts(again), await progressAt(again.at)]).toEqual([
    { created: 0, changed: 0, unchanged: 1, refused: 0 },
    { named: 0, waiting: 0, fetched: 0, failed: 0 },
  ])
  // What staff remove does not come back.
  const path = await picturesPath('A1')
  const from = (await shop.owner.get(path)).body.items.map(({ picture: _, ...one }: { picture: object }) => one)
  expect((await shop.owner.put(path, { from, pictures: from.slice(1) })).status).toBe(200)
  expect((await imported(shop, file)).unchanged).toBe(1)
  await fetched()
  expect([await count('A1'), server.requests]).toEqual([2, []])
})

test('a check refuses wrong URLs by row and column, and asks no server', async () => {
  const wrong = {
    B1: 'ftp://pictures.example/1.jpg',
    B2: 'https://user:secret@pictures.example/1.jpg',
    B3: 'https://pictures.example:8443/1.jpg',
    B4: '1.jpg',
    B5: url('x'.repeat(2048)),
    B6: `${url('1.jpg')} ${'x'.repeat(301)}`,
    B7: 'file:///etc/passwd',
    B8: 'data:image/png;base64,AAAA',
  }
  const tooMany = Array.from({ length: pictureLimits.perProduct + 1 }, (_, i) => url(`${i}.jpg`))
  const { rows, at } = await imported(shop, fileOf({ ...wrong, B9: tooMany }))
  expect(rows.map(({ symbol, problems }) => [symbol, problems])).toEqual([
    ...Object.keys(wrong).map(symbol => [symbol, [{ field: 'pictures', problem: 'wrong_format' }]]),
    ['B9', [{ field: 'pictures', problem: 'too_many' }]],
  ])
  expect(await progressAt(at)).toEqual({ named: 0, waiting: 0, fetched: 0, failed: 0 })
  const { rows: more } = await imported(
    shop,
    ['symbol,product_symbol,name_en,vat_percent,variant_features,pictures']
      .concat(tooMany.map((one, i) => `B10-${i},B10,Thing B10,23,size=v${(i % 5) + 1},${one}`))
      .join('\r\n'),
  )
  expect(more.every(({ outcome }) => outcome === 'refused')).toBe(true)
  expect([server.requests, server.connections]).toEqual([[], []])
})

test('what is no picture, too large, not there or inside of a network fails at once, with its reason in the list and in a file', async () => {
  const to = (location: string) => (response: { writeHead(status: number, headers: object): { end(): unknown } }) =>
    response.writeHead(302, { location }).end()
  Object.assign(server.answers, {
    'pictures.example/missing.jpg': (response: Parameters<(typeof server.answers)[string]>[0]) => response.writeHead(404).end(),
    'pictures.example/inwards.jpg': to('http://inside.example/1.jpg'),
    'pictures.example/to-port.jpg': to('https://pictures.example:8443/1.jpg'),
    'pictures.example/to-file.jpg': to('file:///etc/passwd'),
    'pictures.example/round.jpg': to('/round.jpg'),
    'pictures.example/page.jpg': (response: Parameters<(typeof server.answers)[string]>[0]) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html><title>Not a picture</title>'),
    'pictures.example/empty.jpg': (response: Parameters<(typeof server.answers)[string]>[0]) => response.end(),
    'pictures.example/huge.jpg': (response: Parameters<(typeof server.answers)[string]>[0]) =>
      response.end(Buffer.alloc(pictureLimits.maxFileBytes + 1)),
    'pictures.example/broken.jpg': (response: Parameters<(typeof server.answers)[string]>[0]) =>
      response.end(Buffer.from('ffd8ffe000104a46494600', 'hex')),
  })
  const expected = {
    C1: ['http://inside.example/1.jpg', 'private_address', null],
    C2: ['http://127.0.0.1/1.jpg', 'private_address', null],
    C3: ['http://[::1]/1.jpg', 'private_address', null],
    C4: ['http://[::ffff:10.0.0.1]/1.jpg', 'private_address', null],
    C5: ['http://169.254.169.254/latest/meta-data', 'private_address', null],
    C6: ['http://0x7f000001/1.jpg', 'private_address', null],
    C7: [url('inwards.jpg'), 'private_address', null],
    C8: [url('to-port.jpg'), 'redirect', null],
    C9: [url('to-file.jpg'), 'redirect', null],
    C10: [url('round.jpg'), 'redirect', null],
    C11: [url('missing.jpg'), 'status', 404],
    C12: [url('page.jpg'), 'unsupported', null],
    C13: [url('empty.jpg'), 'empty', null],
    C14: [url('huge.jpg'), 'too_large', 200],
    C15: [url('broken.jpg'), 'damaged', null],
    C16: ['https://nowhere.example/1.jpg', 'no_address', null],
  } as const
  const { at } = await imported(shop, fileOf(Object.fromEntries(Object.entries(expected).map(([symbol, [address]]) => [symbol, address]))))
  await fetched()
  expect(await progressAt(at)).toEqual({ named: 16, waiting: 0, fetched: 0, failed: 16 })
  expect(await failuresAt(at)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([symbol, [, problem, status]]) => [symbol, [problem, status]])),
  )
  // Nothing was connected to but the public address.
  expect(new Set(server.connections)).toEqual(new Set(['185.0.0.2:443']))
  expect(server.requests.filter(one => one === 'pictures.example/round.jpg').length).toBe(4)
  const { status, body } = await shop.owner.get(`${at}/failed-pictures.csv`)
  expect([status, body.split('\r\n').length]).toEqual([200, 18])
  expect(body).toContain('product_symbol,pictures,not_fetched_because\r\n')
  expect(body).toContain(`C11,${url('missing.jpg')},the server answers with an error (404)\r\n`)
  expect(await count('C11')).toBe(0)
  // It is tried again by the next run that names it.
  server.answers['pictures.example/missing.jpg'] = response => response.writeHead(410).end()
  const again = await imported(shop, fileOf({ C11: url('missing.jpg') }))
  expect([counts(again), await progressAt(again.at)]).toEqual([
    { created: 0, changed: 1, unchanged: 0, refused: 0 },
    { named: 1, waiting: 1, fetched: 0, failed: 0 },
  ])
  expect(await undone(again.at)).toEqual({ state: 'undone', is_partly_undone: false })
  await fetched()
  expect(await progressAt(again.at)).toMatchObject({ waiting: 0, fetched: 0, failed: 0 })
})

test('a server that is busy or silent is requested again after pauses, and not for ever', async () => {
  let answers = 0
  server.answers['pictures.example/busy.jpg'] = response => {
    answers++
    response.writeHead(answers === 1 ? 503 : 429).end()
  }
  // The one never answers, the other never ends.
  server.answers['pictures.example/hanging.jpg'] = () => undefined
  server.answers['pictures.example/endless.jpg'] = response => response.write('\xff\xd8\xff')
  const { at } = await imported(shop, fileOf({ D1: url('busy.jpg'), D3: 'https://silent.example/1.jpg' }))
  await fetched()
  expect(await progressAt(at)).toEqual({ named: 2, waiting: 2, fetched: 0, failed: 0 })
  await fetched()
  expect(server.requests.length).toBe(1)
  later(2 * minuteMs)
  await fetched()
  expect(server.requests.length).toBe(2)
  delete server.answers['pictures.example/busy.jpg']
  later(6 * minuteMs)
  await fetched()
  expect(await progressAt(at)).toEqual({ named: 2, waiting: 1, fetched: 1, failed: 0 })
  for (let attempt = 0; attempt < 3; attempt++) {
    later(dayMs)
    await fetched()
  }
  expect(await failuresAt(at)).toEqual({ D3: ['dns_failed', null] })

  const { at: hanging } = await imported(shop, fileOf({ D2: url('hanging.jpg'), D4: url('endless.jpg') }))
  for (const [waiting, failed] of [...Array.from({ length: 4 }, () => [2, 0]), [0, 2]]) {
    await fetched(200)
    expect(await progressAt(hanging)).toMatchObject({ waiting, failed })
    later(dayMs)
  }
  expect(await failuresAt(hanging)).toEqual({ D2: ['timeout', null], D4: ['timeout', null] })
})

test('a server that switches protocols, or breaks the connection, is unreachable and holds up nothing', async () => {
  server.answers['pictures.example/switching.jpg'] = (_, { socket }) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n')
  server.answers['pictures.example/broken.jpg'] = (_, { socket }) => socket.destroy()
  const { at } = await imported(shop, fileOf({ D5: url('switching.jpg'), D6: url('broken.jpg') }))
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await progressAt(at)).toMatchObject({ waiting: 2 })
    await fetched()
    later(dayMs)
  }
  expect(await failuresAt(at)).toEqual({ D5: ['unreachable', null], D6: ['unreachable', null] })
})

test('what a process that was killed held is fetched when its lease ends; at once where no other process can hold it', async () => {
  const { at } = await imported(shop, fileOf({ E1: [url('e1.jpg'), url('e2.jpg')] }))
  const claim = async () => (await claimUrls(shop.api.db, jobClock(), 4)).map(one => [one.url, one.attempts])
  expect(await claim()).toEqual([
    [url('e1.jpg'), 1],
    [url('e2.jpg'), 1],
  ])
  await fetched()
  expect([await progressAt(at), server.requests]).toEqual([{ named: 2, waiting: 2, fetched: 0, failed: 0 }, []])
  if (shop.api.db.kind === 'postgres') later(5 * minuteMs)
  const jobs = startJobQueues(dependencies(), importQueues(dependencies()))
  await expect.poll(async () => (await progressAt(at)).fetched, { timeout: 20_000 }).toBe(2)
  await jobs.stop()
  expect(await count('E1')).toBe(2)
  // What is abandoned when the process stops counts as not tried.
  server.answers['pictures.example/slow.jpg'] = () => undefined
  const { at: slow } = await imported(shop, fileOf({ E3: url('slow.jpg') }))
  server.requests.length = 0
  const more = startJobQueues(dependencies(), importQueues(dependencies()))
  await expect.poll(() => server.requests, { timeout: 20_000 }).toEqual(['pictures.example/slow.jpg'])
  await more.stop()
  delete server.answers['pictures.example/slow.jpg']
  await fetched()
  expect(await progressAt(slow)).toMatchObject({ waiting: 0, fetched: 1 })
  // One that ends the process again and again is given up.
  const { at: killer } = await imported(shop, fileOf({ E2: url('killer.jpg') }))
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await claim()).toEqual([[url('killer.jpg'), attempt]])
    later(5 * minuteMs)
  }
  server.requests.length = 0
  await fetched()
  expect([await failuresAt(killer), server.requests]).toEqual([{ E2: ['error', null] }, []])
})

test('the pictures of a product stay within its limit, also where others were added meanwhile', async () => {
  const first = Array.from({ length: pictureLimits.perProduct - 1 }, (_, i) => url(`f${i}.jpg`))
  const { at } = await imported(shop, fileOf({ F1: first }))
  await fetched()
  expect(await progressAt(at)).toMatchObject({ waiting: 0, fetched: first.length })
  const { rows } = await imported(shop, fileOf({ F1: [url('fa.jpg'), url('fb.jpg')] }))
  expect(rows[0]?.problems).toEqual([{ field: 'pictures', problem: 'too_many' }])
  const { at: last } = await imported(shop, fileOf({ F1: url('fa.jpg') }))
  expect((await shop.owner.post(await picturesPath('F1'), await filesOf(await newPicture()))).body.files[0].outcome).toBe('added')
  await fetched()
  expect(await failuresAt(last)).toEqual({ F1: ['too_many', null] })
  expect(await count('F1')).toBe(pictureLimits.perProduct)
})

test('an undo takes back the pictures that were added, and those that wait are not fetched any more', async () => {
  const { at: earlier } = await imported(shop, fileOf({ G1: url('g1.jpg') }))
  await fetched()
  const before = await exported(shop)
  const file = fileOf({ G1: [url('g1.jpg'), url('g2.jpg')], G2: url('g3.jpg'), G3: url('g4.jpg') })
  const { at } = await imported(shop, file)
  server.answers['pictures.example/g4.jpg'] = response => response.writeHead(503).end()
  await fetched()
  expect(await progressAt(at)).toEqual({ named: 3, waiting: 1, fetched: 2, failed: 0 })
  expect([await count('G1'), await count('G2')]).toEqual([2, 1])
  expect(await undone(at)).toEqual({ state: 'undone', is_partly_undone: false })
  expect(await exported(shop)).toBe(before)
  later(dayMs)
  server.requests.length = 0
  await fetched()
  expect([server.requests, await progressAt(at)]).toEqual([[], { named: 3, waiting: 0, fetched: 0, failed: 0 }])
  // The file can be imported anew; what the earlier import brought is still known.
  delete server.answers['pictures.example/g4.jpg']
  const { at: anew } = await imported(shop, file)
  await fetched()
  expect(await progressAt(anew)).toEqual({ named: 3, waiting: 0, fetched: 3, failed: 0 })
  expect([await count('G1'), await count('G2'), await count('G3')]).toEqual([2, 1, 1])
  expect(await progressAt(earlier)).toMatchObject({ fetched: 1 })
})

test('an export with pictures that is imported changes nothing; the shop’s own pictures are not fetched for another product either', async () => {
  await imported(shop, fileOf({ H1: [url('h1.jpg'), url('h2.jpg')], H2: '' }))
  await fetched()
  await shop.owner.post(await picturesPath('H1'), await filesOf(await newPicture()))
  const file = await exported(shop)
  expect(file).toContain(`https://${host}/api/`)
  const again = await imported(shop, file)
  expect([again.created, again.changed, again.refused]).toEqual([0, 0, 0])
  expect(await progressAt(again.at)).toEqual({ named: 0, waiting: 0, fetched: 0, failed: 0 })

  server.requests.length = 0
  server.connections.length = 0
  const [first] = await shown('H1')
  const own = `https://${host}${first?.url}-1200.webp`
  const gone = `https://${host}/api/my-shop/pictures/${'0'.repeat(32)}-1200.webp`
  const { at } = await imported(shop, fileOf({ H2: [own, gone] }))
  await fetched()
  expect([await progressAt(at), server.requests, server.connections]).toMatchObject([{ named: 1, fetched: 1, failed: 0 }, [], []])
  expect((await shown('H2')).map(one => one.url)).toEqual([first?.url])
})

test.each([
  ['woocommerce-sample_products.csv', 26, { hoodie: 4, beanie: 1 }],
  ['shopify-product_template.csv', 1, { 'example-t-shirt': 1 }],
])('%s: the pictures of all rows arrive with their products', async (name, named, pictures) => {
  const file = readFileSync(new URL(`../../../test/foreign-files/${name}`, import.meta.url))
  const { at } = await imported(shop, file, { price_net: 'price_net' })
  await fetched()
  expect(await picturesAt(at)).toEqual({ named, waiting: 0, fetched: named, failed: 0, failures: [] })
  for (const [slug, expected] of Object.entries(pictures)) {
    const { body } = await (await openVisitor(shop.api, host)).get(`/products/${slug}/full`)
    expect([slug, body.pictures.length]).toEqual([slug, expected])
  }
  const again = await imported(shop, file)
  expect([again.created, again.changed, again.refused]).toEqual([0, 0, 0])
  expect(await undone(at)).toEqual({ state: 'undone', is_partly_undone: false })
})
