import type { CartItem } from '@stragan/contract'
import { maxQuantity } from '@stragan/contract'
import { hasContent } from '@stragan/contract/sales-units'
import { Button } from '@stragan/ui/button'
import { Quantity } from '@stragan/ui/quantity'
import { useId, useState } from 'react'
import { Contained } from '../catalogue/sales-unit.tsx'
import { CartForm, type CartSubmission } from './cart-form.tsx'
import { type Fields, wantedQuantity } from './cart-result.ts'
import { inSalesUnits, parseQuantity } from './typed-quantity.ts'
import { useCartPage } from './use-cart.ts'

interface QuantityProps {
  line: CartItem
  name: string
  submission: CartSubmission
  /** Id of the text that says why the shop refused a change. */
  refusalId: string
}

/** Quantity of a line: stepped, or entered and submitted on blur; 0 or less removes the line. Updates optimistically. */
export function LineQuantity({ line, name, submission, refusalId }: QuantityProps) {
  const { t, language } = useCartPage()
  const { refused } = submission
  const [typed, setTyped] = useState<string | null>(refused?.code === 'invalid_body' ? (refused.typed.items ?? null) : null)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const described = [problem !== null && problemId, refused && refusalId].filter(Boolean).join(' ')
  const quantity = submission.wanted ? wantedQuantity(submission.wanted) : line.items
  const { product_id, product_variant_id, sales_unit } = line
  /** Sends a quantity, in sales units if it was typed with a unit; one that is none stays, with the reason. */
  const send = (fields: Fields) => {
    const items = wholeNumber(fields.items ?? '')
    if (items === null) return
    setTyped(null)
    setProblem(null)
    if (fields.intent !== 'set' || Number(items) !== quantity) submission.send({ ...fields, items })
  }
  const wholeNumber = (text: string): string | null => {
    if (/^-?\d+$/.test(text) && Number(text) <= maxQuantity) return text
    const withUnit = parseQuantity(text, language)
    const nearest = withUnit && inSalesUnits(withUnit, sales_unit)
    if (typeof nearest === 'number') return String(nearest)
    setProblem(nearest ? t.notWhole({ nearest, salesUnit: sales_unit }) : t.lineRefused('invalid_body', null, quantity, sales_unit))
    return null
  }
  const take = () => {
    if (typed === null) return
    const variant = product_variant_id === null ? {} : { product_variant_id: String(product_variant_id) }
    send({ product_id: String(product_id), ...variant, items: typed, intent: 'set' })
  }
  return (
    <CartForm
      submission={{ ...submission, send }}
      fields={{ product_id, product_variant_id }}
      className="flex flex-wrap items-center gap-y-2"
    >
      {/* Default button, pressed by Enter: the first button of the form. */}
      <span className="order-last ml-2 hidden noscript:block">
        <Button type="submit" name="intent" value="set" aria-label={t.updateNamed(name)}>
          {t.update}
        </Button>
      </span>
      <Quantity
        label={t.quantityOf(name)}
        decrease={t.decrease(name)}
        increase={t.increase(name)}
        sends="intent"
        withUnit={hasContent(sales_unit)}
        aria-invalid={described !== '' || undefined}
        aria-describedby={described || undefined}
        name="items"
        required
        min={undefined}
        max={maxQuantity}
        value={typed ?? quantity}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={take}
        data-saved-by-scripts
      />
      <Contained language={language} salesUnit={sales_unit} quantity={quantity} className="w-0 min-w-full" />
      <p id={problemId} role="alert" className="basis-full text-danger text-sm empty:hidden">
        {problem}
      </p>
    </CartForm>
  )
}
