import { z } from 'zod'
import { maxLengths } from '../../constants.ts'
import { id, idAsText, slugs } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import {
  atRevision,
  maxCategoryFacets,
  maxFirstProducts,
  texts,
  writtenCode,
  writtenNames,
  writtenRevision,
  writtenSlugs,
  writtenTexts,
} from '../classification.ts'
import { maxDescriptionLength, maxSeoDescriptionLength, maxSeoTitleLength } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { downloadOf, perLanguage } from '../list-columns.ts'
import { shownPicture } from '../shown-picture.ts'

const ofCategory = inShop.extend({ id: idAsText })

const category = z.object({
  id,
  parent_id: id.nullable(),
  name: texts,
  slugs,
  description: texts,
  seo_title: texts,
  seo_description: texts,
  /** Products in the category itself, inactive ones too. */
  products: z.int(),
  /** Categories directly below. */
  children: z.int(),
})

/** A category without its texts. */
const listedCategory = category.pick({ id: true, parent_id: true, name: true, slugs: true, products: true })

const written = {
  name: writtenNames,
  slugs: writtenSlugs,
  description: writtenTexts(maxDescriptionLength),
  seo_title: writtenTexts(maxSeoTitleLength),
  seo_description: writtenTexts(maxSeoDescriptionLength),
}

/** How the list of a category looks. */
const categoryList = z.object({
  /** Symbols of the products that it shows first where shoppers choose no order; those that are not in the category are passed over. */
  first_products: z.array(z.string().trim().min(1).max(maxLengths.symbol)).max(maxFirstProducts),
  /** Codes of the features that are its first filters, in this order; null: as the category above. */
  facets: z.array(writtenCode).max(maxCategoryFacets).nullable(),
})

export const categoryAdminCalls = {
  categories: adminCall({
    method: 'GET',
    path: '/shops/{shop}/categories',
    permission: 'products:read',
    summary: 'All categories, siblings in the order of the shop',
    params: inShop,
    response: z.array(listedCategory),
    download: downloadOf(listedCategory, {
      title: { en: 'Categories', pl: 'Kategorie' },
      columns: {
        id: { title: { en: 'Category no.', pl: 'Nr kategorii' }, kind: 'number' },
        parent_id: { title: { en: 'Parent category no.', pl: 'Nr kategorii nadrzędnej' }, kind: 'number' },
        name: perLanguage({ en: 'Name', pl: 'Nazwa' }),
        slugs: perLanguage({ en: 'Address', pl: 'Adres' }),
        products: { title: { en: 'Products', pl: 'Produkty' }, kind: 'number' },
      },
    }),
    errors: [],
  }),
  category: adminCall({
    method: 'GET',
    path: '/shops/{shop}/categories/{id}',
    permission: 'products:read',
    summary: 'A category with its texts in both languages, and its picture',
    params: ofCategory,
    query: atRevision,
    response: category.extend({ ...categoryList.shape, picture: shownPicture.nullable(), revision: z.string() }),
    errors: ['category_not_found', 'classification_changed'],
  }),
  createCategory: adminCall({
    method: 'POST',
    path: '/shops/{shop}/categories',
    permission: 'products:write',
    summary: 'Create a category, as the last one of its parent. An empty slug is made from the name',
    params: inShop,
    body: z.object({ parent_id: id.nullable().default(null), ...written }),
    response: z.object({ id }),
    errors: ['category_not_found', 'category_move_refused', 'classification_full'],
  }),
  saveCategory: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/categories/{id}',
    permission: 'products:write',
    summary: 'Change the texts and slugs of a category. What others have changed since the revision is merged, field by field',
    params: ofCategory,
    body: z.object({ revision: writtenRevision, ...written }),
    response: ok,
    errors: ['category_not_found', 'classification_changed'],
  }),
  setCategoryList: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/categories/{id}/list',
    permission: 'products:write',
    summary:
      'Set which products the list of a category shows first, and its first filters. `from` has what the change started from: what somebody else has changed since is merged',
    params: ofCategory,
    body: categoryList.extend({ from: categoryList }),
    response: ok,
    errors: ['category_not_found', 'classification_changed'],
  }),
  moveCategory: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/categories/{id}/place',
    permission: 'products:write',
    summary: 'Move a category with all below it: into another one, before one of its siblings or as the last',
    params: ofCategory,
    body: z.object({ parent_id: id.nullable(), before_id: id.nullable().default(null) }),
    response: ok,
    errors: ['category_not_found', 'category_move_refused'],
  }),
  deleteCategory: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/categories/{id}',
    permission: 'products:write',
    summary: 'Delete a category without products and without categories below',
    params: ofCategory,
    response: ok,
    errors: ['category_not_found', 'still_in_use'],
  }),
}
