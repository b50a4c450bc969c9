import { z } from 'zod'
import { language } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop } from '../entities.ts'
import { pdfOf } from '../file-calls.ts'
import { paper } from '../paper.ts'

/** On one pick list. */
export const maxPickedOrders = 100

const uid = z.string().regex(/^[0-9a-f]{32}$/)
const ofOrder = inShop.extend({ uid })

const paperOfOrder = <const Name extends 'confirmation' | 'packing_slip'>(name: Name, summary: string) =>
  adminCall({
    method: 'GET',
    path: `/shops/{shop}/orders/{uid}/${name}`,
    permission: 'orders:read',
    summary,
    params: ofOrder,
    query: z.object({
      /** Of the texts; by default the buyer's. */
      language: language.optional(),
    }),
    response: paper,
    errors: ['order_not_found', 'invalid_query'],
  })

const confirmation = paperOfOrder('confirmation', 'The confirmation of an order to print: seller, addresses, lines, prices and totals')
const packingSlip = paperOfOrder('packing_slip', 'The packing slip of an order to print: what is packed and where it goes, without prices')
const pickList = adminCall({
  method: 'GET',
  path: '/shops/{shop}/pick_list',
  permission: 'orders:read',
  summary:
    'A pick list over several orders to print: the quantity of each variant in all, sorted by symbol, and how much of it each order needs. Orders that are sent, delivered or cancelled are named and not picked',
  params: inShop,
  query: z.object({
    uid: z.array(uid).min(1).max(maxPickedOrders),
    /** Of the texts; by default the caller's. */
    language: language.optional(),
  }),
  response: paper,
  errors: ['order_not_found', 'invalid_query'],
})

/** What is printed for the warehouse and the buyer (docs/decisions/087). */
export const paperCalls = {
  confirmation,
  confirmationPdf: pdfOf(confirmation),
  packingSlip,
  packingSlipPdf: pdfOf(packingSlip),
  pickList,
  pickListPdf: pdfOf(pickList),
}
