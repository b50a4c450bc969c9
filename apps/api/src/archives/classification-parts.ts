import { brandAdminCalls, categoryAdminCalls, featureCalls, producerCalls } from '@stragan/contract/admin'
import { z } from 'zod'
import type { ShopAdminCtx } from '../admin-context.ts'
import { brand, brands, createBrand, saveBrand } from '../features/classification/brands.ts'
import { categories, category, createCategory, moveCategory, saveCategory, setCategoryList } from '../features/classification/categories.ts'
import { createProducer, producer, producers, saveProducer } from '../features/classification/producers.ts'
import { createFeature, feature, features, saveFeature } from '../features/classification/product-features.ts'
import {
  describePicture,
  removePicture,
  type Subject,
  shownPicture,
  showStoredPicture,
} from '../features/pictures/classification-pictures.ts'
import { fileOf, key, picture, pictureHash, text, texts } from './entry-schemas.ts'
import { named, type Part, type Saving } from './part.ts'

const reachable = { name: key, street: text.nullable(), postal_code: text, city: text, country: text, electronic_address: text }
const producerEntry = z.object({
  /** The name, with a number where several have it. */
  key,
  ...reachable,
  responsible_person: z.object(reachable).nullable(),
})

/** Producers by their keys. */
async function keyedProducers(ctx: ShopAdminCtx) {
  const seen = new Map<string, number>()
  return (await producers(ctx)).map(({ id, brands: _, ...document }) => {
    const count = (seen.get(document.name) ?? 0) + 1
    seen.set(document.name, count)
    return { id, entry: { key: count === 1 ? document.name : `${document.name} (${count})`, ...document } }
  })
}

const producerId = async (ctx: ShopAdminCtx, wanted: string) =>
  named((await keyedProducers(ctx)).find(({ entry }) => entry.key === wanted)?.id, 'producer', wanted)

export const producerPart: Part<z.infer<typeof producerEntry>> = {
  file: 'producers.jsonl',
  schema: producerEntry,
  keyOf: entry => entry.key,
  all: async function* (ctx) {
    yield (await keyedProducers(ctx)).map(({ entry }) => producerEntry.parse(entry))
  },
  save: async ({ ctx, record }, { key: wanted, ...given }, before) => {
    const body = producerCalls.createProducer.body.parse(given)
    if (!before) return record('producers.createProducer', {}, made => createProducer(made, body))
    const id = await producerId(ctx, wanted)
    const { revision } = await producer(ctx, id)
    return record('producers.saveProducer', { id: String(id) }, made => saveProducer(made, id, { ...body, revision }))
  },
}

const brandEntry = z.object({
  name: text,
  slug: key,
  description: texts,
  seo_title: texts,
  seo_description: texts,
  producer: key.nullable(),
  logo: picture.nullable(),
})

export const brandPart: Part<z.infer<typeof brandEntry>> = {
  file: 'brands.jsonl',
  schema: brandEntry,
  keyOf: ({ slug }) => slug,
  all: async function* (ctx) {
    const keys = new Map((await keyedProducers(ctx)).map(({ id, entry }) => [id, entry.key]))
    for (const { id } of await brands(ctx)) {
      const { logo, producer_id, ...document } = await brand(ctx, id)
      const ofProducer = producer_id === null ? null : (keys.get(producer_id) ?? null)
      yield [brandEntry.parse({ ...document, producer: ofProducer, logo: logo && { file: fileOf(logo), alt: logo.alt } })]
    }
  },
  filesOf: ({ logo }) => (logo ? [logo.file] : []),
  save: async (saving, { producer: wanted, logo, ...given }, before) => {
    const { ctx, record } = saving
    const producer_id = wanted === null ? null : await producerId(ctx, wanted)
    const body = brandAdminCalls.createBrand.body.parse({ ...given, producer_id })
    const show = await shownWith(saving, logo, before?.logo)
    if (!before)
      return record('brands.createBrand', {}, async made => show(made, { kind: 'brand', id: (await createBrand(made, body)).id }))
    const id = named((await brands(ctx)).find(({ slug }) => slug === given.slug)?.id, 'brand', given.slug)
    const { revision } = await brand(ctx, id)
    return record('brands.saveBrand', { id: String(id) }, async made => {
      await saveBrand(made, id, { ...body, revision })
      await show(made, { kind: 'brand', id })
    })
  },
}

/** Stores the picture of a category or brand outside of any transaction; returns what then shows it. */
async function shownWith(
  { storePicture }: Saving,
  wanted: { file: string; alt?: { en: string; pl: string } } | null,
  before: { file: string } | null | undefined,
) {
  const original = wanted && wanted.file !== before?.file ? await storePicture(wanted.file) : null
  return async (ctx: ShopAdminCtx, subject: Subject) => {
    if (original) await showStoredPicture(ctx, subject, original)
    if (!wanted && before) await removePicture(ctx, subject)
    const shown = wanted?.alt && (await shownPicture(ctx, subject))
    if (wanted?.alt && shown) await describePicture(ctx, subject, { id: shown.id, from: shown.alt, alt: wanted.alt })
  }
}

