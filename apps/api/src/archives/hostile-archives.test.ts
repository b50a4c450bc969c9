import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportShop } from '../../test/import-shop.ts'
import { silent } from '../../test/test-api.ts'
import { newPicture } from '../../test/uploaded-files.ts'
import { importShop } from '../import-jobs.ts'

const shopId = 988
const now = () => new Date()

let shop: Awaited<ReturnType<typeof openImportShop>>
let folder: string
beforeAll(async () => {
  shop = await openImportShop(shopId, now)
  folder = mkdtempSync(join(tmpdir(), 'stragan-hostile-'))
})
afterAll(async () => {
  await shop.api.close()
  rmSync(folder, { recursive: true })
})

const reading = (file: string) =>
  importShop(
    { db: shop.api.db, clock: now, log: silent, fileFolder: shop.api.fileFolder },
    { host: `imports-${shopId}.test`, file, isTrial: false },
  )

const shopJson = { format: 'stragan-shop', version: 1, settings: {} }
const bytes = (text: string) => new TextEncoder().encode(text)
const whole = { 'shop.json': bytes(JSON.stringify(shopJson)), 'products.csv': bytes('symbol,name_en\n') }

let count = 0
const written = (content: Uint8Array) => {
  const file = join(folder, `${++count}.zip`)
  writeFileSync(file, content)
  return file
}
const zipped = (files: Zippable) => written(zipSync({ ...whole, ...files }))

test('a small archive is read in', async () => {
  const outcomes = await reading(zipped({}))
  expect(outcomes.every(({ created, changed, refused }) => created + changed + refused === 0)).toBe(true)
})

test.each([
  ['a climbing path', '../../etc/cron.d/job', /leads out of its folder: \.\.\/\.\.\/etc/],
  ['an absolute path', '/etc/cron.d/job', /leads out of its folder: \/etc/],
  ['a path of Windows', 'files\\..\\..\\job', /leads out of its folder: files/],
  ['a climbing path in the folder of files', 'files/../../job', /leads out of its folder/],
  ['a name of no archive', 'index.html', /has a file that does not belong in it: index.html/],
  ['a folder in the place of a file', 'brands.jsonl/', /does not belong in it/],
])('%s is refused', async (_, name, message) => {
  await expect(reading(zipped({ [name]: bytes('x') }))).rejects.toThrow(message)
})

test('links are refused, in a ZIP file and in a folder', async () => {
  const link = 0o120777
  await expect(reading(zipped({ 'brands.jsonl': [bytes('/etc/passwd'), { os: 3, attrs: link << 16 }] }))).rejects.toThrow('is a link')
  const linked = join(folder, 'linked')
  mkdirSync(linked)
  for (const [name, content] of Object.entries(whole)) writeFileSync(join(linked, name), content)
  symlinkSync('/etc/passwd', join(linked, 'brands.jsonl'))
  await expect(reading(linked)).rejects.toThrow('brands.jsonl in the archive is a link')
})

test('a file that unpacks to more than it may is refused before it is unpacked, and one that lies about it while it is', async () => {
  const bomb = zipSync({ ...whole, 'shop.json': [new Uint8Array(5 * 1024 * 1024), { level: 9 }] })
  await expect(reading(written(bomb))).rejects.toThrow('shop.json in the archive is larger than 4 MB')
  const size = Buffer.from(bomb)
  const claimed = Buffer.alloc(4)
  claimed.writeUInt32LE(5 * 1024 * 1024)
  for (let at = size.indexOf(claimed); at >= 0; at = size.indexOf(claimed, at + 1)) size.writeUInt32LE(1000, at)
  await expect(reading(written(size))).rejects.toThrow(/damaged.*too many bytes/)
})

test('a truncated archive, one with a file twice and one with 100,000 files are refused', async () => {
  const all = readFileSync(zipped({ 'brands.jsonl': bytes('{}') }))
  await expect(reading(written(all.subarray(0, -40)))).rejects.toThrow(/The archive is damaged/)
  const twice = Buffer.from(zipSync({ ...whole, 'brands.jsonl': bytes(''), 'gifts1.jsonl': bytes('') }))
  for (let at = twice.indexOf('gifts1.jsonl'); at >= 0; at = twice.indexOf('gifts1.jsonl', at + 1)) twice.write('brands.jsonl', at)
  await expect(reading(written(twice))).rejects.toThrow('has brands.jsonl twice')
  await expect(reading(written(endOfMany(100_000)))).rejects.toThrow('has more than 65,000 files')
})

