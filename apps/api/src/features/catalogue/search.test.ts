import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

interface Item {
  id: number
  name: string
  symbol: string
  brand_id: number
}
const languages = { pl: 'pl-PL', en: 'en-US' }
const search = async (language: 'pl' | 'en', query: string, origin = 'localhost'): Promise<Item[]> => {
  const { status, body } = await api.get(`/products?per_page=5&q=${encodeURIComponent(query)}`, { language: languages[language], origin })
  expect(status).toBe(200)
  return body.items
}

/** The expected first result: a pattern of its name, or its exact symbol. */
type Expectation = ['pl' | 'en', string, RegExp | string]

const meets = (item: Item | undefined, expected: RegExp | string) =>
  typeof expected === 'string' ? expect(item?.symbol).toBe(expected) : expect(item?.name).toMatch(expected)

const inTheToolShop: Expectation[] = [
  ['pl', 'sruba', /^Śruba/],
  ['pl', 'śrub nierdzewnych', /^Śruba.*nierdzewna/],
  ['pl', 'śruba m8 nierdzewna', /^Śruba.*nierdzewna.*M8 A2/],
  ['pl', 'śruba m8x40', /^Śruba.* M8\b/],
  ['pl', 'śruba 10.9 m12', /^Śruba.* M12, 10\.9/],
  ['pl', 'din933 m10', /^Śruba.*DIN 933 M10\b/],
  ['pl', 'wiertlo hss', /^Wiertło.*HSS/],
  ['pl', 'wirtlo hss', /^Wiertło.*HSS/],
  ['pl', 'wierteł do drewna', /^Wiertło do drewna/],
  ['pl', 'wiertła do betonu', /^Wiertło (SDS|do muru)/],
  ['pl', 'wkręt torx', /^Wkręt\b/],
  ['pl', 'wkręty 4,5x50', /^Wkręt.* 4,5 mm/],
  ['pl', 'wkertak', /^Wkrętak/],
  ['pl', 'nakrętki m10', /^Nakrętka/],
  ['pl', 'młotki', /^Młotek/],
  ['pl', 'mlotek gumowy', /^Młotek gumowy/],
  ['pl', 'kołki', /^Kołek/],
  ['pl', 'kołek rozporowy', /^Kołek rozporowy/],
  ['pl', 'klucz plasko oczkowy', /^Klucz płasko-oczkowy/],
  ['pl', 'zestaw wkrętaków', /^Zestaw wkrętaków/],
  ['pl', 'fleks', /^(Duża )?[Ss]zlifierka kątowa/],
  ['pl', 'kątówka', /^(Duża )?[Ss]zlifierka kątowa/],
  ['pl', 'szlifierka kątowa 125mm', /^Szlifierka kątowa.*125 mm/],
  ['pl', 'imbusy', /imbus/i],
  ['en', 'angle grinder 1200 w', /1,200 W/],
  ['en', 'angle grinder 1,200 w', /1,200 W/],
  ['pl', 'szczypiec', /^Szczypce/],
  ['pl', 'akumulator', /^Akumulator/],
  ['pl', 'akumulator 18v 5ah', /^Akumulator 18 V, 5,0 Ah/],
  ['pl', 'ładowarka', /^(Szybka ł|Ł)adowarka/],
  ['pl', 'wiertarka', /^(Bezszczotkowa w|Ciężka w|W)iertar/],
  ['pl', 'ffp2', /FFP2/],
  ['pl', 'hammer', /^Młot/],
  ['pl', 'cordless drill', /^(Bezszczotkowa w|Ciężka w|W)iertar/],
  ['pl', '933-8.8-m8', '933-8.8-M8'],
  ['pl', '93388M8', '933-8.8-M8'],
  ['pl', 'wa a4 m8x75', 'WA-A4-M8X75'],
  ['pl', '933A2M8X16', '933A2-M8'],
  ['en', 'hammer', /^(?!.*(drill|rotary|fixing)).*hammer/i],
  ['en', 'hamer', /^(?!.*(drill|rotary|fixing)).*hammer/i],
  ['en', 'screwdrver', /screwdriver/i],
  ['en', 'anchr', /anchor/i],
  ['en', 'wrenches', /wrench|spanner/i],
  ['en', 'spanners', /spanner/i],
  ['en', '13mm spanner', /spanner/i],
  ['en', 'drill', /drill/i],
  ['en', 'battery', /^Battery/],
  ['en', 'stainless bolt m8', /^Stainless.*bolt.* M8\b/],
  ['en', 'nuts m8', /\bnut\b/],
  ['en', 'set screw', /^Socket set screw/],
  ['en', 'socket set', /^(Socket s|S)et/],
  ['en', 'allen key', /^(Long h|H)ex key/],
  ['en', 'tape measure', /tape measure/i],
  ['en', 'superglue', /adhesive|glue/i],
  ['en', '18V 5.0Ah battery', /^Battery 18 V, 5\.0 Ah/],
  ['en', 'młotek', /hammer/i],
  ['en', 'wkrętarka', /drill driver/i],
  ['en', 'VB-18-4', 'VB-18-4.0'],
  ['en', 'tape-3', 'TAPE'],
]

