import slug from '@sindresorhus/slugify'
import type { Original } from '../apps/api/src/features/pictures/pictures.ts'
import { type FeatureCode, features, scales } from './features.ts'
import { productPictures } from './product-pictures.ts'
import { salesUnitBook } from './sales-unit-book.ts'
import type { DemoCategory, DemoFamily, DemoProduct, DemoShop, DemoVariant, FeatureValue, Texts } from './types.ts'

/** The rows of a shop's catalogue and offers as they go into its tables, without `shop_id`. Ids are places in the written order, so they never move. */
export type CatalogueRows = Awaited<ReturnType<typeof catalogueRows>>

export interface Picture extends Original {
  id: number
  is_family_picture: boolean
  alt: Texts
}

type Store = (drawing: string) => Promise<Original>

const slugify = (text: string) => slug(text, { decamelize: false })
const noText = { en: '', pl: '' }

export async function catalogueRows(shop: DemoShop, now: Date, store: Store) {
  const categories = categoryRows(shop.categories)
  const categoryIds = new Map(categories.map(({ code, id }) => [code, id]))
  const brandIds = new Map(shop.brands.map((brand, i) => [brand.code, i + 1]))
  const makerIds = new Map(shop.producers.flatMap((producer, i) => producer.brands.map(brand => [brand, i + 1])))
  const warningsOf = warningBook(shop)
  const salesUnitOf = salesUnitBook(shop)
  const values = valueBook(shop.families)
  const items = shop.families.flatMap(family => family.products.map((product, place) => ({ family, product, place })))
  const isNamed = namedByCustomers(shop)
  const products = items.map(({ family, product, place }, i) => ({
    id: i + 1,
    symbol: product.symbol,
    ean: ean(shop.id, i + 1),
    name: product.name,
    slug: slugOf(product),
    short_description: family.short,
    description: joined(family.description, product.note),
    seo_title: noText,
    seo_description: product.note,
    keywords: family.keywords,
    warnings: warningsOf(family, product),
    brand_id: known(brandIds, product.brand ?? family.brand),
    category_id: known(categoryIds, family.category),
    vat_percent: family.vat,
    price_net: product.priceNet,
    is_active: product.isActive ?? true,
    youtube_link: product.youtubeLink ?? null,
    month_star: i % 53 === 7 && stockOf(product) > 0,
    has_variants: product.variants !== undefined,
    // The last of every third family came lately; what customers bought was there before.
    isNew: place === family.products.length - 1 && shop.families.indexOf(family) % 3 === 0 && !isNamed(product),
  }))
  const variants = items.flatMap(({ family, product }, i) => variantsOf(product).map(variant => ({ product_id: i + 1, variant, salesUnit: salesUnitOf(family, product, variant) })))
  const variantRows = variants.map(({ product_id, variant, salesUnit: { code, content } }, i) => ({
    id: i + 1,
    product_id,
    position: i + 1,
    symbol: variant.symbol,
    ean: products[product_id - 1]?.has_variants ? ean(shop.id, 100_000 + i + 1) : null,
    weight: variant.weight,
    stock_on_hand: variant.stockOnHand,
    minimum_stock: i % 5 === 0 ? 10 : null,
    // Of what is sold out, two thirds are ordered.
    expected_at: variant.stockOnHand === 0 && i % 3 > 0 ? dayAfter(now, 5 + (i % 30)) : null,
    sales_unit: code,
    package_content_amount: content?.amount ?? null,
    package_content_unit: content?.unit ?? null,
  }))
  const tiers = variants.flatMap(({ product_id, variant }, i) => (variant.tiers ?? []).map(([quantity, price_net]) => ({ product_id, variant_id: i + 1, quantity, price_net })))
  const productFeatures = items.flatMap(({ family, product }, i) => values.idsOf({ ...family.features, ...product.features }).map(value_id => ({ product_id: i + 1, value_id })))
  const variantFeatures = variants.flatMap(({ product_id, variant }, i) => values.idsOf(variant.features).map(value_id => ({ product_id, variant_id: i + 1, value_id })))
  const { giftPictures, ...pictures } = await pictureRows(shop, items, store)
  const covers = coversOf(categories, items, pictures.productPictures)
  return {
    producers: shop.producers.map(({ brands: _, responsible_person = null, ...producer }, i) => ({ id: i + 1, ...producer, responsible_person })),
    brands: shop.brands.map((brand, i) => ({
      id: i + 1,
      name: brand.name,
      slug: slugify(brand.name),
      description: brand.description,
      producer_id: known(makerIds, brand.code),
    })),
    categories: categories.map(({ code, cover: _, ...category }) => ({ ...category, picture_id: covers.get(code) ?? null })),
    features: values.features,
    featureValues: values.rows,
    ...pictures,
    products,
    variants: variantRows,
    productFeatures,
    variantFeatures,
    tiers,
    ...priceHistory(products, tiers, now),
    ...companions(shop, items),
    sales: salesOf(
      products.filter((_, i) => stockOf(items[i]?.product) > 0),
      now,
    ),
    gifts: shop.gifts.map((gift, i) => ({
      id: i + 1,
      position: i + 1,
      name: gift.name,
      description: gift.description,
      picture_id: giftPictures[i],
      min_order_value: gift.minOrderValue,
      stock_on_hand: gift.stockOnHand,
    })),
    discountCodes: shop.discountCodes.map((code, i) => ({
      id: i + 1,
      code: code.code,
      discount_type: code.type,
      value: code.value,
      min_order_value: code.minOrderValue,
    })),
  }
}

