import { z } from 'zod'
import { id, idAsText } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop, ok } from '../entities.ts'
import { productDocument } from '../product-document.ts'

const maxProductBytes = 256 * 1024

const ofProduct = inShop.extend({ id: idAsText })
const choice = z.object({ id, name: z.string() })
/** Of a product as it can be changed: a change sends back the one that it was made from. */
const revision = z.string().max(64)

/** How products are made, changed and taken from sale (docs/decisions/094). */
export const productHandlingCalls = {
  productChoices: adminCall({
    method: 'GET',
    path: '/shops/{shop}/product_choices',
    permission: 'products:read',
    summary: 'What products can have: brands, categories with their path, features with their values, VAT rates',
    params: inShop,
    response: z.object({
      brands: z.array(choice),
      /** The name is the path from the main category down. */
      categories: z.array(choice),
      features: z.array(choice.extend({ values: z.array(choice) })),
      vat_percents: z.array(z.int()),
    }),
    errors: [],
  }),
  productDocument: adminCall({
    method: 'GET',
    path: '/shops/{shop}/products/{id}/document',
    permission: 'products:read',
    summary: 'A product as it can be changed',
    params: ofProduct,
    /** An earlier revision, as the history has it. */
    query: z.object({ revision: revision.optional() }),
    response: z.object({ revision, product: productDocument }),
    errors: ['product_not_found', 'product_changed'],
  }),
  createProduct: adminCall({
    method: 'POST',
    path: '/shops/{shop}/products',
    permission: 'products:write',
    summary: 'Create a product, which shoppers do not see until it is made active',
    maxBodyBytes: maxProductBytes,
    params: inShop,
    body: z.object({ product: productDocument }),
    response: z.object({ id }),
    errors: [],
  }),
  changeProduct: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/products/{id}',
    permission: 'products:write',
    summary: 'Change a product and its variants. What others have changed since the revision is merged, field by field',
    maxBodyBytes: maxProductBytes,
    params: ofProduct,
    body: z.object({ revision, product: productDocument }),
    response: z.object({ revision }),
    errors: ['product_not_found', 'product_changed', 'product_in_stock', 'product_ordered'],
  }),
  setProductState: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/products/{id}/state',
    permission: 'products:write',
    summary: 'Show a product in the shop, or archive it',
    params: ofProduct,
    body: z.object({ active: z.boolean() }),
    response: ok,
    errors: ['product_not_found'],
  }),
  copyProduct: adminCall({
    method: 'POST',
    path: '/shops/{shop}/products/{id}/copies',
    permission: 'products:write',
    summary: 'Copy a product with its variants and pictures: without EAN, prices and stock, with symbols and addresses of its own',
    params: ofProduct,
    response: z.object({ id }),
    errors: ['product_not_found'],
  }),
  deleteProduct: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/products/{id}',
    permission: 'products:write',
    summary: 'Delete a product that was never ordered and has no stock',
    params: ofProduct,
    response: ok,
    errors: ['product_not_found', 'product_in_stock', 'product_ordered'],
  }),
}
