import { type ConfigurationEntry, type Currency, formatLocaleOf, type quoteCalls, type ResponseInput, ShopError } from '@stragan/contract'
import type { VisitorCtx } from '../../context.ts'
import { createPdfThread } from '../../platform/pdf-thread.ts'
import { cartOf } from '../cart/cart.ts'
import { configuration } from '../configuration/configuration.ts'
import { quoteMessages } from './quote.messages.ts'
import type { Quote } from './quote-pdf.ts'

/** Creates the function that writes the cart of a visitor as a PDF. */
export function createQuotes() {
  const write = createPdfThread<Quote>(new URL('./quote-worker.ts', import.meta.url))
  return async (ctx: VisitorCtx, currency?: Currency): Promise<ResponseInput<typeof quoteCalls.cartQuote>> => {
    const { shop, ...contents } = await ctx.db.transaction(db => quoted({ ...ctx, db }, currency))
    const { time_zone: timeZone } = shop
    const moment = (style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(formatLocaleOf[ctx.language], { ...style, timeZone }).format(ctx.now)
    const at = `${moment({ dateStyle: 'long' })}, ${moment({ timeStyle: 'short' })}`
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(ctx.now)
    const bytes = await write({ ...contents, shop, language: ctx.language, at, now: ctx.now })
    return { file_name: `${quoteMessages[ctx.language].file}-${day}.pdf`, content: Buffer.from(bytes).toString('base64') }
  }
}

async function quoted(ctx: VisitorCtx, currency?: Currency): Promise<Pick<Quote, 'cart' | 'shop' | 'business'>> {
  const [cart, shops, businesses] = await Promise.all([
    cartOf(ctx, currency),
    configuration(ctx, 'shop'),
    configuration(ctx, 'local_business'),
  ])
  if (cart.cart_items.length === 0) throw new ShopError('cart_empty')
  const [shop] = shops as ConfigurationEntry<'shop'>[]
  if (!shop) throw new ShopError('unavailable')
  const [business = null] = businesses as ConfigurationEntry<'local_business'>[]
  return { cart, shop, business }
}
