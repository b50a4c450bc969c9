import type { CartItem, SalesUnit } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { ErrorText } from '@stragan/ui/labelled'
import { Notice } from '@stragan/ui/notice'
import { CartForm, type CartSubmission } from './cart-form.tsx'
import { useCartPage } from './use-cart.ts'

/** Why a line cannot be ordered, with a button that reduces it to the stock. */
export function LineProblem({ line, name, submission }: { line: CartItem; name: string; submission: CartSubmission }) {
  const { t } = useCartPage()
  const { problem, items_left, product_id, product_variant_id, sales_unit } = line
  if (!problem) return null
  return (
    <div className="mt-3">
      <Notice tone="warning">
        <p>{problem === 'not_for_sale' ? t.notForSale : t.notEnough(items_left, sales_unit)}</p>
        {problem === 'not_enough_stock' && items_left > 0 && (
          <CartForm submission={submission} fields={{ product_id, product_variant_id, items: items_left }} className="mt-2">
            <Button type="submit" name="intent" value="set" size="small" aria-label={t.takeNamed(items_left, sales_unit, name)}>
              {t.take(items_left, sales_unit)}
            </Button>
          </CartForm>
        )}
      </Notice>
    </div>
  )
}

/** Why a change of a line was refused, and its current quantity. Describes the line's quantity field by its id. */
export function LineRefusal({
  id,
  submission: { refused },
  quantity,
  salesUnit,
}: {
  id: string
  submission: CartSubmission
  quantity: number
  salesUnit: SalesUnit | null
}) {
  const { t } = useCartPage()
  return (
    <div role="alert" className={refused ? 'mt-2' : undefined}>
      {refused && (
        <ErrorText id={id}>
          {refused.offer ? t.notWhole(refused.offer) : t.lineRefused(refused.code, refused.left, quantity, salesUnit)}
        </ErrorText>
      )}
    </div>
  )
}
