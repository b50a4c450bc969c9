import { ButtonLink } from '@stragan/ui/button'
import { addToCartMessages } from '../cart/add-to-cart.messages.ts'
import { useCheckout } from './use-checkout.ts'

/** Bar with the total on phones, until the summary itself is visible. */
export function TotalBar() {
  const { t, cart, language, total, isChoosing } = useCheckout()
  if (!total) return null
  return (
    <div className="buy-bar sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-rule border-t bg-ground px-4 pb-[env(safe-area-inset-bottom)] sm:-mx-6 sm:px-6 lg:hidden">
      <p aria-hidden="true" aria-busy={isChoosing} className="py-3 tabular-nums transition-opacity aria-busy:opacity-50">
        {t.toPay} <strong className="whitespace-nowrap font-semibold text-lg">{total}</strong>
        {cart && cart.delivery_effect.state !== 'applied' && (
          <span className="block text-quiet text-xs">{addToCartMessages[language].withoutDelivery}</span>
        )}
      </p>
      <ButtonLink href="#summary">{t.seeSummary}</ButtonLink>
    </div>
  )
}
