import { type Fields, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type brandAdminCalls, maxBrands } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { bothTexts, textsJson } from '../../platform/texts.ts'
import { removePicture, shownPicture } from '../pictures/pictures.ts'
import * as queries from './brands.queries.ts'
import { type Additions, deleteRow, lockClassification, lockRow, nextRow } from './classification.queries.ts'
import { producerById } from './producers.queries.ts'
import { assertNoProblems, documentAt, mergedChange, revisionOf } from './revisions.ts'
import { brandSlugFor, brandSlugs, takeSlug } from './slugs.ts'

type Calls = typeof brandAdminCalls
type BrandBody = Input<Calls['createBrand']>['body']

export async function brands(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['brands']>> {
  return (await queries.allBrands(ctx)).map(({ id, name, slug, producer_id, products }) => ({ id, name, slug, producer_id, products }))
}

/** What a form of a brand changes. */
const documentOf = ({ name, slug, description, seo_title, seo_description, producer_id }: queries.BrandRow): BrandBody => ({
  name,
  slug,
  description: bothTexts(description),
  seo_title: bothTexts(seo_title ?? {}),
  seo_description: bothTexts(seo_description ?? {}),
  producer_id,
})

export async function brand(ctx: ShopAdminCtx, id: number, revision?: string): Promise<ResponseInput<Calls['brand']>> {
  const row = await existing(ctx, id)
  const document = await documentAt(ctx, { entity: 'brand', id, stored: documentOf(row), documentOf }, revision)
  const logo = await shownPicture(ctx, { kind: 'brand', id })
  return { id, products: row.products, ...document, logo, revision: revisionOf(document) }
}

async function existing(ctx: ShopAdminCtx, id: number) {
  const row = await queries.brandById(ctx, id)
  if (!row) throw new ShopError('brand_not_found')
  return row
}

export async function createBrand(ctx: ShopAdminCtx, written: BrandBody): Promise<ResponseInput<Calls['createBrand']>> {
  await lockClassification(ctx)
  const producerProblem = await problemOfProducer(ctx, written)
  const { add, store } = await newBrands(ctx, producerProblem)
  const id = add(written)
  await store()
  return { id }
}

/** Adds brands, under the lock of the classification. `problems`, which are no business of the slug, refuse them. */
export async function newBrands(ctx: ShopAdminCtx, problems: Fields = {}): Promise<Additions<BrandBody>> {
  const { count, id: first } = await nextRow(ctx, 'brands')
  const others = await brandSlugs(ctx)
  const added: (queries.StoredBrand & { id: number })[] = []
  return {
    add(written) {
      if (count + added.length >= maxBrands) throw new ShopError('classification_full', { details: { limit: maxBrands } })
      const id = first + added.length
      const free = brandSlugFor(others, { id, ...written })
      assertNoProblems({ ...free.problems, ...problems })
      takeSlug(others, free.slug)
      added.push({ id, ...storedOf({ ...written, slug: free.slug }) })
      return id
    },
    store: () => queries.insertBrands(ctx, added),
  }
}

export async function saveBrand(ctx: ShopAdminCtx, id: number, { revision, ...written }: Input<Calls['saveBrand']>['body']): Promise<'ok'> {
  await lockClassification(ctx)
  const stored = documentOf(await existing(ctx, id))
  const others = await brandSlugs(ctx, id)
  const { slug } = brandSlugFor(others, { id, ...written })
  const merged = await mergedChange(ctx, { entity: 'brand', id, revision, stored, written: { ...written, slug }, documentOf })
  const free = brandSlugFor(others, { id, ...merged })
  assertNoProblems({ ...free.problems, ...(await problemOfProducer(ctx, merged)) })
  await queries.updateBrand(ctx, id, storedOf({ ...merged, slug: free.slug }))
  return 'ok'
}

async function problemOfProducer(ctx: ShopAdminCtx, { producer_id }: Pick<BrandBody, 'producer_id'>): Promise<Fields> {
  const isUnknown = producer_id !== null && !(await producerById(ctx, producer_id))
  return isUnknown ? { producer_id: fieldProblems.unknown } : {}
}

const storedOf = ({ name, slug, description, seo_title, seo_description, producer_id }: BrandBody): queries.StoredBrand => ({
  name,
  slug,
  description: textsJson(description),
  seo_title: textsJson(seo_title),
  seo_description: textsJson(seo_description),
  producer_id,
})

export async function deleteBrand(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await lockClassification(ctx)
  await lockRow(ctx, 'brands', id)
  const { products } = await existing(ctx, id)
  if (products > 0) throw new ShopError('still_in_use', { details: { products } })
  await removePicture(ctx, { kind: 'brand', id })
  await deleteRow(ctx, 'brands', id)
  return 'ok'
}
