import { createSemaphore } from '@stragan/cache'
import { type ConfigurationEntry, type Currency, formatLocaleOf, type quoteCalls, type ResponseInput, ShopError } from '@stragan/contract'
import { Piscina } from 'piscina'
import type { VisitorCtx } from '../../context.ts'
import { cartOf } from '../cart/cart.ts'
import { configuration } from '../configuration/configuration.ts'
import { quoteMessages } from './quote.messages.ts'
import type { Quote } from './quote-pdf.ts'

const maxQueued = 16
const maxWaitMs = 5000
/** After which an unused thread ends. */
const idleTimeout = 60_000

/** Quotes are written one at a time per process, in a thread; beyond a short queue the caller is asked to try again. */
export function createQuotes() {
  const semaphore = createSemaphore(1, { maxQueued, maxWaitMs, rejection: () => new ShopError('unavailable') })
  const thread = new Piscina<Quote, Uint8Array>({
    filename: new URL('./quote-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  })
  return async (ctx: VisitorCtx, currency?: Currency): Promise<ResponseInput<typeof quoteCalls.cartQuote>> => {
    const { shop, ...contents } = await ctx.db.transaction(db => quoted({ ...ctx, db }, currency))
    const { time_zone: timeZone } = shop
    const at = new Intl.DateTimeFormat(formatLocaleOf[ctx.language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(ctx.now)
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(ctx.now)
    const bytes = await semaphore.run(() => thread.run({ ...contents, shop, language: ctx.language, at, now: ctx.now }))
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
