import type { CartItem } from '@stragan/contract'
import { Picture } from '@stragan/ui/picture'
import { methodMessages } from '../cart/method.messages.ts'
import { Contained } from '../catalogue/sales-unit.tsx'
import { useCheckout } from './use-checkout.ts'

/** Ordered lines. On wide screens a long list scrolls by itself, so that total and button stay visible. */
export function SummaryLines() {
  const { t, cart, language } = useCheckout()
  const gift = cart?.gift_effect.state === 'applied' ? cart.gifts.find(({ id }) => id === cart.gift_id) : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={t.inOrder}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
      tabIndex={0}
      className="mt-4 border-rule border-y lg:max-h-[max(12rem,100dvh-31rem)] lg:overflow-y-auto"
    >
      <ul className="divide-y divide-rule">
        {cart?.cart_items.map(line => (
          <Line key={`${line.product_id} ${line.product_variant_id}`} line={line} />
        ))}
        {gift && (
          <li className="flex justify-between gap-3 py-2.5 text-sm">
            <span>
              {t.gift}: {gift.name}
            </span>
            <span>{methodMessages[language].free}</span>
          </li>
        )}
      </ul>
    </div>
  )
}

function Line({ line }: { line: CartItem }) {
  const { t, prices, money, language } = useCheckout()
  const { cover, name, combination_features, items, line_net, line_gross, items_left, problem, unit_price_net, sales_unit } = line
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-3 py-2.5 text-sm">
      <span className="plate block size-12 self-start p-1">
        {cover && <Picture picture={{ ...cover, alt: '' }} sizes="48px" className="size-full object-contain" />}
      </span>
      <span className="min-w-0">
        <span className="block leading-snug">
          <span className="whitespace-nowrap tabular-nums">{t.times(items, sales_unit)}</span> {name}
        </span>
        <span className="block text-quiet text-xs">{combination_features.map(({ feature_value }) => feature_value).join(' · ')}</span>
        <Contained language={language} salesUnit={sales_unit} quantity={items} />
        {problem && (
          <strong className="block font-semibold text-danger">
            {problem === 'not_for_sale' ? t.notForSale : t.notEnough(items_left, sales_unit)}
          </strong>
        )}
      </span>{' '}
      {unit_price_net !== null && (
        <span className="whitespace-nowrap text-right tabular-nums">{money(prices === 'net' ? line_net : line_gross)}</span>
      )}
    </li>
  )
}
