import type { productPictureCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as pictures from './product-pictures.ts'

export const productPictureHandlersWith = ({ fileFolder }: { fileFolder: string }) =>
  ({
    productPictures: (ctx, { params }) => pictures.productPictures(ctx, params.id),
    addProductPictures: (ctx, { params, files }) => pictures.addProductPictures(ctx, params.id, files, fileFolder),
    cropProductPicture: (ctx, { params, body }) => pictures.cropProductPicture(ctx, params, body, fileFolder),
    saveProductPictures: (ctx, { params, body }) => pictures.saveProductPictures(ctx, params.id, body),
  }) satisfies AdminHandlers<typeof productPictureCalls>
