import { cartCalls, ShopError } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import { countries } from '@stragan/web/countries.server'
import { data, type ShouldRevalidateFunction } from 'react-router'
import { contactOf } from '../../platform/bootstrap.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { isUnreachable } from '../../platform/is-unreachable.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { useNewestCart } from '../cart/use-cart.ts'
import { guaranteeIn } from '../legal-guarantee/legal-guarantee.tsx'
import type { Route } from './+types/checkout-page.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { checkoutAction, preselected } from './checkout-action.server.ts'
import { loadCheckoutCustomer } from './checkout-customer.server.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutResult } from './form-fields.ts'
import { OrderingAs } from './ordering-as.tsx'
import { clearDraft } from './use-draft.ts'

export const loader = personalLoader(async (ctx, visitor, { query }) => {
  const { language, bootstrap, display } = ctx
  const t = checkoutMessages[language]
  const [loaded, customer] = await Promise.all([
    visitor.ifSession(cartCalls.cart, preselected).catch(unavailableOrThrow),
    loadCheckoutCustomer(ctx, visitor),
  ])
  const isDown = loaded === 'unavailable'
  const head = {
    title: `${t.checkout} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('checkout'),
    noindex: true,
  }
  const pageData = {
    language,
    prices: display.prices,
    ...headOf(ctx, head),
    isDown,
    cart: isDown ? null : loaded,
    contact: contactOf(bootstrap),
    countries: countries[language],
    guarantee: guaranteeIn(bootstrap),
    customer,
    isRegistered: query.has('registered'),
    /** Idempotency key of this form: repeated submits place one order. */
    key: crypto.randomUUID() as string,
  }
  return data(pageData, { status: isDown ? 503 : 200 })
})

/** Entered values are preserved even when the cart cannot be loaded. */
function unavailableOrThrow(error: unknown): 'unavailable' {
  if (error instanceof ShopError && error.status >= 500) return 'unavailable'
  throw error
}

/** The response contains the form's idempotency key, even without a cart. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const action = checkoutAction

/** Network failures are a regular response: the page stays and shows the error. */
export const clientAction = async ({ serverAction }: Route.ClientActionArgs): Promise<CheckoutResult> =>
  serverAction().catch(error => {
    // The redirect to the order.
    if (error instanceof Response) clearDraft()
    if (!isUnreachable(error)) throw error
    return { cart: null, refused: { code: 'unavailable', problems: {}, product: '', left: 0, reason: null }, found: null, typed: {} }
  })

/** The action's response contains the cart, so nothing is reloaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === undefined && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, isDown, customer } = loaderData
  const t = checkoutMessages[language]
  const { cart, applyResponse } = useNewestCart(loaderData.cart, loaderData.language)
  const isEmpty = actionData?.refused?.code === 'cart_empty' || (cart ? cart.cart_items.length === 0 : !isDown)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-3xl">{t.checkout}</h1>
        {!isEmpty && (
          <a href={hrefTo(language, 'cart')} className="link target inline-flex items-center">
            {t.toCart}
          </a>
        )}
      </div>
      {loaderData.isRegistered && (
        <div className="mt-5">
          <Notice tone="success" title={t.registered}>
            <p>{t.registeredHint}</p>
          </Notice>
        </div>
      )}
      {customer && !isEmpty && <OrderingAs language={language} name={customer.name} email={customer.email} />}
      {isEmpty ? (
        <EmptyCart language={language} hint={checkoutMessages[language].emptyHint} />
      ) : cart || actionData ? (
        <CheckoutForm loaded={loaderData} cart={cart} actionData={actionData ?? null} applyCartResponse={applyResponse} />
      ) : (
        <div className="mt-6">
          <Notice tone="danger" title={t.unreachable}>
            <p>{t.unreachableHint}</p>
            <a href={hrefTo(language, 'checkout')} target="_self" className="link target inline-flex items-center">
              {t.tryAgain}
            </a>
          </Notice>
        </div>
      )}
    </>
  )
}
