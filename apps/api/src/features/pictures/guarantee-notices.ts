import type { Language, Picture, ResponseInput } from '@stragan/contract'
import { type guaranteeNoticeCalls, pictureLimits, type UploadedFile } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import * as queries from './guarantee-notices.queries.ts'
import { type CheckedFile, storeUploaded } from './picture-files.ts'
import { insertPicture, nextPictureId } from './picture-rows.queries.ts'
import { type Original, pictureOf } from './stored-pictures.ts'

type Calls = typeof guaranteeNoticeCalls
type Outcome = ResponseInput<Calls['setGuaranteeNotice']>['files'][number]

/** What the picture is called; the storefront says what it says (apps/storefront/app/features/legal-guarantee/). */
const name = { en: 'Notice on the legal guarantee of conformity', pl: 'Informacja o prawnej gwarancji zgodności towaru z umową' }

/** The picture of the notice in the language of the request, and in no other: its words are part of it. */
export async function guaranteeNotice(ctx: Ctx): Promise<Picture | null> {
  const found = (await queries.notices(ctx)).find(({ language }) => language === ctx.language)
  return found ? pictureOf(found.picture) : null
}

/** The pictures of the notice in all languages, as the back office shows them. */
export async function guaranteeNotices(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['guaranteeNotices']>> {
  const shown = new Map((await queries.notices(ctx)).map(({ language, id, picture }) => [language, { id, picture: pictureOf(picture) }]))
  return { en: shown.get('en') ?? null, pl: shown.get('pl') ?? null }
}

/** Stores the first file outside of any transaction, since decoding takes long, and then shows it. */
export async function setGuaranteeNotice(
  ctx: ShopAdminCtx,
  language: Language,
  [file, ...others]: readonly UploadedFile[],
  fileFolder: string,
): Promise<{ files: Outcome[] }> {
  if (!file) return { files: [] }
  const checked = await storeUploaded(fileFolder, file, pictureLimits.minNoticeWidth)
  const outcome = await ctx.db.transaction(tx => replace({ ...ctx, db: tx }, language, checked))
  return { files: [outcome, ...others.map(({ name }): Outcome => ({ name, outcome: 'refused', problem: 'too_many', id: null }))] }
}

/** Shows a picture that is stored already. */
export const showStoredNotice = (ctx: ShopAdminCtx, language: Language, original: Original) =>
  replace(ctx, language, { name: '', original, problem: null })

async function replace(ctx: ShopAdminCtx, language: Language, { name: file, original, problem }: CheckedFile): Promise<Outcome> {
  if (!original) return { name: file, outcome: 'refused', problem, id: null }
  // Before the former picture is read: those who wait for the number see what came before them.
  const id = await nextPictureId(ctx, ctx.db)
  const former = await queries.lockedNotice(ctx, language)
  if (former?.picture.hash === original.hash) return { name: file, outcome: 'present', problem: null, id: former.id }
  await insertPicture(ctx, ctx.db, { id, ...original, alt: name })
  await queries.showNotice(ctx, { language, pictureId: id, former })
  return { name: file, outcome: 'added', problem: null, id }
}

export async function removeGuaranteeNotice(ctx: ShopAdminCtx, language: Language): Promise<'ok'> {
  await queries.deleteNotice(ctx, language)
  return 'ok'
}