/** The end of a ZIP64 file that says how many entries it has (APPNOTE.TXT, 4.3.14 to 4.3.16). */
function endOfMany(entries: number): Buffer {
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(entries), 24)
  record.writeBigUInt64LE(BigInt(entries), 32)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.fill(0xff, 8, 20)
  return Buffer.concat([record, locator, end])
}

test('an archive of another format or version, and one without a shop, are refused', async () => {
  const withShop = (json: object) => reading(zipped({ 'shop.json': bytes(JSON.stringify(json)) }))
  await expect(withShop({ ...shopJson, version: 2 })).rejects.toThrow('version is 2; this installation reads version 1')
  await expect(withShop({ hello: 1 })).rejects.toThrow('This is not an archive of a shop')
  await expect(withShop({ ...shopJson, settings: { shop: 'x' } })).rejects.toThrow('shop.json in the archive is not valid')
  await expect(reading(zipped({ 'shop.json': bytes('{') }))).rejects.toThrow('shop.json in the archive is not JSON')
  await expect(reading(written(zipSync({ 'brands.jsonl': bytes('') })))).rejects.toThrow('The archive has no shop.json')
  await expect(reading(join(folder, 'nothing.zip'))).rejects.toThrow('cannot be read')
  await expect(reading(written(Buffer.from('no archive at all')))).rejects.toThrow(/damaged/)
})

const brand = (more: object) => {
  const texts = { en: '', pl: '' }
  return bytes(
    `${JSON.stringify({ name: 'Brand', slug: 'a-brand', description: texts, seo_title: texts, seo_description: texts, producer: null, logo: null, ...more })}\n`,
  )
}

const problemsOf = async (files: Zippable) =>
  (await reading(zipped(files))).flatMap(({ problems }) => problems.map(({ line, text }) => `line ${line}: ${text}`))

test('an entry that is wrong is refused by its line, and the others are read in', async () => {
  const hash = '0123456789abcdef0123456789abcdef'
  const logo = { file: hash, alt: { en: '', pl: '' } }
  expect(await problemsOf({ 'brands.jsonl': brand({ logo }) })).toEqual([`line 1: The archive has no file ${hash}`])
  expect(await problemsOf({ 'brands.jsonl': brand({ logo }), [`files/${hash}.png`]: bytes('x') })).toEqual([
    `line 1: The content of files/${hash}.png is not what its name says`,
  ])
  expect(await problemsOf({ 'brands.jsonl': brand({ logo: { ...logo, file: '../../etc/passwd' } }) })).toEqual([
    expect.stringContaining('logo.file'),
  ])
  expect(await problemsOf({ 'brands.jsonl': brand({ producer: 'Nobody' }) })).toEqual(['line 1: The producer Nobody is not in the shop'])
  const many = Buffer.concat([brand({ slug: 'one' }), brand({ slug: 'one' }), brand({ slug: 'two', name: '' })])
  expect(await problemsOf({ 'brands.jsonl': many })).toEqual([
    'line 2: An earlier line has the same entry',
    expect.stringContaining('line 3: name'),
  ])
  await expect(reading(zipped({ 'brands.jsonl': bytes('{"slug":') }))).rejects.toThrow('Line 1 of brands.jsonl in the archive is not JSON')
  await expect(reading(zipped({ 'brands.jsonl': new Uint8Array(5 * 1024 * 1024).fill(0x20) }))).rejects.toThrow('too long')
})

