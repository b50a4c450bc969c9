import slug from '@sindresorhus/slugify'
import { configurationScopes } from '@stragan/contract'
import { grossOf, measurePrice } from '@stragan/pricing'
import { expect, test } from 'vitest'
import { productViews } from './art/drawings/product-views.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { scales } from './features.ts'
import { demoShops } from './index.ts'
import { lockerNetwork, samplePoints } from './pickup-points.ts'
import type { DemoCategory, DemoFamily, DemoShop, Texts } from './types.ts'

const [tools, coffee, testShop] = demoShops as [DemoShop, DemoShop, DemoShop]
/** The shops that show everything; the third is a small one. */
const fullShops = [tools, coffee]
const productsOf = (shop: DemoShop) => shop.families.flatMap(family => family.products.map(product => ({ family, product })))
const flat = (categories: DemoCategory[]): DemoCategory[] => categories.flatMap(category => [category, ...flat(category.children ?? [])])
const depth = (categories: DemoCategory[]): number => Math.max(0, ...categories.map(category => 1 + depth(category.children ?? [])))
/** Steel grades, such as A2 and A4, are words. */
const withoutDigits = (text: string) => text.replace(/(?<!\bA)\d/g, '')

const slugify = (text: string) => slug(text, { decamelize: false })

const now = new Date('2026-11-20T00:00:00Z')
const store = (drawing: string) => Promise.resolve({ hash: String(drawing.length), width: 1, height: 1, placeholder: '#ffffff', is_drawing: true })

const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i)

test('the tool shop has what was promised of it', () => {
  expect(tools.families.length).toBeGreaterThanOrEqual(60)
  expect(productsOf(tools).length).toBeGreaterThanOrEqual(600)
  expect(flat(tools.categories)).toHaveLength(40)
  expect(depth(tools.categories)).toBe(3)
  expect(tools.brands).toHaveLength(12)
  expect(tools.brands.map(brand => brand.name)).toContain('Projahn')
  expect(new Set(tools.families.map(family => family.vat))).toEqual(new Set([8, 23]))
})

test('the coffee shop has at least 80 products', () => {
  expect(productsOf(coffee).length).toBeGreaterThanOrEqual(80)
})

test('the test shop is small, in test mode, and shows what the others have not', () => {
  const products = productsOf(testShop).map(({ product }) => product)
  expect(testShop.hosts).toEqual(['test.localhost'])
  expect(testShop.configuration.shop_configuration).toMatchObject([{ mode: 'production_test' }])
  expect(products).toHaveLength(20)
  expect(products.filter(product => product.priceNet === null)).toHaveLength(1)
  expect(products.filter(product => product.isActive === false)).toHaveLength(1)
  expect(products.filter(product => product.youtubeLink?.includes('v='))).toHaveLength(1)
  expect(products.filter(product => !product.variants && product.tiers).length).toBeGreaterThan(2)
  const weights = products.flatMap(({ weight, variants = [] }) => [weight, ...variants.map(variant => variant.weight)])
  expect(weights.filter(weight => /\.\d{5}$/.test(String(weight)) || (weight && weight < 0.0001)).length).toBeGreaterThan(10)
  const disabled = Object.entries(testShop.configuration).flatMap(([scope, entries]) => (entries.some(entry => entry.enabled === false) ? [scope] : []))
  expect(disabled).toEqual(expect.arrayContaining(['currency', 'social_media', 'vat_tax']))
  expect(testShop.configuration.social_media.filter(entry => entry.enabled !== false)).toHaveLength(2)
})

test('some products without variants are nearly sold out, some are sold out', () => {
  const simple = productsOf(tools).filter(({ product }) => !product.variants)
  expect(simple.filter(({ product }) => product.stockOnHand === 0).length).toBeGreaterThan(3)
  expect(simple.filter(({ product }) => Number(product.stockOnHand) > 0 && Number(product.stockOnHand) <= 12).length).toBeGreaterThan(3)
})

test.each(demoShops.map(shop => [shop.name, shop] as const))('%s: no two descriptions, notes or names are equal once digits are removed', (_, shop) => {
  for (const language of ['en', 'pl'] as const) {
    const products = productsOf(shop)
    expect(repeated(products.map(({ family, product }) => withoutDigits(`${family.description[language]} ${product.note[language]}`)))).toEqual([])
    expect(repeated(products.map(({ product }) => withoutDigits(product.note[language])))).toEqual([])
    expect(repeated(products.map(({ product }) => withoutDigits(product.name[language])))).toEqual([])
    expect(repeated(shop.families.map(family => family.description[language]))).toEqual([])
  }
})