const inTheCoffeeShop: Expectation[] = [
  ['pl', 'kawa', /^Kawa/],
  ['pl', 'zielona herbata', /^Herbata zielona/],
  ['pl', 'mleko', /^Mleko/],
  ['pl', 'cukru', /^Cukier/],
  ['pl', 'ekspres do kawy', /^Ekspres/],
  ['pl', 'filtry do kawy', /^Filtry papierowe/],
  ['pl', 'espreso', /espresso/],
  ['en', 'coffee beans', /\bcoffee\b|^Espresso/i],
  ['en', 'coffe grinder', /grinder$|grinder with/],
  ['en', 'cups', /cup /],
  ['en', 'herbata', /tea|Assam|Darjeeling|Ceylon|Earl Grey|Keemun|Yunnan/],
  ['en', 'so-nyeri', 'SO-NYERI'],
]

test.each(inTheToolShop)('%s: %s', async (language, query, expected) => meets((await search(language, query))[0], expected))

test.each(inTheCoffeeShop)('coffee, %s: %s', async (language, query, expected) =>
  meets((await search(language, query, 'kawa.localhost'))[0], expected),
)

test.each(['qwertyzxcv', 'xyz', '0000000000000'])('%s finds nothing', async query => {
  expect(await search('pl', query)).toEqual([])
})

test.each(['projahn', 'PROJAHN', 'projhan'])('the brand %s', async query => {
  const { body } = await api.get('/brands/projahn')
  expect((await search('pl', query)).map(item => item.brand_id)).toEqual(Array(5).fill(body.id))
})

test('an EAN finds its product, whether it is the product’s or a variant’s', async () => {
  const [simple] = await search('en', 'VB-18-4.0')
  const { body: one } = await api.get(`/products/${simple?.id}`)
  expect((await search('pl', one.ean)).map(item => item.id)).toEqual([simple?.id])
  const [varied] = await search('en', '933-8.8-M8')
  const { body: many } = await api.get(`/products/${varied?.id}`)
  const variant = await api.db
    .asOwner(new Date())
    .maybeOne<{ ean: string }>(
      sql`select ean from variants where shop_id = 1 and product_id = ${varied?.id} order by position desc limit 1`,
    )
  const ean = variant?.ean ?? ''
  for (const code of [many.ean, ean, ` ${ean.slice(0, 3)} ${ean.slice(3)}`]) expect((await search('en', code))[0]?.id).toBe(varied?.id)
})

test('an exact symbol ranks first even if its words match other products', async () => {
  for (const symbol of ['1041', 'TAPE', 'ST', '863', '2936', 'AUG-230', 'NP']) {
    const found = await search('en', symbol)
    expect(found[0]?.symbol).toBe(symbol)
    expect(found.length).toBeGreaterThan(1)
  }
})

test('a prefix of a symbol finds the symbols that it begins', async () => {
  for (const item of await search('pl', '933-8.8-m')) expect(item.symbol).toMatch(/^933-8\.8-M/)
  for (const item of await search('en', '338co')) expect(item.symbol).toMatch(/^338CO/)
})

test('all inflections of a word find the same products', async () => {
  for (const forms of [
    ['młotek', 'młotki', 'młotków', 'mlotkiem'],
    ['nakrętka', 'nakrętek', 'nakrętkami', 'NAKRĘTKĘ'],
    ['wiertło', 'wiertła', 'wierteł', 'wiertłami'],
    ['świder', 'świdry', 'świdrów'],
    ['rękawica', 'rękawice', 'rękawic'],
  ]) {
    const [first, ...others] = await Promise.all(forms.map(form => search('pl', form)))
    for (const other of others) expect(other.map(item => item.name)).toEqual(first?.map(item => item.name))
  }
})

test('products that only mention a word are omitted if others have it in their name', async () => {
  const { body } = await api.get(`/products?per_page=100&q=${encodeURIComponent('akumulator 12v')}`, { language: 'pl-PL' })
  expect(body.items.slice(0, 2).map((item: Item) => item.symbol.slice(0, 5))).toEqual(['VB-12', 'VB-12'])
  const all = (await api.get(`/products?per_page=100&q=${encodeURIComponent('młotek')}`, { language: 'pl-PL' })).body.items
  expect(all.every((item: Item) => item.name.startsWith('Młot'))).toBe(true)
})

