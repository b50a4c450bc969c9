import { z } from 'zod'
import { picture } from '../../entities/picture.ts'
import { id, idAsText } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { maxUploadBytes, pictureLimits } from '../constants.ts'
import { inShop } from '../entities.ts'
import { pictureAlt } from '../shown-picture.ts'
import { uploadedFiles } from '../uploads.ts'

/** What staff say about a picture. */
const describedPicture = z.object({
  id,
  alt: pictureAlt,
  is_family_picture: z.boolean(),
})

const ofProduct = inShop.extend({ id: idAsText })
const pixels = z.int().min(0).max(pictureLimits.maxStoredSide)
const side = pixels.min(pictureLimits.minCroppedSide)
/** In pixels of the picture. */
const cropArea = z.object({ left: pixels, top: pixels, width: side, height: side })
/** Above what can be added: an undo brings removed ones back. */
const list = z.array(describedPicture).max(2 * pictureLimits.perProduct)

/** In their order: the first one is the cover. */
const pictures = z.object({ items: z.array(describedPicture.extend({ picture })) })

export const productPictureCalls = {
  productPictures: adminCall({
    method: 'GET',
    path: '/shops/{shop}/products/{id}/pictures',
    permission: 'products:read',
    summary: 'The pictures of a product with their texts in both languages, in order: the first one is the cover',
    params: ofProduct,
    response: pictures,
    errors: ['product_not_found'],
  }),
  addProductPictures: adminCall({
    method: 'POST',
    path: '/shops/{shop}/products/{id}/pictures',
    permission: 'products:write',
    summary:
      'Adds pictures behind the others: JPEG, PNG, WebP or AVIF, and SVG, of which a picture is made. The content of a file, not its name, decides what it is. A refused file does not keep the others from being added',
    params: ofProduct,
    files: { maxBytes: pictureLimits.maxFileBytes },
    maxBodyBytes: maxUploadBytes,
    transaction: 'own',
    response: uploadedFiles,
    errors: ['product_not_found', 'files_expected', 'malformed_request', 'body_too_large'],
  }),
  saveProductPictures: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/products/{id}/pictures',
    permission: 'products:write',
    summary:
      'Changes order and texts of the pictures of a product, and removes those that are left out. What somebody else has changed since `from` is merged',
    params: ofProduct,
    /** `from`: the pictures that the change was made from, as they were then. */
    body: z.object({ from: list, pictures: list }),
    response: pictures,
    errors: ['product_not_found', 'pictures_changed'],
  }),
  cropProductPicture: adminCall({
    method: 'POST',
    path: '/shops/{shop}/products/{id}/pictures/{picture}/crop',
    permission: 'products:write',
    summary:
      'Crops a picture of a product: what is inside the area becomes a picture of its own, which takes its place and its texts. Undo brings the whole one back',
    params: ofProduct.extend({ picture: idAsText }),
    body: cropArea,
    transaction: 'own',
    response: pictures,
    errors: ['product_not_found', 'picture_not_found', 'invalid_crop'],
  }),
}