test.each(demoShops.map(shop => [shop.name, shop] as const))('%s: a value of a feature reads the same wherever it is', (_, shop) => {
  const of = shop.families.flatMap(({ features, products }) => [features, ...products.flatMap(product => [product.features ?? {}, ...(product.variants ?? []).map(variant => variant.features)])])
  const values = of.flatMap(features => Object.entries(features).map(([code, value]) => (typeof value === 'string' ? [code, value, value] : [code, value.en, value.pl])))
  const pairs = [...new Set(values.map(value => value.join('\t')))].map(pair => pair.split('\t'))
  for (const language of [1, 2]) expect(repeated(pairs.map(pair => `${pair[0]}: ${pair[language]}`))).toEqual([])
})

test.each(demoShops.map(shop => [shop.name, shop] as const))('%s: symbols are unique, prices consistent, every product priced and of known size', (_, shop) => {
  const symbols = productsOf(shop).flatMap(({ product }) => [product.symbol, ...(product.variants ?? []).map(variant => variant.symbol)])
  expect(repeated(symbols)).toEqual([])
  for (const { product } of productsOf(shop)) {
    if (!product.variants) {
      expect([product.symbol, product.weight, product.stockOnHand]).toEqual([product.symbol, expect.any(Number), expect.any(Number)])
      continue
    }
    const forOne = product.variants.map(variant => variant.tiers?.find(([quantity]) => quantity === 1)?.[1] ?? (product.priceNet as number))
    expect([product.symbol, Math.min(...forOne)]).toEqual([product.symbol, product.priceNet])
    for (const variant of product.variants)
      for (const [i, [quantity, price]] of (variant.tiers ?? []).entries()) {
        const before = variant.tiers?.[i - 1]
        if (before) expect([variant.symbol, quantity > before[0], price <= before[1]]).toEqual([variant.symbol, true, true])
      }
  }
})

test('no text is missing in a language, and no Polish price or size has a decimal point', () => {
  const texts = demoShops.flatMap(shop => productsOf(shop).flatMap(({ family, product }) => [product.name, product.note, family.short, family.description, family.keywords]))
  expect(texts.filter(text => !text.en.trim() || !text.pl.trim())).toEqual([])
  const values = demoShops.flatMap(shop =>
    productsOf(shop).flatMap(({ family, product }) => [family.features, product.features ?? {}, ...(product.variants ?? []).map(variant => variant.features)].flatMap(of => Object.values(of))),
  )
  expect(values.filter(value => (typeof value === 'string' ? value : value.pl).match(/\d\.\d+ (mm|kg|m|l|V|Ah|g|ml|bar)\b/))).toEqual([])
})

test('every family is drawn, and its products do not all look alike', async () => {
  for (const shop of demoShops)
    for (const family of shop.families) {
      const draw = shop.drawings[family.code]
      expect([family.code, typeof draw]).toEqual([family.code, 'function'])
      const kinds = [...new Set(family.products.map(product => product.kind))]
      const views = kinds.flatMap(kind => [0, 1].map(size => draw?.({ size, kind, accent: shop.accent }).main ?? ''))
      expect([family.code, new Set(views).size > 1]).toEqual([family.code, true])
      for (const view of views) expect([family.code, /NaN|undefined|<text|<image|<script/.exec(view)]).toEqual([family.code, null])
    }
})

test('a set is drawn with its pieces, a pack with its name', () => {
  const [wrenches] = tools.families.filter(({ code }) => code === 'combination-wrenches')
  const [blends] = coffee.families.filter(({ code }) => code === 'espresso-blends')
  const drawn = (shop: DemoShop, family: DemoFamily | undefined, symbol: string) => {
    const [product, draw] = [family?.products.find(one => one.symbol === symbol), shop.drawings[family?.code ?? '']]
    if (!family || !product || !draw) throw new Error(`No drawing of ${symbol}`)
    return productViews(draw, family, product, 0.5, shop.accent).main
  }
  const set = drawn(tools, wrenches, '3113-SET8')
  expect(set.split('<use href="#s0"')).toHaveLength(1 + 8)
  const [rynek, podgorze] = [drawn(coffee, blends, 'ESP-RYNEK'), drawn(coffee, blends, 'ESP-PODGORZE')]
  expect(rynek).not.toBe(podgorze)
  for (const drawing of [set, rynek, podgorze]) expect(drawing).not.toMatch(/NaN|undefined|<text|<image|<script/)
})

