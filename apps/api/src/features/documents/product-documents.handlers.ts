import type { productDocumentCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as documents from './product-documents.ts'

export const productDocumentHandlersWith = ({ fileFolder }: { fileFolder: string }) =>
  ({
    productDocuments: (ctx, { params }) => documents.productDocuments(ctx, params.id),
    addProductDocuments: (ctx, { params, files }) => documents.addProductDocuments(ctx, params.id, files, fileFolder),
    saveProductDocuments: (ctx, { params, body }) => documents.saveProductDocuments(ctx, params.id, body),
  }) satisfies AdminHandlers<typeof productDocumentCalls>