/** Every warning that is true of a product, one a line. */
function warningBook({ warnings }: DemoShop) {
  const lines = (about: DemoShop['warnings'], language: keyof Texts) => about.map(({ text }) => text[language]).join('\n')
  return (family: DemoFamily, product: DemoProduct): Texts => {
    const about = warnings.filter(({ of }) => of.includes(family.code) || of.includes(product.symbol))
    return { en: lines(about, 'en'), pl: lines(about, 'pl') }
  }
}

/** Symbols of products that customers of the demo bought or saved as favourites. */
export function namedByCustomers({ customers }: DemoShop) {
  const symbols = new Set(customers.flatMap(({ orders, favourites }) => [...orders.flatMap(({ lines }) => lines), ...favourites]).map(([symbol]) => symbol))
  return ({ symbol, variants = [] }: DemoProduct) => symbols.has(symbol) || variants.some(variant => symbols.has(variant.symbol))
}

const dayAfter = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Stock on hand of all variants. Products nearly sold out are neither bestsellers nor products of the month. */
const stockOf = (product: DemoProduct | undefined) => (product ? variantsOf(product).reduce((sum, variant) => sum + variant.stockOnHand, 0) : 0)

/** A product without variants has one implicit variant, which has the stock (docs/decisions/009). */
const variantsOf = (product: DemoProduct): DemoVariant[] =>
  product.variants ?? [{ symbol: product.symbol, features: {}, weight: product.weight ?? 0, stockOnHand: product.stockOnHand ?? 0, ...(product.tiers && { tiers: product.tiers }) }]

function categoryRows(tree: DemoCategory[]) {
  const rows: { code: string; id: number; parent_id: number | null; position: number; name: Texts; slug: Texts; description: Texts; facets: FeatureCode[] | null; cover: string | undefined }[] = []
  const walk = (categories: DemoCategory[], parent_id: number | null) => {
    for (const [position, { code, name, description, facets = null, cover, children = [] }] of categories.entries()) {
      const id = rows.length + 1
      rows.push({ code, id, parent_id, position, name, slug: slugOf({ name }), description, facets, cover })
      walk(children, id)
    }
  }
  walk(tree, null)
  return rows
}

const inBoth = (value: FeatureValue): Texts => (typeof value === 'string' ? { en: value, pl: value } : value)