test('a partial word suggests products, and categories and brands with similar names', async () => {
  const suggest = async (query: string) =>
    (await api.get(`/search/suggestions?q=${encodeURIComponent(query)}`, { language: 'pl-PL' })).body as Record<string, Item[]>
  const names = (items: Item[] | undefined) => items?.map(item => item.name)
  const wrenches = await suggest('klucz')
  expect(wrenches.products?.[0]?.name).toMatch(/^Klucz/)
  expect(names(wrenches.categories)).toContain('Klucze')
  const drills = await suggest('wiert')
  expect(drills.products?.[0]?.name).toMatch(/^Wiert/)
  expect(names(drills.categories)).toContain('Wiertła')
  expect(drills.brands).toEqual([])
  const brand = await suggest('proj')
  expect(names(brand.brands)).toEqual(['Projahn'])
  expect(brand.products?.length).toBeGreaterThan(0)
  expect(await suggest('qwertyzxcv')).toEqual({ products: [], categories: [], brands: [] })
})

test('any input is answered', async () => {
  const typed = `% _ ' \\ " %%% \\\\%_ '; ((((( !?.,;:()[]{} 🔩 1/ do x ś 'or'1'='1 --`.split(' ')
  for (const query of [
    ...typed,
    '🔩 śruba',
    "'; drop table products; --",
    '\t\u00a0ś',
    'ł'.repeat(200),
    'a '.repeat(99),
    '1x'.repeat(100),
    '9'.repeat(200),
  ])
    for (const path of ['/products', '/search/suggestions']) {
      const { status } = await api.get(`${path}?q=${encodeURIComponent(query)}`, { language: 'pl-PL' })
      expect([path, query, status]).toEqual([path, query, 200])
    }
})

test('a renamed product is found by its new name at once, and no longer by the old one', async () => {
  const find = async (query: string) => (await search('pl', query)).map(item => item.symbol)
  const rename = (name: string) =>
    api.db
      .asOwner(new Date())
      .query(sql`update products set name = name || jsonb_build_object('pl', ${name}::text) where shop_id = 1 and symbol = 'CHPW-110'`)
  expect(await find('klucz łańcuchowy')).toContain('CHPW-110')
  await rename('Zgrzebło kominiarskie')
  expect((await find('zgrzebło'))[0]).toBe('CHPW-110')
  expect((await find('kominiarskich'))[0]).toBe('CHPW-110')
  // Its short description has both words, too, which counts less than a name.
  expect((await find('klucz łańcuchowy'))[0]).not.toBe('CHPW-110')
  await rename('Klucz łańcuchowy do rur do 110 mm')
  expect((await find('klucz łańcuchowy'))[0]).toBe('CHPW-110')
  expect(await find('zgrzebło')).not.toContain('CHPW-110')
})

test('a renamed or replaced feature value is searched by its current name', async () => {
  const run = (statement: ReturnType<typeof sql>) => api.db.asOwner(new Date()).query<{ id: number; symbol: string }>(statement)
  const find = async (query: string) => (await search('pl', query)).map(item => item.symbol)
  const [value] = await run(sql`
    select value_id as id, min(p.symbol) as symbol from product_features has
    join products p on p.shop_id = has.shop_id and p.id = has.product_id
    where has.shop_id = 1 group by value_id having count(*) = 1 order by value_id limit 1`)
  const { id, symbol } = value as { id: number; symbol: string }
  await run(sql`update feature_values set name = name || '{"pl": "Zgrzebnina"}' where shop_id = 1 and id = ${id}`)
  expect(await find('zgrzebnina')).toEqual([symbol])
  await run(sql`
    insert into feature_values (shop_id, id, feature_id, code, position, name)
    select 1, 999999, feature_id, 'kominiarnia', 999999, '{"en": "Kominiarnia", "pl": "Kominiarnia"}' from feature_values where shop_id = 1 and id = ${id}`)
  await run(sql`update product_features set value_id = 999999 where shop_id = 1 and value_id = ${id}`)
  expect(await find('kominiarnia')).toEqual([symbol])
  expect(await find('zgrzebnina')).toEqual([])
})

test('a search uses its first ten words', async () => {
  const words = 'alfazyk betazyk gammazyk deltazyk epsizyk zetazyk etazyk tetazyk jotazyk kapazyk'
  const name = (symbol: string, text: string) =>
    api.db
      .asOwner(new Date())
      .query(sql`update products set name = name || jsonb_build_object('pl', ${text}::text) where shop_id = 1 and symbol = ${symbol}`)
  const [one, other] = (await search('pl', 'młotek')).map(item => item.symbol) as [string, string]
  await name(one, words)
  await name(other, `${words} lambdazyk`)
  const find = async (query: string) => (await search('pl', query)).map(item => item.symbol).sort()
  expect(await find(`do ${words} lambdazyk`)).toEqual([one, other].sort())
  expect(await find('alfazyk lambdazyk')).toEqual([other])
})

