import type { CartItem } from '@stragan/contract'
import { Progress } from '@stragan/ui/progress'
import { CartForm, type CartSubmission } from './cart-form.tsx'
import { useCartPage } from './use-cart.ts'

/** Distance to the next lower tier price, with a button that raises the quantity to it. */
export function NextTier({
  line,
  tier,
  submission,
}: {
  line: CartItem
  tier: NonNullable<CartItem['next_tier']>
  submission: CartSubmission
}) {
  const { t, each } = useCartPage()
  const { product_id, product_variant_id, vat_tax_percent, sales_unit } = line
  const offer = t.nextTier(tier.missing, each({ ...tier, sales_unit }, vat_tax_percent), tier.quantity, sales_unit)
  return (
    <CartForm submission={submission} fields={{ product_id, product_variant_id, items: tier.quantity }} className="mt-3 max-w-md">
      <button type="submit" name="intent" value="set" className="link target text-left text-sm tabular-nums">
        {offer}
      </button>
      <Progress label={offer} value={line.items} max={tier.quantity} className="mt-1" />
    </CartForm>
  )
}
