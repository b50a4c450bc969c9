import { documentLimits, pictureLimits, stockCalls } from '@stragan/contract/admin'
import { z } from 'zod'
import type { ShopAdminCtx } from '../admin-context.ts'
import { lockProduct } from '../features/catalogue/catalogue.ts'
import type { StoredDocument } from '../features/documents/documents.ts'
import { addStoredDocuments, productDocuments, saveProductDocuments } from '../features/documents/product-documents.ts'
import type { Original } from '../features/pictures/pictures.ts'
import { addStoredPictures, productPictures, saveProductPictures } from '../features/pictures/product-pictures.ts'
import { setMinimumStock } from '../features/stock/admin-stock.ts'
import * as queries from './archives.queries.ts'
import { documentHash, key, picture, texts } from './entry-schemas.ts'
import { batches, named, type Part } from './part.ts'

const batchSize = 250

const productId = async (ctx: ShopAdminCtx, symbol: string) =>
  named((await queries.productsBySymbols(ctx, [symbol]))[0]?.id, 'product', symbol)

const picturesEntry = z.object({
  /** Symbol. */
  product: key,
  /** In their order: the first one is the cover. */
  pictures: z
    .array(picture.extend({ is_family_picture: z.boolean() }))
    .min(1)
    .max(pictureLimits.perProduct),
})

const picturesOf = (rows: readonly queries.PicturesRow[]) => rows.map(({ product, pictures }) => picturesEntry.parse({ product, pictures }))

export const picturesPart: Part<z.infer<typeof picturesEntry>> = {
  file: 'pictures.jsonl',
  schema: picturesEntry,
  keyOf: ({ product }) => product,
  all: async function* (ctx) {
    const read = (after: number) => queries.picturesAfter(ctx, after, batchSize)
    for await (const rows of batches(read, ({ id }) => id, batchSize)) yield picturesOf(rows)
  },
  among: async (ctx, entries) =>
    picturesOf(
      await queries.picturesOfProducts(
        ctx,
        entries.map(({ product }) => product),
      ),
    ),
  filesOf: ({ pictures }) => pictures.map(({ file }) => file),
  save: async ({ ctx, record, storePicture }, { product, pictures }, before) => {
    const id = await productId(ctx, product)
    const present = new Set(before?.pictures.map(({ file }) => file))
    const added = pictures.filter(({ file }) => !present.has(file))
    const originals: { original: Original; alt: string }[] = []
    for (const { file } of added) originals.push({ original: await storePicture(file), alt: '' })
    return record('productPictures.saveProductPictures', { id: String(id) }, async made => {
      await lockProduct(made, made.db, id)
      const listed = async () =>
        (await productPictures(made, id)).items.map(({ picture: { url }, ...one }) => ({
          ...one,
          file: url.slice(url.lastIndexOf('/') + 1),
        }))
      const wanted = new Set(pictures.map(({ file }) => file))
      // Those that it does not have any more make room first.
      const left = (await listed()).filter(({ file }) => wanted.has(file.slice(0, 32)))
      const described = (list: typeof left) => list.map(({ file: _, ...one }) => one)
      await saveProductPictures(made, id, { from: described(await listed()), pictures: described(left) })
      await addStoredPictures(made, made.db, id, originals)
      const from = await listed()
      const ids = new Map(from.map(one => [one.file.slice(0, 32), one.id]))
      const ordered = pictures.map(({ file, alt, is_family_picture }) => ({
        id: named(ids.get(file), 'picture', file),
        alt,
        is_family_picture,
      }))
      await saveProductPictures(made, id, { from: described(from), pictures: ordered })
    })
  },
}

const documentsEntry = z.object({
  product: key,
  documents: z
    .array(z.object({ file: documentHash, file_name: z.string().regex(/^[a-z0-9-]{1,100}\.pdf$/), title: texts }))
    .min(1)
    .max(documentLimits.perProduct),
})

const documentsOf = (rows: readonly queries.DocumentsRow[]) =>
  rows.map(({ product, documents }) => documentsEntry.parse({ product, documents }))

export const documentsPart: Part<z.infer<typeof documentsEntry>> = {
  file: 'documents.jsonl',
  schema: documentsEntry,
  keyOf: ({ product }) => product,
  all: async function* (ctx) {
    const read = (after: number) => queries.documentsAfter(ctx, after, batchSize)
    for await (const rows of batches(read, ({ id }) => id, batchSize)) yield documentsOf(rows)
  },
  among: async (ctx, entries) =>
    documentsOf(
      await queries.documentsOfProducts(
        ctx,
        entries.map(({ product }) => product),
      ),
    ),
  filesOf: ({ documents }) => documents.map(({ file }) => file),
  save: async ({ ctx, record, storeDocument }, { product, documents }, before) => {
    const id = await productId(ctx, product)
    const present = new Set(before?.documents.map(({ file }) => file))
    const added: StoredDocument[] = []
    for (const { file, file_name } of documents) if (!present.has(file)) added.push(await storeDocument(file, file_name))
    return record('productDocuments.saveProductDocuments', { id: String(id) }, async made => {
      await lockProduct(made, made.db, id)
      await addStoredDocuments(made, id, added)
      const from = (await productDocuments(made, id)).items.map(({ id: sheet, title, url }) => ({ id: sheet, title, url }))
      const ids = new Map(from.map(one => [one.url.split('/').at(-2), one.id]))
      const wanted = documents.map(({ file, title }) => ({ id: named(ids.get(file), 'document', file), title }))
      await saveProductDocuments(made, id, { from: from.map(({ url: _, ...one }) => one), documents: wanted })
    })
  },
}

const minimumStockEntry = z.object({ variant: key, minimum_stock: stockCalls.setMinimumStock.body.shape.minimum_stock.unwrap() })

export const minimumStocksPart: Part<z.infer<typeof minimumStockEntry>> = {
  file: 'minimum-stocks.jsonl',
  schema: minimumStockEntry,
  keyOf: ({ variant }) => variant,
  all: async function* (ctx) {
    const read = (after: number) => queries.minimumStocksAfter(ctx, after, batchSize)
    for await (const rows of batches(read, ({ id }) => id, batchSize)) yield rows.map(row => minimumStockEntry.parse(row))
  },
  among: async (ctx, entries) =>
    (
      await queries.minimumStocksOf(
        ctx,
        entries.map(({ variant }) => variant),
      )
    ).map(row => minimumStockEntry.parse(row)),
  save: async ({ ctx, record }, { variant, minimum_stock }) => {
    const id = named((await queries.variantsBySymbols(ctx, [variant]))[0]?.id, 'variant', variant)
    return record('stock.setMinimumStock', { variantId: String(id) }, made => setMinimumStock(made, id, { minimum_stock }))
  },
}
