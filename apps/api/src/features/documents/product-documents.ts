import { readFile } from 'node:fs/promises'
import slugify from '@sindresorhus/slugify'
import type { Input, ResponseInput } from '@stragan/contract'
import { documentLimits, type FileProblem, type productDocumentCalls, type UploadedFile } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Queryable } from '../../platform/database.ts'
import { mergedList } from '../../platform/merged-list.ts'
import { bothTexts } from '../../platform/texts.ts'
import { assertProduct, lockProduct } from '../catalogue/catalogue.ts'
import { documentOf, type StoredDocument, storeDocument } from './documents.ts'
import { isPdf, pageCount } from './pdf-files.ts'
import * as queries from './product-documents.queries.ts'

type Calls = typeof productDocumentCalls
type Documents = ResponseInput<Calls['productDocuments']>
type Added = ResponseInput<Calls['addProductDocuments']>
type Named = Input<Calls['saveProductDocuments']>['body']['documents'][number]

/** Until somebody writes a better name. */
const defaultTitle = { en: 'Data sheet', pl: 'Karta techniczna' }

const listed = async (ctx: ShopAdminCtx, productId: number): Promise<Documents> => ({
  items: (await queries.sheetsOf(ctx, ctx.db, productId)).map(({ id, title, document }) => ({
    id,
    title: bothTexts(title),
    file_name: document.file_name,
    ...documentOf(document),
  })),
})

export async function productDocuments(ctx: ShopAdminCtx, productId: number): Promise<Documents> {
  await assertProduct(ctx, productId)
  return listed(ctx, productId)
}

/** Adds stored files behind the data sheets of a product that is locked, unless they are there. */
export async function addStoredDocuments(ctx: ShopAdminCtx, productId: number, documents: readonly StoredDocument[]): Promise<void> {
  const present = await presentSheets(ctx, ctx.db, productId)
  for (const document of documents) await addDocument(ctx, ctx.db, { productId, file: { name: '', document, problem: null }, present })
}

/** Ids of the data sheets of a product by the hash of their file. */
const presentSheets = async (ctx: ShopAdminCtx, db: Queryable, productId: number) =>
  new Map((await queries.sheetsOf(ctx, db, productId)).map(({ id, document }) => [document.hash, id]))

type CheckedFile = { name: string; document: StoredDocument; problem: null } | { name: string; document: null; problem: FileProblem }

/** Stores the files outside of any transaction, and then adds them. */
export async function addProductDocuments(
  ctx: ShopAdminCtx,
  productId: number,
  files: readonly UploadedFile[],
  fileFolder: string,
): Promise<Added> {
  await assertProduct(ctx, productId)
  const checked: CheckedFile[] = []
  for (const file of files) checked.push(await storeUploadedDocument(fileFolder, file))
  return ctx.db.transaction(async tx => {
    await lockProduct(ctx, tx, productId)
    const present = await presentSheets(ctx, tx, productId)
    const added: Added['files'] = []
    for (const file of checked) added.push(await addDocument(ctx, tx, { productId, file, present }))
    return { files: added }
  })
}

/** Checks a file and stores it. */
export async function storeUploadedDocument(folder: string, { name, path, bytes, problem }: UploadedFile): Promise<CheckedFile> {
  const refused = (reason: FileProblem): CheckedFile => ({ name, document: null, problem: reason })
  if (problem) return refused(problem)
  if (bytes === 0) return refused('empty')
  const content = await readFile(path)
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return refused('unsupported')
  if (!isPdf(content)) return refused('damaged')
  const [{ hash }, pages] = [await storeDocument(folder, content), await pageCount(content)]
  return { name, document: { hash, file_name: savedName(name), bytes, pages }, problem: null }
}

const maxSavedNameLength = 80

/** The name under which browsers save a file: of letters, digits and hyphens. */
const savedName = (name: string) =>
  `${
    slugify(name.replace(/\.pdf$/i, ''))
      .replace(/[^a-z0-9-]/g, '')
      .slice(0, maxSavedNameLength) || 'document'
  }.pdf`

interface Adding {
  productId: number
  file: CheckedFile
  /** Ids of the data sheets of the product by the hash of their file. */
  present: Map<string, number>
}

async function addDocument(ctx: ShopAdminCtx, tx: Queryable, { productId, file, present }: Adding): Promise<Added['files'][number]> {
  const { name, document, problem } = file
  if (!document) return { name, outcome: 'refused', problem, id: null }
  const same = present.get(document.hash)
  if (same !== undefined) return { name, outcome: 'present', problem: null, id: same }
  if (present.size >= documentLimits.perProduct) return { name, outcome: 'refused', problem: 'too_many', id: null }
  const documentId = await queries.registerDocument(ctx, tx, document)
  const id = await queries.insertSheet(ctx, tx, { productId, documentId, title: defaultTitle })
  present.set(document.hash, id)
  return { name, outcome: 'added', problem: null, id }
}

/** Changes order and names, and removes what is left out. Throws `documents_changed` with what both have changed, and `invalid_body`. */
export async function saveProductDocuments(
  ctx: ShopAdminCtx,
  productId: number,
  { from, documents }: Input<Calls['saveProductDocuments']>['body'],
): Promise<Documents> {
  await lockProduct(ctx, ctx.db, productId)
  const stored: Named[] = (await queries.sheetsOf(ctx, ctx.db, productId)).map(({ id, title }) => ({ id, title: bothTexts(title) }))
  const wanted = mergedList({ from, mine: documents, stored, name: 'documents', conflict: 'documents_changed' })
  const before = new Map(stored.map(({ id, title }) => [id, title]))
  for (const one of wanted) {
    const { en, pl } = before.get(one.id) ?? {}
    if (one.title.en !== en || one.title.pl !== pl) await queries.renameSheet(ctx, ctx.db, one)
  }
  const ids = wanted.map(({ id }) => id)
  await queries.deleteSheets(
    ctx,
    ctx.db,
    productId,
    [...before.keys()].filter(id => !ids.includes(id)),
  )
  await queries.orderSheets(ctx, ctx.db, productId, ids)
  return listed(ctx, productId)
}