test('an inactive product is not found, not even by its symbol', async () => {
  const active = (value: boolean) =>
    api.db.asOwner(new Date()).query(sql`update products set is_active = ${value} where shop_id = 1 and symbol = 'CHPW-110'`)
  await active(false)
  expect((await search('pl', 'CHPW-110')).map(item => item.symbol)).not.toContain('CHPW-110')
  await active(true)
  expect((await search('pl', 'CHPW-110'))[0]?.symbol).toBe('CHPW-110')
})

interface Found {
  symbol: string
  has_variants: boolean
  matched_variant_ids: number[]
  matched_variants: {
    product_variant_id: number
    symbol: string
    items: number
    combination_features: { feature_value: string }[]
    product_variant_prices: unknown[]
  }[]
}
const found = async (language: 'pl' | 'en', query: string, origin = 'localhost'): Promise<Found[]> =>
  (await api.get(`/products?per_page=48&q=${encodeURIComponent(query)}`, { language: languages[language], origin })).body.items
const symbolsOf = (items: readonly Found[]) => items.flatMap(item => item.matched_variants.map(({ symbol }) => symbol))
const valuesOf = (items: readonly Found[]) =>
  items.flatMap(item => item.matched_variants.flatMap(one => one.combination_features.map(({ feature_value }) => feature_value)))

test('a size finds its variants, however it is written', async () => {
  const expected = symbolsOf(await found('en', 'M8x40 A2'))
  expect(expected).toContain('933A2-M8X40')
  for (const [language, query] of [
    ['pl', 'M8x40 A2'],
    ['en', 'M8 x 40 A2'],
    ['pl', 'm8×40 a2'],
    ['en', 'a2 M8 × 40'],
    ['pl', 'M8*40 mm A2'],
  ] as const)
    expect([query, symbolsOf(await found(language, query))]).toEqual([query, expected])
  const [first] = await found('pl', 'śruba 8x40 a2')
  expect(first?.matched_variants.map(({ symbol }) => symbol)).toEqual([expect.stringMatching(/M8X40$/)])
})

test.each([
  ['en', 'glove 9', 'localhost', '9'],
  ['en', 'gloves size 9', 'localhost', '9'],
  ['pl', 'rękawice 9', 'localhost', '9'],
  ['pl', 'rękawice rozmiar 9', 'localhost', '9'],
  ['pl', 'kawa 250 g', 'kawa.localhost', '250 g'],
  ['en', 'coffee 250g', 'kawa.localhost', '250 g'],
] as const)('%s: %s names variants of products, with their price and stock', async (language, query, origin, value) => {
  const items = await found(language, query, origin)
  expect(new Set(valuesOf(items))).toContain(value)
  for (const { matched_variants, matched_variant_ids } of items) {
    expect(matched_variants.map(one => one.product_variant_id)).toEqual(matched_variant_ids.slice(0, 10))
    for (const one of matched_variants) expect(one.combination_features.map(({ feature_value }) => feature_value)).toContain(value)
  }
})

test('a symbol or EAN finds its variant, the beginning of a symbol all that it begins', async () => {
  expect(symbolsOf(await found('en', '933A2-M8X40'))).toEqual(['933A2-M8X40'])
  const variant = await api.db
    .asOwner(new Date())
    .one<{ ean: string }>(sql`select ean from variants where shop_id = 1 and symbol = '933A2-M8X40'`)
  expect(symbolsOf(await found('pl', variant.ean))).toEqual(['933A2-M8X40'])
  const begun = symbolsOf(await found('pl', '933A2-M8X2'))
  expect(begun.length).toBeGreaterThan(1)
  for (const symbol of begun) expect(symbol).toMatch(/^933A2-M8X2/)
})

test('a search that names no variant, or all alike, has none', async () => {
  for (const query of ['śruba', '933A2-M8', 'młotek'])
    expect([query, (await found('pl', query)).flatMap(item => item.matched_variant_ids)]).toEqual([query, []])
})

test('products that have the variant in stock come before others', async () => {
  const first = async () => (await found('pl', 'rękawice 9'))[0] as Found
  const { symbol, matched_variant_ids } = await first()
  const setStock = (stock: number) =>
    api.db
      .asOwner(new Date())
      .query(sql`update variants set stock_on_hand = ${stock} where shop_id = 1 and id = any (${matched_variant_ids}::int[])`)
  await setStock(0)
  const items = await found('pl', 'rękawice 9')
  const stocks = items.filter(item => item.matched_variants.length > 0).map(item => (item.matched_variants[0]?.items ?? 0) > 0)
  expect(items[0]?.symbol).not.toBe(symbol)
  expect(stocks).toEqual(stocks.toSorted((a, b) => Number(b) - Number(a)))
  await setStock(100)
  expect((await first()).symbol).toBe(symbol)
})
