import type { Input } from '@stragan/contract'
import type { savedViewCalls, ViewedList, viewCallsOf } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { createView, deleteView, replaceView, savedViews } from './saved-views.ts'

type Calls = (typeof viewCallsOf)[ViewedList]

const handlersOf = (list: ViewedList) => ({
  list: (ctx: ShopAdminCtx) => savedViews(ctx, list),
  create: (ctx: ShopAdminCtx, { body }: Input<Calls['create']>) => createView(ctx, list, body),
  replace: (ctx: ShopAdminCtx, { params, body }: Input<Calls['replace']>) => replaceView(ctx, list, params.id, body),
  delete: (ctx: ShopAdminCtx, { params }: Input<Calls['delete']>) => deleteView(ctx, list, params.id),
})
const [orders, customers, products] = [handlersOf('orders'), handlersOf('customers'), handlersOf('products')]

export const savedViewHandlers = {
  orderViews: orders.list,
  createOrderView: orders.create,
  replaceOrderView: orders.replace,
  deleteOrderView: orders.delete,
  customerViews: customers.list,
  createCustomerView: customers.create,
  replaceCustomerView: customers.replace,
  deleteCustomerView: customers.delete,
  productViews: products.list,
  createProductView: products.create,
  replaceProductView: products.replace,
  deleteProductView: products.delete,
} satisfies AdminHandlers<typeof savedViewCalls>
