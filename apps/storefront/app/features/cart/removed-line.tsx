import { Button } from '@stragan/ui/button'
import { useId } from 'react'
import { CartForm, type CartSubmission } from './cart-form.tsx'
import type { CartRow } from './cart-lines.tsx'
import { LineRefusal } from './line-problem.tsx'
import { useCartPage } from './use-cart.ts'

/** Removed line with an undo button. */
export function RemovedLine({ row, submission }: { row: CartRow; submission: CartSubmission }) {
  const { t } = useCartPage()
  const refusalId = useId()
  const { product, variant, name, quantity, salesUnit } = row
  return (
    <>
      <CartForm
        submission={submission}
        fields={{ product_id: product, product_variant_id: variant, items: quantity }}
        className="flex min-h-11 items-center justify-between gap-x-4"
      >
        <p role="status" className="min-w-0 flex-1 text-quiet">
          {t.removed(name)}
        </p>
        <Button
          type="submit"
          name="intent"
          value="set"
          kind="quiet"
          pending={submission.wanted?.intent === 'set' && t.updating}
          aria-label={t.undoNamed(name)}
        >
          {t.undo}
        </Button>
      </CartForm>
      <LineRefusal id={refusalId} submission={submission} quantity={0} salesUnit={salesUnit} />
    </>
  )
}