const categoryEntry = z.object({
  name: texts,
  slugs: texts,
  /** English slug; null for a main category. */
  parent: key.nullable(),
  description: texts,
  seo_title: texts,
  seo_description: texts,
  picture: z.object({ file: pictureHash }).nullable(),
})

/** Categories, each behind the one above it; siblings in their order. */
async function orderedCategories(ctx: ShopAdminCtx) {
  const rows = await categories(ctx)
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const from = (parent: number | null): typeof rows => (below.get(parent) ?? []).flatMap(row => [row, ...from(row.id)])
  return from(null)
}

const categoryId = async (ctx: ShopAdminCtx, slug: string) =>
  named((await categories(ctx)).find(({ slugs }) => slugs.en === slug)?.id, 'category', slug)

export const categoryPart: Part<z.infer<typeof categoryEntry>> = {
  file: 'categories.jsonl',
  schema: categoryEntry,
  keyOf: ({ slugs }) => slugs.en,
  all: async function* (ctx) {
    const rows = await orderedCategories(ctx)
    const slugs = new Map(rows.map(row => [row.id, row.slugs.en]))
    for (const { id, parent_id } of rows) {
      const { picture: shown, ...document } = await category(ctx, id)
      const parent = parent_id === null ? null : slugs.get(parent_id)
      yield [categoryEntry.parse({ ...document, parent, picture: shown && { file: fileOf(shown) } })]
    }
  },
  filesOf: one => (one.picture ? [one.picture.file] : []),
  save: async (saving, { parent, picture: wanted, ...given }, before) => {
    const { ctx, record } = saving
    const parent_id = parent === null ? null : await categoryId(ctx, parent)
    const body = categoryAdminCalls.createCategory.body.parse({ ...given, parent_id })
    const show = await shownWith(saving, wanted, before?.picture)
    const complete = (made: ShopAdminCtx, id: number) => show(made, { kind: 'category', id })
    if (!before) return record('categories.createCategory', {}, async made => complete(made, (await createCategory(made, body)).id))
    const id = await categoryId(ctx, given.slugs.en)
    const { revision } = await category(ctx, id)
    const { parent_id: _, ...document } = body
    return record('categories.saveCategory', { id: String(id) }, async made => {
      await saveCategory(made, id, { ...document, revision })
      if (before.parent !== parent) await moveCategory(made, id, { parent_id, before_id: null })
      await complete(made, id)
    })
  },
}

const { first_products, facets } = categoryAdminCalls.setCategoryList.body.shape
const categoryListEntry = z.object({ /** English slug. */ category: key, first_products, facets })

/** How lists of categories look, where that is not as without a choice. */
export const categoryListPart: Part<z.infer<typeof categoryListEntry>> = {
  file: 'category-lists.jsonl',
  schema: categoryListEntry,
  keyOf: ({ category }) => category,
  all: async function* (ctx) {
    for (const { id, slugs } of await orderedCategories(ctx)) {
      const list = await category(ctx, id)
      if (list.first_products.length > 0 || list.facets) yield [categoryListEntry.parse({ ...list, category: slugs.en })]
    }
  },
  save: async ({ ctx, record }, { category: slug, ...list }) => {
    const id = await categoryId(ctx, slug)
    return record('categories.setCategoryList', { id: String(id) }, async made => {
      const { first_products, facets } = await category(made, id)
      return setCategoryList(made, id, { ...list, from: { first_products, facets } })
    })
  },
}

const featureEntry = z.object({ code: key, name: texts, values: z.array(z.object({ code: key, name: texts })).max(10_000) })

export const featurePart: Part<z.infer<typeof featureEntry>> = {
  file: 'features.jsonl',
  schema: featureEntry,
  keyOf: ({ code }) => code,
  all: async function* (ctx) {
    for (const { id } of await features(ctx)) yield [featureEntry.parse(await feature(ctx, id))]
  },
  save: ({ record }, entry, before) => {
    const { code, name } = featureCalls.createFeature.body.parse(entry)
    return record(before ? 'features.saveFeature' : 'features.createFeature', {}, async made => {
      const id = before
        ? named((await features(made)).find(one => one.code === code)?.id, 'feature', code)
        : (await createFeature(made, { code, name })).id
      const { revision, values } = await feature(made, id)
      const ids = new Map(values.map(value => [value.code, value.id]))
      const wanted = entry.values.map(value => ({ ...value, id: ids.get(value.code) }))
      await saveFeature(made, id, featureCalls.saveFeature.body.parse({ code, name, values: wanted, revision }))
    })
  },
}
