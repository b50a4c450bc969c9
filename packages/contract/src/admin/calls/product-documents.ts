import { z } from 'zod'
import { maxLengths } from '../../constants.ts'
import { id, idAsText } from '../../entities/scalars.ts'
import { visibleText } from '../../visible-text.ts'
import { adminCall } from '../admin-call.ts'
import { documentLimits, maxUploadBytes } from '../constants.ts'
import { inShop } from '../entities.ts'
import { uploadedFiles } from '../uploads.ts'

const title = visibleText().min(1).max(maxLengths.name)
const namedDocument = z.object({ id, title: z.object({ en: title, pl: title }) })

const ofProduct = inShop.extend({ id: idAsText })
/** Above what can be added: an undo brings removed ones back. */
const list = z.array(namedDocument).max(2 * documentLimits.perProduct)

/** In their order. */
const documents = z.object({
  items: z.array(
    z.object({
      id,
      title: z.object({ en: z.string(), pl: z.string() }),
      /** Path of the file, which the shop serves. */
      url: z.string(),
      /** Under which it is saved. */
      file_name: z.string(),
      bytes: z.int(),
      pages: z.int().nullable(),
    }),
  ),
})

export const productDocumentCalls = {
  productDocuments: adminCall({
    method: 'GET',
    path: '/shops/{shop}/products/{id}/documents',
    permission: 'products:read',
    summary: 'The data sheets of a product with their names in both languages, in order',
    params: ofProduct,
    response: documents,
    errors: ['product_not_found'],
  }),
  addProductDocuments: adminCall({
    method: 'POST',
    path: '/shops/{shop}/products/{id}/documents',
    permission: 'products:write',
    summary: 'Adds PDF files behind the other data sheets. A refused file does not keep the others from being added',
    params: ofProduct,
    files: { maxBytes: documentLimits.maxFileBytes },
    maxBodyBytes: maxUploadBytes,
    transaction: 'own',
    response: uploadedFiles,
    errors: ['product_not_found', 'files_expected', 'malformed_request', 'body_too_large'],
  }),
  saveProductDocuments: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/products/{id}/documents',
    permission: 'products:write',
    summary:
      'Changes order and names of the data sheets of a product, and removes those that are left out. What somebody else has changed since `from` is merged',
    params: ofProduct,
    /** `from`: the data sheets that the change was made from, as they were then. */
    body: z.object({
      from: z
        .array(z.object({ id, title: z.object({ en: z.string().max(maxLengths.name), pl: z.string().max(maxLengths.name) }) }))
        .max(2 * documentLimits.perProduct),
      documents: list,
    }),
    response: documents,
    errors: ['product_not_found', 'documents_changed'],
  }),
}
