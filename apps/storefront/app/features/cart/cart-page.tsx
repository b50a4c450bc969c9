import { cartCalls, visitorCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { useMemo } from 'react'
import type { ShouldRevalidateFunction } from 'react-router'
import { contactOf } from '../../platform/bootstrap.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { isUnreachable } from '../../platform/is-unreachable.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import { QuoteLink } from '../quotes/quote-link.tsx'
import { SaveCart } from '../saved-lists/save-cart.tsx'
import type { Route } from './+types/cart-page.ts'
import { cartMessages } from './cart.messages.ts'
import { cartAction } from './cart-action.server.ts'
import { CartLines } from './cart-lines.tsx'
import type { CartResult } from './cart-result.ts'
import { CartSummaryPanel } from './cart-summary-panel.tsx'
import { DeliveryChoice, PaymentChoice } from './delivery-choice.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GiftChoice } from './gift-choice.tsx'
import { StockLimitedLines } from './stock-limited-lines.tsx'
import { CartContext, useNewestCart } from './use-cart.ts'

export const loader = personalLoader(async (ctx, visitor) => {
  const { ifSession, customer, notice } = visitor
  const { language, bootstrap, display } = ctx
  const t = cartMessages[language]
  const [cart, known, summary] = await Promise.all([
    ifSession(cartCalls.cart, {}),
    withFallback(ctx, 'customer', customer(), null),
    withFallback(ctx, 'saved lists', ifSession(visitorCalls.visitorSummary, {}), null),
  ])
  const head = {
    title: `${t.cart} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('cart'),
    noindex: true,
  }
  const gifts = bootstrap.content.pages.includes('reward-regulations')
  const giftRegulations = gifts ? `${hrefTo(language, 'gifts')}#regulations` : hrefTo(language, 'regulations')
  const key: string = crypto.randomUUID()
  // The page for guests sends customers to their account.
  const checkout = hrefTo(language, known ? 'checkout' : 'guest')
  return {
    language,
    display,
    giftRegulations,
    checkout,
    contact: contactOf(bootstrap),
    ...headOf(ctx, head),
    cart,
    notice,
    lists: known && (summary?.saved_lists ?? []),
    key,
  }
})

export const action = cartAction

/** Network failures are a regular response: the page stays and shows the error at the form. */
export const clientAction = async ({ serverAction }: Route.ClientActionArgs): Promise<CartResult> =>
  serverAction().catch(error => {
    if (!isUnreachable(error)) throw error
    return { cart: null, refused: { code: 'unavailable', about: '', left: null, missing: null, offer: null, typed: {} } }
  })

/** The action's response contains the cart, so nothing is reloaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === undefined && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, display, giftRegulations, checkout, contact, notice, lists, key } = loaderData
  const { prices } = display
  const t = cartMessages[language]
  const { cart, applyResponse } = useNewestCart(loaderData.cart, loaderData.language)
  const refused = actionData?.refused ?? null
  const page = useMemo(
    () => cart && { language, prices, giftRegulations, checkout, contact, cart, refused, applyResponse },
    [language, prices, giftRegulations, checkout, contact, cart, refused, applyResponse],
  )
  const lines = cart?.cart_items ?? []
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-3xl">{t.cart}</h1>
        {lines.length > 0 && (
          <a href={hrefTo(language, 'categories')} className="link target inline-flex items-center">
            {t.continueShopping}
          </a>
        )}
      </div>
      {page === null ? (
        <EmptyCart language={language} />
      ) : (
        <CartContext value={page}>
          <div className={lines.length > 0 ? 'mt-5 grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]' : 'mt-5'}>
            <div className="min-w-0">
              <StockLimitedLines />
              <CartLines notice={notice} />
              {lines.length > 0 ? (
                <>
                  <Choices />
                  <div className="mt-12 border-rule border-t">
                    <SaveCart language={language} lists={lists} formKey={key} />
                    <QuoteLink language={language} />
                  </div>
                </>
              ) : (
                <EmptyCart language={language} />
              )}
            </div>
            {lines.length > 0 && <CartSummaryPanel />}
          </div>
        </CartContext>
      )}
    </>
  )
}

function Choices() {
  return (
    <div className="mt-12 grid gap-12">
      <GiftChoice />
      <div className="grid gap-x-8 gap-y-12 xl:grid-cols-2">
        <DeliveryChoice />
        <PaymentChoice />
      </div>
    </div>
  )
}
