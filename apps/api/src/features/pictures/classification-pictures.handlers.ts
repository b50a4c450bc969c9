import type { classificationPictureCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { describePicture, removePicture, type Subject, setPicture } from './classification-pictures.ts'

const category = ({ id }: { id: number }): Subject => ({ kind: 'category', id })
const brand = ({ id }: { id: number }): Subject => ({ kind: 'brand', id })

export const classificationPictureHandlersWith = ({ fileFolder }: { fileFolder: string }) =>
  ({
    setCategoryPicture: (ctx, { params, files }) => setPicture(ctx, category(params), files, fileFolder),
    removeCategoryPicture: (ctx, { params }) => removePicture(ctx, category(params)),
    setBrandLogo: (ctx, { params, files }) => setPicture(ctx, brand(params), files, fileFolder),
    describeBrandLogo: (ctx, { params, body }) => describePicture(ctx, brand(params), body),
    removeBrandLogo: (ctx, { params }) => removePicture(ctx, brand(params)),
  }) satisfies AdminHandlers<typeof classificationPictureCalls>
