import { createSemaphore } from '@stragan/cache'
import { type ConfigurationEntry, type Currency, formatLocaleOf, type quoteCalls, type ResponseInput, ShopError } from '@stragan/contract'
import type { VisitorCtx } from '../../context.ts'
import { cartOf } from '../cart/cart.ts'
import { configuration } from '../configuration/configuration.ts'
import { quoteMessages } from './quote.messages.ts'
import { quotePdf } from './quote-pdf.ts'

const maxQueued = 16
const maxWaitMs = 5000

/**
 * Quotes are written one at a time per process, since they are computed on its event loop; beyond a short queue the caller is asked to try
 * again.
 */
export function createQuotes() {
  const semaphore = createSemaphore(1, { maxQueued, maxWaitMs, rejection: () => new ShopError('unavailable') })
  return async (ctx: VisitorCtx, currency?: Currency): Promise<ResponseInput<typeof quoteCalls.cartQuote>> => {
    const [cart, shops, businesses] = await Promise.all([
      cartOf(ctx, currency),
      configuration(ctx, 'shop'),
      configuration(ctx, 'local_business'),
    ])
    if (cart.cart_items.length === 0) throw new ShopError('cart_empty')
    const [shop] = shops as ConfigurationEntry<'shop'>[]
    if (!shop) throw new ShopError('unavailable')
    const [business = null] = businesses as ConfigurationEntry<'local_business'>[]
    const { time_zone: timeZone } = shop
    const at = new Intl.DateTimeFormat(formatLocaleOf[ctx.language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(ctx.now)
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(ctx.now)
    const { bytes } = await semaphore.run(() => quotePdf({ cart, shop, business, language: ctx.language, at, now: ctx.now }))
    return { file_name: `${quoteMessages[ctx.language].file}-${day}.pdf`, content: bytes.toString('base64') }
  }
}
