import { z } from 'zod'
import { call } from '../call.ts'
import { maxLengths, maxLineItems, maxLines } from '../constants.ts'
import { cartItem } from '../entities/cart.ts'
import { currency, id, money, timestamp } from '../entities/scalars.ts'

const byId = z.object({ id: z.uuid() })
const inCurrency = z.object({ currency: currency.optional() })
const name = z.string().trim().min(1).max(maxLengths.name)

/** Lines of a request, with quantities of at least `minimum`. */
const linesFrom = (minimum: number) =>
  z.array(z.object({ product_id: id, product_variant_id: id.nullish(), items: z.int().min(minimum).max(maxLineItems) })).max(maxLines)

/** Lines as a cart of the visitor would have them: their prices, today's stock. */
const content = z.object({
  name: z.string(),
  /** `is_sold`: false, the product is no longer sold. */
  lines: z.array(cartItem.extend({ is_sold: z.boolean() })),
  products_net: money,
  products_gross: money,
  currency,
})

const savedList = content
  .extend({
    id: z.uuid(),
    /** Of the link that shows the list to everybody; null while it is not shared. */
    share_token: z.string().nullable(),
  })
  .meta({ id: 'SavedList' })

/** Lists of products and quantities that customers keep, and share by link (docs/decisions/074). */
export const savedListCalls = {
  savedLists: call({
    from: 'ours',
    method: 'GET',
    path: '/saved_lists',
    session: 'customer',
    summary: 'The customer’s saved lists, the one changed last first',
    response: z.array(z.object({ id: z.uuid(), name: z.string(), lines: z.int(), is_shared: z.boolean(), changed_at: timestamp })),
    errors: [],
  }),
  createSavedList: call({
    from: 'ours',
    method: 'POST',
    path: '/saved_lists',
    session: 'customer',
    summary: 'Save a list; lines of unknown products are left out',
    body: z.object({ saved_list: z.object({ name, lines: linesFrom(1).default([]) }) }),
    response: z.object({ id: z.uuid() }),
    errors: ['too_many_saved_lists', 'saved_list_full', 'invalid_body', 'idempotency_key_reused'],
  }),
  savedList: call({
    from: 'ours',
    method: 'GET',
    path: '/saved_lists/{id}',
    session: 'customer',
    summary: 'A saved list of the customer, priced as a cart of its lines',
    params: byId,
    query: inCurrency,
    response: savedList,
    errors: ['saved_list_not_found', 'invalid_query'],
  }),
  updateSavedList: call({
    from: 'ours',
    method: 'PUT',
    path: '/saved_lists/{id}',
    session: 'customer',
    summary: 'Rename a saved list, and set quantities of its lines; 0 removes one. Lines that it does not have are ignored',
    params: byId,
    body: z.object({ saved_list: z.object({ name: name.optional(), lines: linesFrom(0).default([]) }) }),
    response: z.literal('ok'),
    errors: ['saved_list_not_found', 'invalid_body'],
  }),
  addToSavedList: call({
    from: 'ours',
    method: 'POST',
    path: '/saved_lists/{id}/lines',
    session: 'customer',
    summary: 'Add quantities to lines of a saved list; lines of unknown products are left out',
    params: byId,
    body: z.object({ lines: linesFrom(1).min(1) }),
    response: z.literal('ok'),
    errors: ['saved_list_not_found', 'saved_list_full', 'invalid_body', 'idempotency_key_reused'],
  }),
  deleteSavedList: call({
    from: 'ours',
    method: 'DELETE',
    path: '/saved_lists/{id}',
    session: 'customer',
    summary: 'Delete a saved list',
    params: byId,
    response: z.literal('ok'),
    errors: ['saved_list_not_found'],
  }),
  shareSavedList: call({
    from: 'ours',
    method: 'PUT',
    path: '/saved_lists/{id}/share',
    session: 'customer',
    summary: 'Share a saved list; a list that is shared keeps its token',
    params: byId,
    response: z.object({ share_token: z.string() }),
    errors: ['saved_list_not_found'],
  }),
  unshareSavedList: call({
    from: 'ours',
    method: 'DELETE',
    path: '/saved_lists/{id}/share',
    session: 'customer',
    summary: 'Stop sharing a saved list: its token no longer works, and sharing it again gives another',
    params: byId,
    response: z.literal('ok'),
    errors: ['saved_list_not_found'],
  }),
  sharedList: call({
    from: 'ours',
    method: 'GET',
    path: '/shared_lists/{token}',
    session: 'optional',
    summary: 'A shared list by its token, with the prices of the visitor and nothing about its owner',
    params: z.object({ token: z.string().max(200) }),
    query: inCurrency,
    limit: { attempts: 600, minutes: 15 },
    response: content.meta({ id: 'SharedList' }),
    errors: ['saved_list_not_found', 'invalid_query', 'too_many_requests'],
  }),
}
