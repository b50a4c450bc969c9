import { z } from 'zod'
import { id, idAsText } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { maxUploadBytes, pictureLimits } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { pictureAlt } from '../shown-picture.ts'
import { uploadedFiles } from '../uploads.ts'

const one = inShop.extend({ id: idAsText })
const withPicture = {
  files: { maxBytes: pictureLimits.maxFileBytes },
  maxBodyBytes: maxUploadBytes,
  transaction: 'own',
  response: uploadedFiles,
} as const

/** The picture of a category and the logo of a brand. */
export const classificationPictureCalls = {
  setCategoryPicture: adminCall({
    method: 'POST',
    path: '/shops/{shop}/categories/{id}/picture',
    permission: 'products:write',
    summary: 'Gives a category its picture, in place of a former one: as for products. If several files are sent, the first one is used',
    params: one,
    ...withPicture,
    errors: ['category_not_found', 'files_expected', 'malformed_request', 'body_too_large'],
  }),
  removeCategoryPicture: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/categories/{id}/picture',
    permission: 'products:write',
    summary: 'Remove the picture of a category',
    params: one,
    response: ok,
    errors: ['category_not_found'],
  }),
  setBrandLogo: adminCall({
    method: 'POST',
    path: '/shops/{shop}/brands/{id}/logo',
    permission: 'products:write',
    summary:
      'Gives a brand its logo, in place of a former one, whose texts it takes over. If several files are sent, the first one is used',
    params: one,
    ...withPicture,
    errors: ['brand_not_found', 'files_expected', 'malformed_request', 'body_too_large'],
  }),
  describeBrandLogo: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/brands/{id}/logo',
    permission: 'products:write',
    summary: 'Changes the texts of a logo. What somebody else has changed since `from` is merged',
    params: one,
    /** `id` and `from`: the logo that the change was made from, with its texts of then. */
    body: z.object({ id, from: pictureAlt, alt: pictureAlt }),
    response: ok,
    errors: ['brand_not_found', 'pictures_changed'],
  }),
  removeBrandLogo: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/brands/{id}/logo',
    permission: 'products:write',
    summary: 'Remove the logo of a brand',
    params: one,
    response: ok,
    errors: ['brand_not_found'],
  }),
}
