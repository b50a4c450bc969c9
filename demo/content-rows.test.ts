import { beforeAll, expect, test } from 'vitest'
import { recordKinds } from '../apps/api/src/features/content/record-kinds.ts'
import { renderMarkdown } from '../apps/api/src/features/content-pages/content-pages.ts'
import { localised } from '../apps/api/src/platform/texts.ts'
import { catalogue } from './art/documents/catalogues.ts'
import { type ContentRows, contentRows } from './content-rows.ts'
import { demoShops } from './index.ts'
import type { DemoShop, Texts } from './types.ts'

const [tools, coffee] = demoShops as [DemoShop, DemoShop]
const now = new Date('2026-11-20T00:00:00Z')
const firstPicture = 5000

interface Made {
  shop: DemoShop
  rows: ContentRows
  drawings: string[]
  files: Buffer[]
}

const make = async (shop: DemoShop): Promise<Made> => {
  const [drawings, files]: [string[], Buffer[]] = [[], []]
  const rows = await contentRows(shop, now, firstPicture, {
    picture: drawing => Promise.resolve({ hash: String(drawings.push(drawing)), width: 1, height: 1, placeholder: '#ffffff', is_drawing: true }),
    document: bytes => Promise.resolve({ hash: String(files.push(bytes)), bytes: bytes.length }),
  })
  return { shop, rows, drawings, files }
}

let made: Made[]
beforeAll(async () => {
  made = await Promise.all(demoShops.map(make))
}, 60_000)

const recordsOf = (rows: ContentRows) => Object.entries(rows.records).flatMap(([kind, records]) => records.map(one => ({ kind: kind as keyof typeof recordKinds, ...one })))
const isTexts = (value: object): value is Texts => Object.keys(value).sort().join() === 'en,pl'
const textsIn = (value: unknown): Texts[] => (typeof value !== 'object' || value === null ? [] : isTexts(value) ? [value] : Object.values(value).flatMap(textsIn))
const words = (text: string) => text.split(/\s+/).length

test('the shops have what was promised of them', () => {
  const counts = made.map(({ rows: { records } }) => Object.fromEntries(Object.entries(records).map(([kind, of]) => [kind, of.length])))
  expect(counts).toEqual([
    { article: 6, career: 4, catalog: 3, vending_machine: 5, distribution_point: 10 },
    { article: 4, career: 2, catalog: 1, vending_machine: 4, distribution_point: 3 },
    { article: 0, career: 0, catalog: 0, vending_machine: 0, distribution_point: 0 },
  ])
  for (const { content } of [tools, coffee]) expect(content.articles.map(({ slug }) => slug)).toContainEqual({ en: 'gross-flow-control', pl: 'gross-flow-control' })
})

