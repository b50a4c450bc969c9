import { z } from 'zod'
import { timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop } from '../entities.ts'

export const figureCalls = {
  catalogueFigures: adminCall({
    method: 'GET',
    path: '/shops/{shop}/catalogue_figures',
    permission: 'products:read',
    summary: 'What the catalogue lacks: active products without a price, and those out of stock',
    params: inShop,
    response: z.object({ products: z.int(), without_price: z.int(), sold_out: z.int() }),
    errors: [],
  }),
  mailFigures: adminCall({
    method: 'GET',
    path: '/shops/{shop}/mail_figures',
    permission: 'settings:read',
    summary: 'E-mails that could not be sent and were given up in the last 30 days, and those that wait for another attempt',
    params: inShop,
    response: z.object({ given_up: z.int(), retried: z.int(), last_given_up_at: timestamp.nullable() }),
    errors: [],
  }),
}
