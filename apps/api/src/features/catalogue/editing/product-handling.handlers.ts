import type { productHandlingCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../../platform/serve-admin-calls.ts'
import { copyProduct, deleteProduct, setProductState } from './product-state.ts'
import { changeProduct, createProduct, productChoices, productDocument } from './save-product.ts'

export const productHandlingHandlers = {
  productChoices,
  productDocument: (ctx, { params, query }) => productDocument(ctx, params.id, query.revision),
  createProduct: (ctx, { body }) => createProduct(ctx, body),
  changeProduct: (ctx, { params, body }) => changeProduct(ctx, params.id, body),
  setProductState: (ctx, { params, body }) => setProductState(ctx, params.id, body.active),
  copyProduct: (ctx, { params }) => copyProduct(ctx, params.id),
  deleteProduct: (ctx, { params }) => deleteProduct(ctx, params.id),
} satisfies AdminHandlers<typeof productHandlingCalls>