test('pictures show how many there are and whether a battery is, or say that they are of the family', () => {
  const simple = demoShops.flatMap(shop => productsOf(shop).map(({ product }) => ({ shop, product }))).filter(({ product }) => !product.variants)
  const sets = simple.filter(({ product }) => /\bset\b.* \d+ (pieces|blades)|pack of \d+$/.test(product.name.en))
  expect(sets.filter(({ shop, product }) => product.pieces === undefined && !shop.familyPictures.includes(product.symbol)).map(({ product }) => product.name.en)).toEqual([])
  const bodies = simple.filter(({ product }) => product.name.en.endsWith('body only'))
  expect(bodies.filter(({ product }) => !product.kind?.endsWith('body')).map(({ product }) => product.name.en)).toEqual([])
})

test('family pictures are named by products without variants, for of the others all are', () => {
  for (const shop of demoShops) {
    const simple = new Set(shop.families.flatMap(({ products }) => products.filter(({ variants }) => !variants)).map(({ symbol }) => symbol))
    expect(shop.familyPictures.filter(symbol => !simple.has(symbol))).toEqual([])
  }
})

test.each(demoShops.map(shop => [shop.name, shop] as const))('%s: every category has a picture, of its cover if it names one', async (_, shop) => {
  const { categories, pictures } = await catalogueRows(shop, now, store)
  const codes = shop.families.map(family => family.code)
  for (const { cover = codes[0] } of flat(shop.categories)) expect(codes).toContain(cover)
  for (const { name, picture_id } of categories) expect([name.en, pictures.some(({ id }) => id === picture_id)]).toEqual([name.en, true])
})

test.each(fullShops.map(shop => [shop.name, shop] as const))('%s: the finder names a category, features and values of the shop', async (_, shop) => {
  const { categories, features, featureValues } = await catalogueRows(shop, now, store)
  const { finder } = shop.configuration.shop_configuration[0] as { finder: { category: Texts; selects: { feature: string; value: string }[] } }
  expect(categories.map(({ slug }) => slug)).toContainEqual(finder.category)
  const values = featureValues.map(({ feature_id, code }) => ({ feature: features.find(({ id }) => id === feature_id)?.code, value: code }))
  for (const select of finder.selects) expect(values).toContainEqual(select)
})

test('every coffee has a flavour and a roast, which are scales', async () => {
  const { features, featureValues } = await catalogueRows(coffee, now, store)
  const coffees = productsOf(coffee).filter(({ product }) => product.features?.roast)
  for (const { product } of coffees) expect([product.symbol, product.features?.flavour]).toEqual([product.symbol, expect.anything()])
  for (const [code, names] of Object.entries(scales)) {
    const id = features.find(one => one.code === code)?.id
    expect(featureValues.filter(({ feature_id }) => feature_id === id).map(({ name }) => name.en)).toEqual(names)
  }
})

test('the discount codes and the minimums of gifts stand, net', () => {
  const codes = (shop: DemoShop) => shop.discountCodes.map(({ code, type, value, minOrderValue }) => [code, type, value, minOrderValue])
  expect(codes(tools)).toEqual([
    ['RABAT10', 'percentage', 1000, 0],
    ['MINUS50', 'fixed', 5000, 30_000],
  ])
  expect(codes(coffee)).toEqual([['KAWA5', 'percentage', 500, 0]])
  expect(demoShops.map(shop => shop.gifts.map(gift => gift.minOrderValue))).toEqual([[20_000, 100_000], [15_000, 60_000], []])
})