test('a line that would take much memory, and a text that cannot be stored, are refused before they are read in', async () => {
  const refusal = (name: string, content: string) =>
    reading(zipped({ [name]: bytes(content) })).then(
      () => 'none',
      (error: Error) => error.message,
    )
  const ofRecord = (value: string) => refusal('records.jsonl', `{"kind":"article","record":{"a":${value}}}\n`)
  const tooComplex = 'The archive has too many values, or too deeply nested ones, in'
  expect(await ofRecord(`[${'[],'.repeat(10_000)}[]]`)).toBe(`${tooComplex} line 1 of records.jsonl.`)
  expect(await ofRecord('['.repeat(20) + ']'.repeat(20))).toBe(`${tooComplex} line 1 of records.jsonl.`)
  expect(await ofRecord(JSON.stringify('x'.repeat(1_200_000)))).toBe('A line of records.jsonl in the archive is too long.')
  expect(await refusal('shop.json', JSON.stringify({ ...shopJson, settings: Array(200_000).fill([]) }))).toBe(`${tooComplex} shop.json.`)
  for (const text of ['a\0b', '\ud83d']) {
    const notStorable = 'The archive has a NUL character, or half of a surrogate pair, in'
    const limits = JSON.stringify({ variant: text, minimum_stock: 1 })
    expect(await refusal('minimum-stocks.jsonl', limits)).toMatch(`${notStorable} line 1 of minimum-stocks.jsonl`)
    const settings = { social_media: [{ enabled: true, name: text }] }
    expect(await refusal('shop.json', JSON.stringify({ ...shopJson, settings }))).toMatch(`${notStorable} shop.json`)
  }
})

test('a list with more than a million lines is refused, whatever they are', async () => {
  const lines = new Uint8Array(1_000_001).fill(0x0a)
  await expect(reading(zipped({ 'brands.jsonl': lines }))).rejects.toThrow('brands.jsonl in the archive has more than 1,000,000 entries')
})

test('synonyms with long words are known from an earlier line', async () => {
  const synonyms = `${JSON.stringify({ words: ['a'.repeat(50), 'b'.repeat(50)] })}\n`
  expect(await problemsOf({ 'synonyms.jsonl': bytes(synonyms.repeat(2)) })).toEqual(['line 2: An earlier line has the same entry'])
})

test('a former slug leads to what the shop has, unless something has it now', async () => {
  const lines = (...all: object[]) => bytes(all.map(one => `${JSON.stringify(one)}\n`).join(''))
  const of = (slug: string, more = {}) => ({ kind: 'brand', language: 'pl', slug, of: 'one', ...more })
  const former = lines(of('first'), of('two'), of('third', { of: 'nobody' }), of('fourth', { kind: 'page' }))
  expect(
    await problemsOf({
      'brands.jsonl': Buffer.concat([brand({ slug: 'one' }), brand({ slug: 'two', name: 'Two' })]),
      'former-slugs.jsonl': former,
    }),
  ).toEqual([
    'line 2: A brand of the shop has the address two now',
    'line 3: The brand nobody is not in the shop',
    expect.stringContaining('line 4: kind'),
  ])
})

test('pictures that are none, and drawings that load something, are refused', async () => {
  const withLogo = (content: string, ending: string) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
    const logo = { file: hash, alt: { en: '', pl: '' } }
    return problemsOf({ 'brands.jsonl': brand({ slug: 'drawn', logo }), [`files/${hash}.${ending}`]: bytes(content) })
  }
  expect(await withLogo('no picture', 'png')).toEqual([expect.stringContaining('cannot be stored: unsupported')])
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>1</script></svg>'
  expect(await withLogo(drawing, 'svg')).toEqual([expect.stringContaining('cannot be stored: unsafe_drawing')])
  expect(await withLogo('\x89PNG\r\n\x1a\n', 'png')).toHaveLength(1)
  expect(await withLogo(drawing.replace('<script>1</script>', '<rect width="5" height="5"/>'), 'svg')).toEqual([])
})

test('a picture of the notice on the legal guarantee that nobody could read is refused, also where something shows it', async () => {
  const picture = await newPicture(599)
  const file = createHash('sha256').update(picture).digest('hex').slice(0, 32)
  const notice = bytes(`${JSON.stringify({ language: 'pl', file })}\n`)
  const files = { 'guarantee-notices.jsonl': notice, [`files/${file}.jpg`]: picture }
  const refused = [`line 1: The picture ${file} cannot be stored: too_narrow`]
  expect(await problemsOf(files)).toEqual(refused)
  expect(readdirSync(join(shop.api.fileFolder, 'pictures', 'originals'))).not.toContain(file)
  const logo = { file, alt: { en: '', pl: '' } }
  expect(await problemsOf({ ...files, 'brands.jsonl': brand({ slug: 'narrow', logo }) })).toEqual(refused)
})
