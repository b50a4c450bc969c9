import { fieldProblems, type Input, languages, type ResponseInput, ShopError } from '@stragan/contract'
import { type categoryAdminCalls, maxCategories, mergeDocuments } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { bothTexts, textsJson } from '../../platform/texts.ts'
import { removePicture, shownPicture } from '../pictures/pictures.ts'
import * as queries from './categories.queries.ts'
import { assertPlace } from './category-tree.ts'
import { type Additions, deleteRow, lockClassification, lockRow, nextRow } from './classification.queries.ts'
import { assertNoProblems, documentAt, mergedChange, revisionOf } from './revisions.ts'
import { categorySlugs, slugsFor, takeSlug } from './slugs.ts'

type Calls = typeof categoryAdminCalls
type CategoryBody = Omit<Input<Calls['saveCategory']>['body'], 'revision'>

export async function categories(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['categories']>> {
  const rows = await queries.allCategories(ctx)
  return rows.map(({ name, slug, ...row }) => ({ ...row, name: bothTexts(name), slugs: bothTexts(slug) }))
}

/** What a form of a category changes. */
const documentOf = ({ name, slug, description, seo_title, seo_description }: queries.CategoryRow): CategoryBody => ({
  name: bothTexts(name),
  slugs: bothTexts(slug),
  description: bothTexts(description),
  seo_title: bothTexts(seo_title),
  seo_description: bothTexts(seo_description),
})

const storedOf = ({ name, slugs, description, seo_title, seo_description }: CategoryBody): queries.StoredCategory => ({
  name: textsJson(name),
  slug: textsJson(slugs),
  description: textsJson(description),
  seo_title: textsJson(seo_title),
  seo_description: textsJson(seo_description),
})

export async function category(ctx: ShopAdminCtx, id: number, revision?: string): Promise<ResponseInput<Calls['category']>> {
  const row = await existing(ctx, id)
  const { parent_id, products, children, first_products, facets } = row
  const document = await documentAt(ctx, { entity: 'category', id, stored: documentOf(row), documentOf }, revision)
  const picture = await shownPicture(ctx, { kind: 'category', id })
  return { id, parent_id, products, children, first_products, facets, ...document, picture, revision: revisionOf(document) }
}

async function existing(ctx: ShopAdminCtx, id: number) {
  const row = await queries.categoryById(ctx, id)
  if (!row) throw new ShopError('category_not_found')
  return row
}

type NewCategory = Input<Calls['createCategory']>['body']

export async function createCategory(ctx: ShopAdminCtx, written: NewCategory): Promise<ResponseInput<Calls['createCategory']>> {
  await lockClassification(ctx)
  const { add, store } = await newCategories(ctx)
  const id = add(written)
  await store()
  return { id }
}

/** Adds categories, under the lock of the classification; also below one another. */
export async function newCategories(ctx: ShopAdminCtx): Promise<Additions<NewCategory>> {
  const { count, id: first } = await nextRow(ctx, 'categories')
  const places = await queries.placesOfCategories(ctx)
  const others = await categorySlugs(ctx)
  const added: queries.PlacedCategory[] = []
  return {
    add({ parent_id, ...written }) {
      if (count + added.length >= maxCategories) throw new ShopError('classification_full', { details: { limit: maxCategories } })
      if (parent_id !== null && !places.some(place => place.id === parent_id)) throw new ShopError('category_not_found')
      assertPlace(places, null, parent_id)
      const id = first + added.length
      const { slugs, problems } = slugsFor(others, { id, ...written })
      assertNoProblems(problems)
      for (const language of languages) takeSlug(others[language], slugs[language])
      places.push({ id, parent_id })
      added.push({ id, parent_id, ...storedOf({ ...written, slugs }) })
      return id
    },
    store: () => queries.insertCategories(ctx, added),
  }
}

export async function saveCategory(
  ctx: ShopAdminCtx,
  id: number,
  { revision, ...written }: Input<Calls['saveCategory']>['body'],
): Promise<'ok'> {
  await lockClassification(ctx)
  const stored = documentOf(await existing(ctx, id))
  const others = await categorySlugs(ctx, id)
  const { slugs } = slugsFor(others, { id, ...written })
  const merged = await mergedChange(ctx, { entity: 'category', id, revision, stored, written: { ...written, slugs }, documentOf })
  assertNoProblems(slugsFor(others, { id, ...merged }).problems)
  await queries.updateCategory(ctx, id, storedOf(merged))
  return 'ok'
}

/** Sets how the list of a category looks. Throws `classification_changed` where somebody else has changed the same since. */
export async function setCategoryList(
  ctx: ShopAdminCtx,
  id: number,
  { from, ...given }: Input<Calls['setCategoryList']>['body'],
): Promise<'ok'> {
  await lockClassification(ctx)
  const { first_products, facets } = await existing(ctx, id)
  const { merged, conflicts } = mergeDocuments(from, given, { first_products, facets })
  assertNoConflicts('classification_changed', conflicts)
  const list = merged as typeof given
  const [symbols, codes] = [[...new Set(list.first_products)], list.facets && [...new Set(list.facets)]]
  const known = await queries.listParts(ctx, symbols, codes ?? [])
  const unknown = (field: 'first_products' | 'facets', names: readonly string[], isKnown: (name: string) => boolean) =>
    names.filter(name => !isKnown(name)).map(name => [`${field}.${given[field]?.indexOf(name)}`, fieldProblems.unknown] as const)
  assertNoProblems(
    Object.fromEntries([
      ...unknown('first_products', symbols, symbol => Object.hasOwn(known.products, symbol)),
      ...unknown('facets', codes ?? [], code => known.codes.includes(code)),
    ]),
  )
  await queries.setList(
    ctx,
    id,
    symbols.flatMap(symbol => known.products[symbol] ?? []),
    codes,
  )
  return 'ok'
}

/** Moves a category with all below it. Throws `category_not_found` too where `before_id` is not below the new parent. */
export async function moveCategory(
  ctx: ShopAdminCtx,
  id: number,
  { parent_id, before_id }: Input<Calls['moveCategory']>['body'],
): Promise<'ok'> {
  await lockClassification(ctx)
  const places = await queries.placesOfCategories(ctx)
  for (const one of [id, parent_id]) if (one !== null && !places.some(place => place.id === one)) throw new ShopError('category_not_found')
  assertPlace(places, id, parent_id)
  const siblings = places.filter(place => place.parent_id === parent_id && place.id !== id).map(place => place.id)
  const at = before_id === null ? siblings.length : siblings.indexOf(before_id)
  if (at < 0) throw new ShopError('category_not_found')
  await queries.placeCategories(ctx, parent_id, siblings.toSpliced(at, 0, id))
  return 'ok'
}

export async function deleteCategory(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await lockClassification(ctx)
  await lockRow(ctx, 'categories', id)
  const { products, children } = await existing(ctx, id)
  if (products + children > 0) throw new ShopError('still_in_use', { details: { products, children } })
  await removePicture(ctx, { kind: 'category', id })
  await deleteRow(ctx, 'categories', id)
  return 'ok'
}