/** Every feature and value that some product has; values in the order of their scale, else in natural order (M8 before M10). */
function valueBook(families: DemoFamily[]) {
  const used = new Map<FeatureCode, Map<string, Texts>>()
  const note = (of: Partial<Record<FeatureCode, FeatureValue>>) => {
    for (const [feature, value] of Object.entries(of) as [FeatureCode, FeatureValue][]) {
      const texts = inBoth(value)
      used.set(feature, (used.get(feature) ?? new Map()).set(slugify(texts.en), texts))
    }
  }
  for (const family of families) {
    note(family.features)
    for (const product of family.products) {
      note(product.features ?? {})
      for (const variant of product.variants ?? []) note(variant.features)
    }
  }
  const codes = (Object.keys(features) as FeatureCode[]).filter(code => used.has(code))
  const natural = new Intl.Collator('en', { numeric: true })
  const sortable = (value: Texts) => value.en.replace(/(\d),(?=\d{3})/g, '$1')
  const ordered = codes.flatMap((feature, i) => {
    const placeOf = ({ en }: Texts) => scales[feature]?.indexOf(en) ?? 0
    return [...(used.get(feature) ?? [])]
      .sort(([, a], [, b]) => placeOf(a) - placeOf(b) || natural.compare(sortable(a), sortable(b)))
      .map(([code, name]) => ({ feature, feature_id: i + 1, code, name }))
  })
  const rows = ordered.map(({ feature: _, ...row }, i) => ({ id: i + 1, position: i + 1, ...row }))
  const ids = new Map(ordered.map(({ feature, code }, i) => [`${feature}=${code}`, i + 1]))
  return {
    features: codes.map((code, i) => ({ id: i + 1, code, position: i + 1, name: features[code] })),
    rows,
    idsOf: (of: Partial<Record<FeatureCode, FeatureValue>>) => Object.entries(of).map(([feature, value]) => known(ids, `${feature}=${slugify(inBoth(value).en)}`)),
  }
}

/** Each product's two views, then one of each gift; products of one family that look the same share the files. */
async function pictureRows(shop: DemoShop, items: { family: DemoFamily; product: DemoProduct }[], store: Store) {
  const stored = new Map<string, Promise<Original>>()
  const keep = (drawing: string) => {
    const running = stored.get(drawing) ?? store(drawing)
    stored.set(drawing, running)
    return running
  }
  const pictures: { id: number; original: Promise<Original>; is_family_picture: boolean; alt: Texts }[] = []
  const ofProducts: { product_id: number; position: number; picture_id: number }[] = []
  for (const [i, { family, product }] of items.entries()) {
    const { views, isOfFamily } = productPictures(shop, family, product)
    const alts = [product.name, { en: `${product.name.en}, close-up`, pl: `${product.name.pl}, zbliżenie` }]
    for (const [position, drawing] of [views.main, views.detail].entries()) {
      const id = pictures.length + 1
      pictures.push({ id, original: keep(drawing), is_family_picture: isOfFamily, alt: alts[position] ?? product.name })
      ofProducts.push({ product_id: i + 1, position, picture_id: id })
    }
  }
  // What push returns, the new length, is the picture's id.
  const giftPictures = shop.gifts.map(({ draw, name }) => pictures.push({ id: pictures.length + 1, original: keep(draw(shop.accent)), is_family_picture: false, alt: name }))
  // All at once: reading a drawing waits for threads, not for this one.
  const pictureRows = await Promise.all(pictures.map(async ({ original, ...picture }): Promise<Picture> => ({ ...picture, ...(await original) })))
  return { pictures: pictureRows, productPictures: ofProducts, giftPictures }
}

/** Id of each category's picture, by code: that of its cover's first product, else of the first product in it or below. */
function coversOf(
  categories: { code: string; id: number; parent_id: number | null; cover: string | undefined }[],
  items: { family: DemoFamily }[],
  productPictures: { product_id: number; picture_id: number }[],
) {
  const byId = new Map(categories.map(category => [category.id, category]))
  const byCode = new Map(categories.map(category => [category.code, category]))
  const covers = new Map<string, number>()
  for (const { product_id, picture_id } of productPictures) {
    const { family } = items[product_id - 1] ?? {}
    let category = byCode.get(family?.category ?? '')
    while (category) {
      if (!covers.has(category.code) && (category.cover ?? family?.code) === family?.code) covers.set(category.code, picture_id)
      category = byId.get(category.parent_id ?? 0)
    }
  }
  return covers
}

interface PriceChange {
  product_id: number
  variant_id: number | null
  price_net: number
}

const percentOf = (price: number, percent: number) => Math.round((price * percent) / 100)

