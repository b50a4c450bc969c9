import { z } from 'zod'
import { maxLengths, maxStock } from '../../constants.ts'
import { id, idAsText, money, quantity } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { maxPrice } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { downloadOf, perLanguage } from '../list-columns.ts'

/** Of a shop. */
export const maxGifts = 100

const ofGift = inShop.extend({ id: idAsText })
const texts = z.object({ en: z.string(), pl: z.string() })
const name = z.string().trim().max(maxLengths.name)

const values = {
  /** In both languages; one may be empty, then the other is shown. */
  name: z.object({ en: name, pl: name }),
  /** The net value of the products from which it may be chosen, in PLN. */
  min_order_value: money.min(0).max(maxPrice),
  items: z.int().min(0).max(maxStock),
  enabled: z.boolean(),
}

const gift = z.object({ id, name: texts, min_order_value: money, items: quantity, enabled: z.boolean() })

export const giftAdminCalls = {
  gifts: adminCall({
    method: 'GET',
    path: '/shops/{shop}/gifts',
    permission: 'promotions:read',
    summary: 'The gifts of the shop in their order, disabled ones too',
    params: inShop,
    response: z.array(gift),
    download: downloadOf(gift, {
      title: { en: 'Gifts', pl: 'Prezenty' },
      columns: {
        id: { title: { en: 'Gift no.', pl: 'Nr prezentu' }, kind: 'number' },
        name: perLanguage({ en: 'Name', pl: 'Nazwa' }),
        min_order_value: { title: { en: 'Minimum net value of the products', pl: 'Od wartości netto produktów' }, kind: 'amount' },
        items: { title: { en: 'Stock', pl: 'Stan magazynowy' }, kind: 'number' },
        enabled: { title: { en: 'Enabled', pl: 'Włączony' }, kind: 'flag' },
      },
    }),
    errors: [],
  }),
  gift: adminCall({
    method: 'GET',
    path: '/shops/{shop}/gifts/{id}',
    permission: 'promotions:read',
    summary: 'A gift',
    params: ofGift,
    response: gift,
    errors: ['gift_not_found'],
  }),
  addGift: adminCall({
    method: 'POST',
    path: '/shops/{shop}/gifts',
    permission: 'promotions:write',
    summary: 'Add a gift, the last in the order',
    params: inShop,
    body: z.object(values),
    response: z.object({ id }),
    errors: ['invalid_body', 'too_many_gifts'],
  }),
  changeGift: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/gifts/{id}',
    permission: 'promotions:write',
    summary:
      'Change a gift. `from` has what the change started from: what somebody else has changed since is merged, and what was ordered since stays taken from the stock',
    params: ofGift,
    body: z.object({ ...values, from: z.object(values) }),
    response: ok,
    errors: ['invalid_body', 'gift_not_found', 'gift_changed'],
  }),
}
