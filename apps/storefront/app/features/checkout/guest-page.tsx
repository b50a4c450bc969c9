import { type Cart, cartCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { formatMoney } from '../../platform/format.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { badgeOf } from '../cart/cart-summary.ts'
import { EmptyCart } from '../cart/empty-cart.tsx'
import type { Route } from './+types/guest-page.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { guestMessages } from './guest.messages.ts'
import { WithDelivery } from './with-delivery.tsx'

export const loader = personalLoader(async (ctx, { ifSession }) => {
  const { language, bootstrap, display } = ctx
  const t = guestMessages[language]
  const cart = await ifSession(cartCalls.cart, {})
  const head = { title: `${t.title} | ${bootstrap.shop.name}`, description: t.about, alternates: alternatesOf('guest'), noindex: true }
  return { language, prices: display.prices, ...headOf(ctx, head), cart: cart && { ...badgeOf(cart), chosen: chosenOf(cart) } }
})

/** What the cart costs with the delivery that was chosen in it; null without one, or where it does not suit the cart. */
function chosenOf({
  deliveries,
  delivery_shop_configuration_id,
  delivery_effect,
  transport_fee,
  discount_code,
  discount_effect,
  totals,
}: Cart) {
  const delivery = deliveries.find(({ id }) => id === delivery_shop_configuration_id)
  if (!delivery || delivery_effect.state !== 'applied') return null
  return { delivery: delivery.name, fee: transport_fee, discount: discount_effect.state === 'applied' ? discount_code : null, totals }
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

/** Step between cart and checkout: order as guest, log in or register. */
export default function GuestPage({ loaderData }: Route.ComponentProps) {
  const { language, prices, cart } = loaderData
  const t = guestMessages[language]
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      {!cart || cart.quantity === 0 ? (
        <EmptyCart language={language} hint={checkoutMessages[language].emptyHint} />
      ) : (
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <Ways language={language} />
            <h2 className="mt-10 border-rule border-t pt-6 text-xl">{t.emailTitle}</h2>
            <ul className="mt-3 grid list-disc gap-1 pl-5">
              {t.email.map(use => (
                <li key={use}>{use}</li>
              ))}
            </ul>
            <p className="mt-3">{t.noMore}</p>
            <p className="mt-1">
              <a href={hrefTo(language, 'privacyPolicy')} className="link target inline-flex items-center">
                {t.privacy}
              </a>
            </p>
          </div>
          <CartSection language={language} prices={prices} cart={cart} />
        </div>
      )}
    </>
  )
}

function Ways({ language }: Pick<Route.ComponentProps['loaderData'], 'language'>) {
  const t = guestMessages[language]
  const back = new URLSearchParams({ return_to: hrefTo(language, 'checkout') })
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <section aria-labelledby="guest" className="grid content-start gap-3 sm:row-span-3 sm:grid-rows-subgrid">
        <h2 id="guest" className="text-xl">
          {t.asGuest}
        </h2>
        <p>{t.lead}</p>
        <p>
          <ButtonLink kind="primary" href={hrefTo(language, 'checkout')} wide>
            {t.go}
          </ButtonLink>
        </p>
      </section>
      <section
        aria-labelledby="account"
        className="grid content-start gap-3 border-rule max-sm:border-t max-sm:pt-6 sm:row-span-3 sm:grid-rows-subgrid sm:border-l sm:pl-8"
      >
        <h2 id="account" className="text-xl">
          {t.withAccount}
        </h2>
        <p>{t.accountLead}</p>
        <p className="grid gap-3">
          <ButtonLink href={`${hrefTo(language, 'customerLogin')}?${back}`} wide>
            {t.login}
          </ButtonLink>
          <ButtonLink href={`${hrefTo(language, 'customerRegister')}?${back}`} kind="quiet" wide>
            {t.register}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}

function CartSection({
  language,
  prices,
  cart,
}: Pick<Route.ComponentProps['loaderData'], 'language' | 'prices'> & { cart: NonNullable<Route.ComponentProps['loaderData']['cart']> }) {
  const t = guestMessages[language]
  const checkout = checkoutMessages[language]
  const amount = prices === 'net' ? cart.products_net : cart.products_gross
  return (
    <section aria-labelledby="cart" className="border-rule max-lg:border-t max-lg:pt-6 lg:self-start lg:border-l lg:pl-8">
      <h2 id="cart" className="text-xl">
        {t.cart}
      </h2>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b pb-3">
        <span>{checkout.quantity(cart.quantity)}</span>
        <span className="whitespace-nowrap tabular-nums">
          <strong className="font-semibold text-xl">{formatMoney(language, amount, cart.currency)}</strong>{' '}
          <span className="text-quiet text-sm">{checkout[prices]}</span>
        </span>
      </p>
      {cart.chosen && <WithDelivery language={language} prices={prices} chosen={cart.chosen} />}
      <p className="mt-3 text-quiet text-sm">{cart.chosen ? t.changeDelivery : t.withDelivery}</p>
      <a href={hrefTo(language, 'cart')} className="link target mt-1 inline-flex items-center">
        {t.change}
      </a>
    </section>
  )
}