/**
 * Promotions and what went before them. Every eleventh product is on sale now, one in three of these was cheaper for twenty days
 * shortly before (its lowest price is not its last one); a few promotions begin the day after tomorrow, a few are over.
 */
function priceHistory(all: { id: number; price_net: number | null }[], tiers: { product_id: number; variant_id: number; quantity: number; price_net: number }[], now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
  const products = all.flatMap(({ id, price_net }) => (price_net === null ? [] : [{ id, price_net }]))
  const plans = [
    { every: 11, from: 3, percent: 85, starts_at: at(-5), ends_at: at(9) },
    { every: 37, from: 5, percent: 80, starts_at: at(2), ends_at: at(16) },
    { every: 41, from: 9, percent: 75, starts_at: at(-5.5), ends_at: at(-1) },
  ]
  const linesOf = (product_id: number, price_net: number) => [{ product_id, variant_id: null, quantity: null, price_net }, ...tiers.filter(tier => tier.product_id === product_id)]
  const promotions = products
    .flatMap(product => {
      const plan = plans.find(({ every, from }) => product.id % every === from)
      if (!plan) return []
      const { percent, starts_at, ends_at } = plan
      return linesOf(product.id, product.price_net).map(line => ({ ...line, price_net: percentOf(line.price_net, percent), starts_at, ends_at }))
    })
    .map((promotion, i) => ({ id: i + 1, ...promotion }))
  const changed = products.filter(product => product.id % 33 === 3)
  const changes = (percent: number): PriceChange[] =>
    changed.flatMap(product =>
      linesOf(product.id, product.price_net)
        .filter(line => line.quantity === null || line.quantity === 1)
        .map(({ product_id, variant_id, price_net }) => ({ product_id, variant_id, price_net: percentOf(price_net, percent) })),
    )
  return { promotions, lowered: changes(92), raised: changes(100) }
}

/** Products of families that go together: the one of the same thread or diameter where there is one, else the one at the same place. */
function companions(shop: DemoShop, items: { family: DemoFamily; product: DemoProduct; place: number }[]) {
  const numbered = items.map((item, i) => ({ ...item, id: i + 1 }))
  const measure = ({ product }: { product: DemoProduct }) => JSON.stringify(product.features?.thread ?? product.features?.diameter ?? null)
  const pairs = numbered.flatMap(item =>
    (shop.goesWith[item.family.code] ?? []).flatMap(code => {
      const family = numbered.filter(other => other.family.code === code)
      const same = family.find(other => measure(item) !== 'null' && measure(other) === measure(item)) ?? family[item.place % Math.max(family.length, 1)]
      return same ? [{ product_id: item.id, other_id: same.id }] : []
    }),
  )
  const both = [...pairs, ...pairs.map(({ product_id, other_id }) => ({ product_id: other_id, other_id: product_id }))]
  const once = [...new Map(both.map(pair => [`${pair.product_id}-${pair.other_id}`, pair])).values()]
  return {
    related: pairs.map(({ product_id, other_id }, position) => ({ product_id, related_id: other_id, position })),
    boughtTogether: once.map((pair, i) => ({ ...pair, orders: 1 + (i % 9) })),
  }
}

/** Two thirds of the products sold something in the last 80 days. */
const salesOf = (products: { id: number }[], now: Date) =>
  products
    .filter(({ id }) => id % 3 !== 0)
    .flatMap(({ id }) =>
      [3, 17, 44, 71].slice(0, 1 + (id % 4)).map(days => ({
        product_id: id,
        day: new Date(now.getTime() - (days + (id % 7)) * 86_400_000).toISOString().slice(0, 10),
        quantity: 1 + ((id * 37 + days * 11) % 60),
      })),
    )

const joined = (a: Texts, b: Texts): Texts => ({ en: `${a.en}\n\n${b.en}`, pl: `${a.pl}\n\n${b.pl}` })
const slugOf = ({ name }: { name: Texts }): Texts => ({ en: slugify(name.en), pl: slugify(name.pl) })

function known(ids: Map<string, number>, code: string): number {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`The demo data names ${code}, which is not there`)
  return id
}

/** A number of the range that GS1 keeps free for use inside a company (20 to 29), with its check digit. */
function ean(shop: number, number: number): string {
  const digits = `2${shop}${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
