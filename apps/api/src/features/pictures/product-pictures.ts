import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type FileProblem, pictureLimits, type productPictureCalls, type UploadedFile } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Queryable } from '../../platform/database.ts'
import { mergedList } from '../../platform/merged-list.ts'
import { bothTexts } from '../../platform/texts.ts'
import { assertProduct, lockProduct } from '../catalogue/catalogue.ts'
import { type CheckedFile, type CropArea, storeCropped, storeUploaded } from './picture-files.ts'
import { nextPictureId } from './picture-rows.queries.ts'
import * as queries from './product-pictures.queries.ts'
import { type Original, pictureOf } from './stored-pictures.ts'

type Calls = typeof productPictureCalls
type Pictures = ResponseInput<Calls['productPictures']>
type Added = ResponseInput<Calls['addProductPictures']>
type Described = Input<Calls['saveProductPictures']>['body']['pictures'][number]

const described = ({ id, alt, is_family_picture }: queries.DescribedRow): Described => ({
  id,
  alt: bothTexts(alt),
  is_family_picture,
})

const listed = async (ctx: ShopAdminCtx, productId: number): Promise<Pictures> => ({
  items: (await queries.picturesOf(ctx, ctx.db, productId)).map(row => ({ ...described(row), picture: pictureOf(row.picture) })),
})

export async function productPictures(ctx: ShopAdminCtx, productId: number): Promise<Pictures> {
  await assertProduct(ctx, productId)
  return listed(ctx, productId)
}

/** Stores the files outside of any transaction, since decoding takes long, and then adds what they are. */
export async function addProductPictures(
  ctx: ShopAdminCtx,
  productId: number,
  files: readonly UploadedFile[],
  fileFolder: string,
): Promise<Added> {
  await assertProduct(ctx, productId)
  const checked: CheckedFile[] = []
  for (const file of files) checked.push(await storeUploaded(fileFolder, file))
  return ctx.db.transaction(async tx => {
    await lockProduct(ctx, tx, productId)
    const present = await presentPictures(ctx, tx, productId)
    const added: Added['files'] = []
    for (const file of checked) added.push(await addPicture(ctx, tx, { productId, file, present }))
    return { files: added }
  })
}

/**
 * Adds stored pictures behind those of a product that is locked, each with a text in the shop's default language where it has one; says of each why
 * it was not added, if it was not. One that is there already is not added again.
 */
export async function addStoredPictures(
  ctx: ShopAdminCtx,
  tx: Queryable,
  productId: number,
  pictures: readonly { original: Original; alt: string }[],
): Promise<(FileProblem | null)[]> {
  const present = await presentPictures(ctx, tx, productId)
  const problems: (FileProblem | null)[] = []
  for (const { original, alt } of pictures) {
    const file: CheckedFile = { name: '', original, problem: null }
    problems.push((await addPicture(ctx, tx, { productId, file, present, alt })).problem)
  }
  return problems
}

/** Ids of the pictures of a product by their hash. */
const presentPictures = async (ctx: ShopAdminCtx, db: Queryable, productId: number) =>
  new Map((await queries.picturesOf(ctx, db, productId)).map(({ id, picture }) => [picture.hash, id]))

interface Adding {
  productId: number
  file: CheckedFile
  /** What it shows, in the shop's default language; without it, the name of the product. */
  alt?: string
  /** Ids of the pictures of the product by their hash. */
  present: Map<string, number>
}

async function addPicture(
  ctx: ShopAdminCtx,
  tx: Queryable,
  { productId, file, present, alt = '' }: Adding,
): Promise<Added['files'][number]> {
  const { name, original, problem } = file
  if (!original) return { name, outcome: 'refused', problem, id: null }
  const same = present.get(original.hash)
  if (same !== undefined) return { name, outcome: 'present', problem: null, id: same }
  if (present.size >= pictureLimits.perProduct) return { name, outcome: 'refused', problem: 'too_many', id: null }
  const id = await nextPictureId(ctx, tx)
  await queries.addToProduct(ctx, tx, productId, { id, ...original }, alt)
  present.set(original.hash, id)
  return { name, outcome: 'added', problem: null, id }
}

/**
 * Puts what is inside of an area of a picture in its place, as a picture of its own: copies of the product show the same one. The file of the
 * whole picture stays, for an undo. Throws `invalid_crop` for an area that is not inside of the picture, or is all of it.
 */
export async function cropProductPicture(
  ctx: ShopAdminCtx,
  { id: productId, picture: pictureId }: Input<Calls['cropProductPicture']>['params'],
  area: CropArea,
  fileFolder: string,
): Promise<Pictures> {
  await assertProduct(ctx, productId)
  const { picture } = await shownPicture(ctx, ctx.db, productId, pictureId)
  const { width, height } = picture
  const isInside = area.left + area.width <= width && area.top + area.height <= height
  if (!isInside || (area.width === width && area.height === height)) throw new ShopError('invalid_crop')
  const original = await storeCropped(fileFolder, picture.hash, area)
  return ctx.db.transaction(async tx => {
    await lockProduct(ctx, tx, productId)
    const replaced = await shownPicture(ctx, tx, productId, pictureId)
    const id = await nextPictureId(ctx, tx)
    await queries.replacePicture(ctx, tx, productId, replaced, { id, ...original })
    return listed({ ...ctx, db: tx }, productId)
  })
}

/** Throws `picture_not_found` for one that the product does not show. */
async function shownPicture(ctx: ShopAdminCtx, db: Queryable, productId: number, id: number): Promise<queries.DescribedRow> {
  const shown = (await queries.picturesOf(ctx, db, productId)).find(one => one.id === id)
  if (!shown) throw new ShopError('picture_not_found')
  return shown
}

/**
 * Changes order and texts, and removes what is left out. Throws `pictures_changed` with what both have changed, and `invalid_body` for a
 * picture that the product never had.
 */
export async function saveProductPictures(
  ctx: ShopAdminCtx,
  productId: number,
  { from, pictures }: Input<Calls['saveProductPictures']>['body'],
): Promise<Pictures> {
  await lockProduct(ctx, ctx.db, productId)
  const stored = (await queries.picturesOf(ctx, ctx.db, productId)).map(described)
  const wanted = mergedList({ from, mine: pictures, stored, name: 'pictures', conflict: 'pictures_changed' })
  const ids = wanted.map(({ id }) => id)
  const before = new Map(stored.map(one => [one.id, one]))
  for (const one of wanted) if (!isSame(one, before.get(one.id))) await queries.describePicture(ctx, ctx.db, one)
  const removed = stored.map(({ id }) => id).filter(id => !ids.includes(id))
  if (removed.length > 0) await queries.removePictures(ctx, ctx.db, productId, removed)
  await queries.orderPictures(ctx, ctx.db, productId, ids)
  return listed(ctx, productId)
}

const isSame = (a: Described, b: Described | undefined) =>
  b !== undefined && a.alt.en === b.alt.en && a.alt.pl === b.alt.pl && a.is_family_picture === b.is_family_picture
