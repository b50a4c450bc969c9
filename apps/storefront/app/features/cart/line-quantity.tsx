import type { CartItem } from '@stragan/contract'
import { maxQuantity } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { Quantity } from '@stragan/ui/quantity'
import { useState } from 'react'
import { CartForm, type CartSubmission } from './cart-form.tsx'
import { wantedQuantity } from './cart-result.ts'
import { useCartPage } from './use-cart.ts'

/** Quantity of a line: stepped, or entered and submitted on blur; 0 or less removes the line. Updates optimistically. */
export function LineQuantity({ line, name, submission }: { line: CartItem; name: string; submission: CartSubmission }) {
  const { t } = useCartPage()
  const [typed, setTyped] = useState<string | null>(null)
  const quantity = submission.wanted ? wantedQuantity(submission.wanted) : line.items
  const { product_id, product_variant_id } = line
  const send = (fields: Record<string, string>) => {
    setTyped(null)
    if (fields.intent !== 'set' || Number(fields.items) !== quantity) submission.send(fields)
  }
  const take = () => {
    const variant = product_variant_id === null ? {} : { product_variant_id: String(product_variant_id) }
    if (typed !== null && /^-?\d+$/.test(typed) && Number(typed) <= maxQuantity)
      send({ product_id: String(product_id), ...variant, items: typed, intent: 'set' })
    setTyped(null)
  }
  return (
    <CartForm
      submission={{ ...submission, send }}
      fields={{ product_id, product_variant_id }}
      className="flex flex-wrap items-center gap-2"
    >
      {/* Default button, pressed by Enter: the first button of the form. */}
      <span className="order-last hidden noscript:block">
        <Button type="submit" name="intent" value="set" aria-label={t.updateNamed(name)}>
          {t.update}
        </Button>
      </span>
      <Quantity
        label={t.quantityOf(name)}
        decrease={t.decrease(name)}
        increase={t.increase(name)}
        sends="intent"
        name="items"
        required
        min={undefined}
        max={maxQuantity}
        value={typed ?? quantity}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={take}
      />
    </CartForm>
  )
}
