import { z } from 'zod'
import { timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { maxViewQueryLength, type ViewedList } from '../constants.ts'
import { inShop, ok, personName, uuid } from '../entities.ts'

/** Of a person and a list, and of a list for everybody. */
export const maxSavedViews = 50

const savedView = z.object({
  id: uuid,
  name: z.string(),
  /** The filters as a query string: `status=new&paid=false`. */
  query: z.string(),
  /** For everybody who may read the list; otherwise for the person who saved it alone. */
  is_shared: z.boolean(),
  /** Null where that person no longer works in the shop. */
  created_by: z.string().nullable(),
  created_at: timestamp,
})

const body = z.object({ name: personName, query: z.string().min(1).max(maxViewQueryLength), is_shared: z.boolean().default(false) })
const ofView = inShop.extend({ id: uuid })
const sharing = 'A view for everybody needs the right to change what the list has'

const pathOf = <const List extends ViewedList>(list: List) => `/shops/{shop}/saved_views/${list}` as const
const readRight = <const List extends ViewedList>(list: List) => `${list}:read` as const

const viewsOf = <const List extends ViewedList>(list: List) => ({
  list: adminCall({
    method: 'GET',
    path: pathOf(list),
    permission: readRight(list),
    summary: `Saved views of the list of ${list}: those for everybody, and the person’s own; for an API key those for everybody`,
    params: inShop,
    response: z.array(savedView),
    errors: [],
  }),
  create: adminCall({
    method: 'POST',
    leavesNoHistory: true,
    path: pathOf(list),
    permission: readRight(list),
    summary: `Save a view of the list of ${list}. ${sharing}; an API key saves no other`,
    params: inShop,
    body,
    response: z.object({ id: uuid }),
    errors: ['personal_view_refused', 'too_many_saved_views'],
  }),
  replace: adminCall({
    method: 'PUT',
    leavesNoHistory: true,
    path: `${pathOf(list)}/{id}`,
    permission: readRight(list),
    summary: `Rename a view of the list of ${list}, or change its filters and for whom it is. ${sharing}`,
    params: ofView,
    body,
    response: ok,
    errors: ['saved_view_not_found', 'personal_view_refused', 'too_many_saved_views'],
  }),
  delete: adminCall({
    method: 'DELETE',
    leavesNoHistory: true,
    path: `${pathOf(list)}/{id}`,
    permission: readRight(list),
    summary: `Delete a view of the list of ${list}. ${sharing}`,
    params: ofView,
    response: ok,
    errors: ['saved_view_not_found'],
  }),
})

/** The calls of each list. */
export const viewCallsOf = { orders: viewsOf('orders'), customers: viewsOf('customers'), products: viewsOf('products') }

const { orders, customers, products } = viewCallsOf

/** The same by names of their own. */
export const savedViewCalls = {
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
}
