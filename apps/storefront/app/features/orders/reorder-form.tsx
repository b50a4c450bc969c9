import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { orderMessages } from './orders.messages.ts'

interface ReorderProps {
  order: { uid: string; number: string }
  language: Language
  /** Path of the current page, to return to if nothing can be added. */
  from: string
  formKey: string
}

/** Button that adds the ordered lines to the cart and goes there. */
export function ReorderForm({ order, language, from, formKey }: ReorderProps) {
  const t = orderMessages[language]
  return (
    <form method="post" action="/reorder" className="print:hidden">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="uid" value={order.uid} />
      <input type="hidden" name="to" value={from} />
      <Button type="submit" size="small" icon="cart" aria-label={t.reorderNamed(order.number)}>
        {t.reorder}
      </Button>
    </form>
  )
}