test.each(demoShops.map(shop => [shop.name, shop] as const))('%s: every gift has texts in both languages and a picture of its own after those of products', async (_, shop) => {
  const { gifts, pictures, productPictures } = await catalogueRows(shop, now, store)
  for (const { name, description } of gifts) for (const text of [name, description]) expect([text.en, text.pl]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
  expect(gifts.map(gift => pictures.find(({ id }) => id === gift.picture_id)?.alt)).toEqual(gifts.map(gift => gift.name))
  expect(Math.min(...gifts.map(gift => Number(gift.picture_id)))).toBeGreaterThan(Math.max(...productPictures.map(({ picture_id }) => picture_id)))
  for (const { draw } of shop.gifts) expect(draw(shop.accent)).not.toMatch(/NaN|undefined|<text|<image|<script/)
})

test('the first delivery takes every cart in parcels, the pallet costs more the heavier it is', () => {
  for (const shop of demoShops) {
    const [first, second, , fourth] = shop.configuration.delivery
    expect([first?.free_from_net, first?.max_weight, first?.prices]).toEqual([null, null, undefined])
    expect([first?.min_weight, first?.min_net, first?.max_net, first?.parcel_weight, first?.max_parcels]).toEqual([undefined, undefined, undefined, 30, undefined])
    expect(first?.countries).toEqual(expect.arrayContaining(['PL', 'DE', 'HR']))
    expect(shop.configuration.payment[0]?.code).toBe('bank_transfer')
    expect([second?.code, second?.max_weight]).toEqual(['parcel_locker', 25])
    const steps = (fourth?.prices ?? []) as { from_weight: number; price_net: number }[]
    expect([fourth?.code, fourth?.min_weight, fourth?.price_net]).toEqual(['pallet', 30, 89])
    expect(steps.map(step => step.from_weight)).toEqual([100, 300, 600])
    expect(steps.map(step => step.price_net)).toEqual(steps.map(step => step.price_net).toSorted((a, b) => a - b))
  }
})

test('the test payment is the last of both full shops, with each delivery, and of no other', () => {
  expect(testShop.configuration.payment.some(({ code }) => code === 'test')).toBe(false)
  for (const { configuration } of fullShops) {
    expect(configuration.payment.findIndex(({ code }) => code === 'test')).toBe(configuration.payment.length - 1)
    for (const { payments } of configuration.delivery) expect(payments).toContain('test')
  }
})

test('both shops have parcel lockers, whose sample points are in Poland and marked as such', () => {
  for (const shop of fullShops) expect(shop.configuration.delivery[1]?.pickup_network).toBe(lockerNetwork)
  expect(samplePoints.length).toBeGreaterThanOrEqual(300)
  expect(repeated(samplePoints.map(({ code }) => code))).toEqual([])
  for (const { network, is_sample, country, postal_code, latitude, longitude } of samplePoints) {
    expect([network, is_sample, country]).toEqual([lockerNetwork, true, 'PL'])
    expect(postal_code).toMatch(/^\d{2}-\d{3}$/)
    expect(latitude > 49 && latitude < 55 && longitude > 14 && longitude < 24.2).toBe(true)
  }
})

test.each(fullShops.map(shop => [shop.name, shop] as const))('%s: every product has a producer; one outside the EU has a responsible person in it', async (_, shop) => {
  const { products, brands, producers } = await catalogueRows(shop, now, store)
  for (const { symbol, brand_id } of products) {
    const producer = producers.find(({ id }) => id === brands.find(brand => brand.id === brand_id)?.producer_id)
    expect([symbol, producer?.name]).toEqual([symbol, expect.stringMatching(/\S/)])
  }
  const inUnion = ['PL', 'DE', 'CZ', 'NL', 'IT']
  for (const { name, country, responsible_person } of producers) expect([name, responsible_person?.country]).toEqual([name, inUnion.includes(country) ? undefined : 'PL'])
  expect(producers.some(({ responsible_person }) => responsible_person)).toBe(true)
})

test.each(fullShops.map(shop => [shop.name, shop] as const))('%s: warnings stand in both languages, each a line of its own, and name only what there is', async (_, shop) => {
  const known = new Set([...shop.families.map(({ code }) => code), ...productsOf(shop).map(({ product }) => product.symbol)])
  for (const { text, of } of shop.warnings) {
    expect(of.filter(name => !known.has(name))).toEqual([])
    expect([text.en, text.pl]).toEqual([expect.stringMatching(/^\S.*[.!]$/), expect.stringMatching(/^\S.*[.!]$/)])
  }
  const { products } = await catalogueRows(shop, now, store)
  for (const { symbol, warnings } of products) expect([symbol, warnings.en.split('\n').length]).toEqual([symbol, warnings.pl.split('\n').length])
  expect(products.filter(({ warnings }) => warnings.en !== '').length).toBeGreaterThan(20)
})

test('chemicals, power tools, cutting discs and machines for hot drinks are not sold without a warning', async () => {
  for (const [shop, families] of [
    [
      tools,
      [
        'adhesives',
        'sealants',
        'threadlockers',
        'lubricants',
        'angle-grinders',
        'drill-drivers',
        'impact-drivers',
        'rotary-hammers',
        'batteries',
        'metal-cutting-discs',
        'diamond-discs',
        'flap-discs',
      ],
    ],
    [coffee, ['espresso-machines']],
  ] as const) {
    const { products } = await catalogueRows(shop, now, store)
    const symbols = shop.families.filter(({ code }) => (families as readonly string[]).includes(code)).flatMap(family => family.products.map(({ symbol }) => symbol))
    expect(symbols.filter(symbol => !products.find(product => product.symbol === symbol)?.warnings.pl)).toEqual([])
  }
})

test.each(fullShops.map(shop => [shop.name, shop] as const))('%s: contents are positive, name each thing once, and give no absurd price', async (_, shop) => {
  const named = shop.contents.flatMap(({ of }) => of)
  expect(repeated(named)).toEqual([])
  const known = new Set(productsOf(shop).flatMap(({ product }) => [product.symbol, ...(product.variants ?? []).map(variant => variant.symbol)]))
  expect(named.filter(symbol => !known.has(symbol))).toEqual([])
  const { products, variants, tiers } = await catalogueRows(shop, now, store)
  const prices = variants.flatMap(({ id, product_id, symbol, package_content_amount, package_content_unit }) => {
    const product = products[product_id - 1]
    if (package_content_amount === null || package_content_unit === null || !product) return []
    expect([symbol, package_content_amount > 0]).toEqual([symbol, true])
    const net = tiers.find(tier => tier.variant_id === id && tier.quantity === 1)?.price_net ?? product.price_net
    const price = measurePrice(grossOf(net ?? 0, product.vat_percent), { amount: package_content_amount, unit: package_content_unit })
    return price === null ? [] : [{ symbol, unit: package_content_unit, zloty: price.price / price.quantity / 100 }]
  })
  // A thousandth or a thousandfold by a slip of the unit would lie outside: the dearest teas and glues cost some 3,600 zł a kilogram, a litre.
  const sane = { kg: [3, 4000], l: [2, 4000], m: [1, 200], m2: [1, 1000], piece: [0.01, 25] } as const
  expect(prices.filter(({ unit, zloty }) => zloty < sane[unit][0] || zloty > sane[unit][1])).toEqual([])
  expect(prices.length).toBeGreaterThan(50)
})

test.each(fullShops.map(shop => [shop.name, shop] as const))('%s: packs of pieces, and what is filled, have a sales unit of their own', async (_, shop) => {
  const named = shop.salesUnits.flatMap(({ of }) => of)
  expect(repeated(named)).toEqual([])
  const known = new Set(shop.families.flatMap(({ code, products }) => [code, ...products.flatMap(({ symbol, variants = [] }) => [symbol, ...variants.map(variant => variant.symbol)])]))
  expect(named.filter(name => !known.has(name))).toEqual([])
  const { variants } = await catalogueRows(shop, now, store)
  const isPack = ({ package_content_amount: amount, package_content_unit: unit }: (typeof variants)[number]) => unit === 'piece' && amount !== 1
  expect(variants.filter(variant => isPack(variant) && variant.sales_unit === 'piece').map(({ symbol }) => symbol)).toEqual([])
})

test('the same catalogue comes out every time, with valid EANs', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => catalogueRows(tools, now, store)))
  expect(second).toEqual(first)
  for (const { ean } of first?.products ?? []) {
    const digits = [...ean].map(Number)
    expect(digits).toHaveLength(13)
    expect(digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
  }
})

