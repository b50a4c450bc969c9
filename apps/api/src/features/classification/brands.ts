import { type Fields, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type brandAdminCalls, maxBrands } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { bothTexts, textsJson } from '../../platform/texts.ts'
import { removePicture, shownPicture } from '../pictures/pictures.ts'
import * as queries from './brands.queries.ts'
import { deleteRow, lockClassification, lockRow, nextRow } from './classification.queries.ts'
import { producerById } from './producers.queries.ts'
import { assertNoProblems, documentAt, mergedChange, revisionOf } from './revisions.ts'
import { brandSlugFor } from './slugs.ts'

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
  const { count, id } = await nextRow(ctx, 'brands')
  if (count >= maxBrands) throw new ShopError('classification_full', { details: { limit: maxBrands } })
  await queries.insertBrand(ctx, id, await storedBrand(ctx, id, written))
  return { id }
}

export async function saveBrand(ctx: ShopAdminCtx, id: number, { revision, ...written }: Input<Calls['saveBrand']>['body']): Promise<'ok'> {
  await lockClassification(ctx)
  const stored = documentOf(await existing(ctx, id))
  const { slug } = await brandSlugFor(ctx, { id, ...written })
  const merged = await mergedChange(ctx, { entity: 'brand', id, revision, stored, written: { ...written, slug }, documentOf })
  await queries.updateBrand(ctx, id, await storedBrand(ctx, id, merged))
  return 'ok'
}

/** A brand as it is stored. Throws `invalid_body` for a slug of another one, and for an unknown producer. */
async function storedBrand(ctx: ShopAdminCtx, id: number, written: BrandBody): Promise<queries.StoredBrand> {
  const { name, slug, producer_id } = written
  const free = await brandSlugFor(ctx, { id, name, slug })
  const isUnknown = producer_id !== null && !(await producerById(ctx, producer_id))
  const producerProblem: Fields = isUnknown ? { producer_id: fieldProblems.unknown } : {}
  assertNoProblems({ ...free.problems, ...producerProblem })
  const texts = {
    description: textsJson(written.description),
    seo_title: textsJson(written.seo_title),
    seo_description: textsJson(written.seo_description),
  }
  return { name, slug: free.slug, ...texts, producer_id }
}

export async function deleteBrand(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await lockClassification(ctx)
  await lockRow(ctx, 'brands', id)
  const { products } = await existing(ctx, id)
  if (products > 0) throw new ShopError('still_in_use', { details: { products } })
  await removePicture(ctx, { kind: 'brand', id })
  await deleteRow(ctx, 'brands', id)
  return 'ok'
}
