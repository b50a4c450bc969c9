import type { Cart } from '@stragan/contract'
import { Progress } from '@stragan/ui/progress'
import { useCartPage } from './use-cart.ts'

/** Progress to free delivery and to the nearest gift. */
export function FreeDeliveryProgress() {
  const { t, cart, money } = useCartPage()
  const products = cart.totals.products_net
  const delivery = nearestFree(cart)
  const gift = cart.gift_effect.state === 'applied' ? undefined : nearestGift(cart)
  const goals = [
    delivery && { missing: delivery.missing, text: t.toFree(money(delivery.missing), delivery.name) },
    gift && { missing: gift.missing, text: t.toGift(money(gift.missing), gift.name) },
  ].filter(goal => goal !== undefined)
  if (goals.length === 0) return null
  return (
    <ul className="mt-3 grid gap-4">
      {goals.map(({ missing, text }) => (
        <li key={text}>
          <p className="text-sm tabular-nums">{text}</p>
          <Progress label={text} value={products} max={products + missing} className="mt-1.5" />
        </li>
      ))}
    </ul>
  )
}

interface Goal {
  name: string
  missing: number
}

const nearest = (goals: Goal[]) => goals.toSorted((a, b) => a.missing - b.missing)[0]

/** Of the chosen delivery if it can become free, else of any delivery available for this cart. */
function nearestFree({ deliveries, delivery_shop_configuration_id }: Cart): Goal | undefined {
  const open = deliveries.flatMap(({ id, name, offered, missing_to_free_net: missing }) =>
    offered && missing !== null && missing > 0 ? [{ id, name, missing }] : [],
  )
  return open.find(({ id }) => id === delivery_shop_configuration_id) ?? nearest(open)
}

const nearestGift = ({ gifts }: Cart): Goal | undefined =>
  nearest(
    gifts.flatMap(({ name, items, missing_net: missing }) => (items > 0 && missing !== null && missing > 0 ? [{ name, missing }] : [])),
  )
