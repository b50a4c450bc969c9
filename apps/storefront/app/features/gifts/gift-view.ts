import type { Gift } from '@stragan/contract'
import { formatMoney } from '../../platform/format.ts'
import type { PublicContext } from '../../platform/public-context.ts'

export const giftView = ({ language }: PublicContext, { id, name, description, picture, min_order_value, currency, items }: Gift) => ({
  id,
  name,
  description,
  picture,
  /** Minimum order value, net. */
  from: formatMoney(language, min_order_value, currency),
  stockOnHand: items,
})

export type GiftView = ReturnType<typeof giftView>
