import type { Language } from '@stragan/routing'
import { Button } from '../../ui/button.tsx'
import { orderMessages } from './orders.messages.ts'

interface ReorderProps {
  order: { uid: string; number: string }
  language: Language
  /** The page that this stands on: where it comes back to if nothing can be done. */
  from: string
}

/** Puts what was ordered into the cart once more, and goes there. */
export function ReorderForm({ order, language, from }: ReorderProps) {
  const t = orderMessages[language]
  return (
    <form method="post" action="/reorder" className="print:hidden">
      <input type="hidden" name="uid" value={order.uid} />
      <input type="hidden" name="to" value={from} />
      <Button type="submit" size="small" icon="cart" aria-label={t.reorderNamed(order.number)}>
        {t.reorder}
      </Button>
    </form>
  )
}