test.each(demoShops.map(shop => [shop.name, shop] as const))('%s: rules of compatible products name what is there', (_, shop) => {
  const slugs = flat(shop.categories).map(({ name }) => slugify(name.en))
  const features = shop.families.flatMap(({ features, products }) => [features, ...products.flatMap(product => [product.features ?? {}, ...(product.variants ?? []).map(variant => variant.features)])])
  const values = new Set(features.flatMap(of => Object.entries(of).map(([code, value]) => `${code}=${slugify(typeof value === 'string' ? value : value.en)}`)))
  for (const entry of shop.configuration.compatible_products) {
    const { categories, where, goes_with, same } = configurationScopes.compatible_products.parse({
      ...entry,
      id: 1,
      enabled: true,
      name: 'x',
      joint_title: null,
    })
    for (const slug of [...categories, ...goes_with.categories]) expect(slugs).toContain(slug)
    const named = [
      ...[where, goes_with.where].flatMap(one => Object.entries(one)),
      ...same.flatMap(({ feature, of = feature, values = {} }) =>
        Object.entries(values).flatMap(([value, others]): [string, string[]][] => [
          [feature, [value]],
          [of, others],
        ]),
      ),
    ]
    for (const [feature, codes] of named) for (const code of codes) expect(values).toContain(`${feature}=${code}`)
  }
})