test('every record fits its kind in both languages, and no text is the same in both', () => {
  for (const { rows } of made)
    for (const { kind, record } of recordsOf(rows)) {
      for (const language of ['en', 'pl'] as const) expect(recordKinds[kind].safeParse(localised(record, { language, fallback: language })).error).toBeUndefined()
      for (const { en, pl } of textsIn(record)) {
        expect([en, pl]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
        expect(en).not.toBe(pl)
      }
    }
})

test('a shop speaks of itself alone, without placeholders, and Polish decimals have a comma', () => {
  for (const { shop, rows } of made) {
    const text = JSON.stringify(rows.records)
    for (const other of demoShops.filter(({ id }) => id !== shop.id)) expect(text).not.toContain(other.name)
    expect(text).not.toMatch(/lorem|\btodo\b|xxx|undefined|\[\.{3}\]/i)
    for (const { pl } of recordsOf(rows).flatMap(({ record }) => textsIn(record))) expect(pl).not.toMatch(/\d\.\d+ (mm|kg|m|l|V|Nm|g|bar)\b/)
  }
})

test('articles are worth a visit: two hundred and fifty words or more under headings of their own, in both languages alike', () => {
  for (const { slug, body, summary, seo_description } of demoShops.flatMap(({ content }) => content.articles)) {
    for (const language of ['en', 'pl'] as const) {
      expect([slug.en, words(body[language]) >= 250, words(body[language]) <= 600]).toEqual([slug.en, true, true])
      expect(slug[language]).toMatch(/^[a-z0-9-]{1,120}$/)
      expect([slug.en, summary[language].length <= 200, seo_description[language].length <= 160]).toEqual([slug.en, true, true])
    }
    const shape = (text: string) => renderMarkdown(text).match(/<(h[1-6]|li|tr|th|ol|ul)\b/g)
    expect(shape(body.en)).toContain('<h2')
    expect(shape(body.en)).not.toContain('<h1')
    expect([slug.en, shape(body.en)]).toEqual([slug.en, shape(body.pl)])
  }
})

test('articles are of the past, jobs are open', () => {
  for (const { rows } of made) {
    const times = rows.records.article.map(one => one.published_at.getTime())
    expect(new Set(times).size).toBe(times.length)
    expect(Math.max(...times)).toBeLessThan(now.getTime())
    for (const { published_at, valid_until, record } of rows.records.career) {
      expect([published_at < now, Number(valid_until) > now.getTime()]).toEqual([true, true])
      expect(Number(record.salary_to)).toBeGreaterThanOrEqual(Number(record.salary_from))
    }
  }
})

test('a job names its pay and the components, and is open to everybody (Polish Labour Code, article 18³ᶜᵃ)', () => {
  const bothGenders = /^(\p{L}+) lub (\p{L}+)/u
  for (const { title, body, salary } of demoShops.flatMap(({ content }) => content.careers)) {
    expect([title.pl, bothGenders.test(title.pl)]).toEqual([title.pl, true])
    expect(salary[0]).toBeLessThan(salary[1])
    for (const [language, heading] of [
      ['en', 'Pay'],
      ['pl', 'Wynagrodzenie'],
    ] as const) {
      const components = body[language].split(`## ${heading}\n`)[1]?.split('\n##')[0] ?? ''
      const amounts = components.replaceAll(/(?<=\d),(?=\d{3})/g, '')
      for (const amount of salary) expect([title.en, amounts.includes(String(amount))]).toEqual([title.en, true])
      expect([title.en, components.match(/^- /gm)?.length]).toEqual([title.en, 3])
    }
  }
})

test('places lie in their countries, those of the tool shop in eight voivodeships', () => {
  const points = demoShops.flatMap(({ content }) => content.points)
  for (const { country, latitude, longitude } of points.filter(one => one.country === 'PL'))
    expect([country, latitude > 49 && latitude < 54.9, longitude > 14.1 && longitude < 24.2]).toEqual(['PL', true, true])
  const own = tools.content.points
  expect(new Set(own.filter(({ country }) => country === 'PL').map(({ region }) => region.pl)).size).toBe(8)
  expect(own.filter(({ country }) => country !== 'PL').map(({ country }) => country)).toEqual(['CZ', 'DE'])
})

test('every article, catalogue and machine has a picture, after those of the catalogue', () => {
  for (const { rows, drawings } of made) {
    const { article, catalog, vending_machine } = rows.records
    const shown = [...article, ...catalog, ...vending_machine].map(({ picture_id }) => picture_id)
    expect(shown).toEqual(rows.pictures.map(({ id }) => id))
    expect(rows.pictures.map(({ id }) => id)).toEqual(rows.pictures.map((_, i) => firstPicture + i))
    expect(new Set(drawings).size).toBe(drawings.length)
    for (const drawing of drawings) expect(/NaN|undefined|<text|<image|<script/.exec(drawing)).toBeNull()
  }
})

test('every file is a PDF with as many pages as it says, and no two are the same', () => {
  for (const { rows, files } of made) {
    expect(new Set(rows.documents.map(({ hash }) => hash)).size).toBe(files.length)
    for (const [i, { file_name, pages, bytes }] of rows.documents.entries()) {
      const file = files[i] ?? Buffer.alloc(0)
      expect([file_name, file.subarray(0, 5).toString(), bytes]).toEqual([expect.stringMatching(/^[a-z0-9-]+\.pdf$/), '%PDF-', file.length])
      expect([file_name, file.toString('latin1').match(/\/Type \/Page\b/g)?.length]).toEqual([file_name, pages])
    }
  }
})

test('the same bytes come out every time', async () => {
  const again = await make(coffee)
  expect(again.files.map(file => file.toString('latin1'))).toEqual(made[1]?.files.map(file => file.toString('latin1')))
})

test('every product has the data sheet of its family', () => {
  for (const { shop, rows } of made) {
    const products = shop.families.flatMap(family => family.products.map(() => family))
    expect(rows.dataSheets.map(({ product_id }) => product_id)).toEqual(products.map((_, i) => i + 1))
    const files = new Map(rows.documents.map(({ id, file_name }) => [id, file_name]))
    expect(rows.dataSheets.map(({ document_id }) => files.get(Number(document_id)))).toEqual(products.map(({ code }) => `karta-${code}.pdf`))
    expect(Object.keys(shop.content.familyNames).sort()).toEqual(shop.families.map(({ code }) => code).sort())
  }
})

test('a catalogue has a cover, its contents, and all the families of its categories', async () => {
  const [first] = tools.content.catalogues
  if (!first) throw new Error('The tool shop has no catalogue')
  const { pages } = await catalogue(tools, first)
  // Twenty-five families, two on a page.
  expect(pages).toBeGreaterThanOrEqual(2 + 12)
  const file = made[0]?.files[0]?.toString('latin1') ?? ''
  for (const code of ['din-933', 'din-934', 'wedge-anchors']) expect(file).toContain(`(${code})`)
})
