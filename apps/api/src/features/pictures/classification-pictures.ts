import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type classificationPictureCalls, mergeDocuments, type UploadedFile } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { bothTexts } from '../../platform/texts.ts'
import * as queries from './classification-pictures.queries.ts'
import { type CheckedFile, storeUploaded } from './picture-files.ts'
import { insertPicture, nextPictureId } from './picture-rows.queries.ts'
import { type Original, pictureOf } from './stored-pictures.ts'

type Calls = typeof classificationPictureCalls
type Outcome = ResponseInput<Calls['setBrandLogo']>['files'][number]

/** What has one picture. */
export interface Subject {
  kind: queries.Kind
  id: number
}

function found<Row>({ kind }: Subject, row: Row | undefined): Row {
  if (!row) throw new ShopError(`${kind}_not_found`)
  return row
}

/** The picture of a category, or the logo of a brand, as a page of the back office shows it. */
export async function shownPicture(ctx: ShopAdminCtx, subject: Subject) {
  const { shown } = found(subject, await queries.subject(ctx, subject.kind, subject.id))
  return shown && { id: shown.id, alt: bothTexts(shown.alt), picture: pictureOf(shown.picture) }
}

/** Stores the first file outside of any transaction, since decoding takes long, and then shows it. */
export async function setPicture(
  ctx: ShopAdminCtx,
  subject: Subject,
  [file, ...others]: readonly UploadedFile[],
  fileFolder: string,
): Promise<{ files: Outcome[] }> {
  found(subject, await queries.subject(ctx, subject.kind, subject.id))
  if (!file) return { files: [] }
  const checked = await storeUploaded(fileFolder, file)
  const outcome = await ctx.db.transaction(tx => replace({ ...ctx, db: tx }, subject, checked))
  return { files: [outcome, ...others.map(({ name }): Outcome => ({ name, outcome: 'refused', problem: 'too_many', id: null }))] }
}

/** Shows a picture that is stored already. */
export const showStoredPicture = (ctx: ShopAdminCtx, subject: Subject, original: Original) =>
  replace(ctx, subject, { name: '', original, problem: null })

async function replace(ctx: ShopAdminCtx, subject: Subject, { name, original, problem }: CheckedFile): Promise<Outcome> {
  const { names, shown: former } = found(subject, await queries.lockedSubject(ctx, ctx.db, subject.kind, subject.id))
  if (!original) return { name, outcome: 'refused', problem, id: null }
  if (former?.picture.hash === original.hash) return { name, outcome: 'present', problem: null, id: former.id }
  const id = await nextPictureId(ctx, ctx.db)
  // A category's picture may have been that of a product, whose text says something else.
  await insertPicture(ctx, ctx.db, { id, ...original, alt: (subject.kind === 'brand' && former?.alt) || names })
  await queries.showPicture(ctx, ctx.db, { ...subject, former, pictureId: id })
  return { name, outcome: 'added', problem: null, id }
}

export async function removePicture(ctx: ShopAdminCtx, subject: Subject): Promise<'ok'> {
  const { shown: former } = found(subject, await queries.lockedSubject(ctx, ctx.db, subject.kind, subject.id))
  if (former) await queries.showPicture(ctx, ctx.db, { ...subject, former, pictureId: null })
  return 'ok'
}

/** Throws `pictures_changed` for another picture than the present one, and with the texts that both have changed. */
export async function describePicture(
  ctx: ShopAdminCtx,
  subject: Subject,
  { id, from, alt }: Input<Calls['describeBrandLogo']>['body'],
): Promise<'ok'> {
  const { shown } = found(subject, await queries.lockedSubject(ctx, ctx.db, subject.kind, subject.id))
  if (shown?.id !== id) throw new ShopError('pictures_changed')
  const { merged, conflicts } = mergeDocuments(from, alt, bothTexts(shown.alt))
  assertNoConflicts('pictures_changed', conflicts, path => `alt.${path}`)
  await queries.describePicture(ctx, id, merged)
  return 'ok'
}
