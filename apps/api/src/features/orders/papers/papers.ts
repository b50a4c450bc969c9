import { type Language, ShopError } from '@stragan/contract'
import type { FileContent, Paper } from '@stragan/contract/admin'
import { dayIn } from '@stragan/deadlines'
import type { ShopAdminCtx } from '../../../admin-context.ts'
import { createPdfThread } from '../../../platform/pdf-thread.ts'
import { loadSender } from '../../mail/mail.ts'
import { orderView } from '../order-view.ts'
import { orderByUid } from '../orders.queries.ts'
import { confirmationPaper } from './confirmation.ts'
import { packingSlipPaper } from './packing-slip.ts'
import { paperFiles, paperMessages } from './paper.messages.ts'
import type { PaperContext } from './paper-parts.ts'
import type { PrintedPaper } from './paper-pdf.ts'
import { eansOf, languageOf, pickedOrders } from './papers.queries.ts'
import { pickListPaper } from './pick-list.ts'

export const confirmation = async (ctx: ShopAdminCtx, uid: string, chosen?: Language): Promise<Paper> =>
  confirmationPaper((await loadOrder(ctx, uid, chosen)).context)

export async function packingSlip(ctx: ShopAdminCtx, uid: string, chosen?: Language): Promise<Paper> {
  const { context, eans } = await loadOrder(ctx, uid, chosen)
  return packingSlipPaper(context, eans)
}

/** Throws `order_not_found` if none of the orders exists. */
export async function pickList(ctx: ShopAdminCtx, uids: readonly string[], language: Language = ctx.language): Promise<Paper> {
  const spoken = { ...ctx, language }
  const orders = await pickedOrders(spoken, [...new Set(uids)])
  if (orders.length === 0) throw new ShopError('order_not_found')
  const sender = await loadSender(spoken)
  return pickListPaper({ t: paperMessages[language], language, sender, now: ctx.now }, orders)
}

/** An order in the chosen language, by default the buyer's. */
async function loadOrder(ctx: ShopAdminCtx, uid: string, chosen?: Language): Promise<{ context: PaperContext; eans: (string | null)[] }> {
  const language = chosen ?? (await languageOf(ctx, uid))
  const spoken = { ...ctx, language: language ?? ctx.language }
  const row = language && (await orderByUid(spoken, uid))
  if (!row) throw new ShopError('order_not_found')
  const { masked: _, rights: __, ...order } = orderView(row, false, ctx.now)
  const sender = await loadSender(spoken)
  const context = { t: paperMessages[language], language, order, sender, now: ctx.now }
  return { context, eans: await eansOf(ctx, uid) }
}

type Kind = keyof (typeof paperFiles)['en']

/** Creates the function that makes a PDF of a paper; its name has the number of the order, or the shop's day. */
export function createPaperPrinter() {
  const write = createPdfThread<PrintedPaper>(new URL('./paper-worker.ts', import.meta.url))
  return async (ctx: ShopAdminCtx, kind: Kind, paper: Paper): Promise<FileContent> => {
    const { shop, business } = await loadSender(ctx)
    const about = paper.number?.replaceAll(/[^\w-]/g, '') ?? dayIn(shop.time_zone, ctx.now)
    const bytes = await write({ paper, author: business.name, now: ctx.now })
    return { fileName: `${paperFiles[paper.language][kind]}-${about}.pdf`, bytes }
  }
}
