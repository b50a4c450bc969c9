import type { Gift } from '@stragan/contract'
import { formatMoney } from '../../platform/format.ts'
import type { SharedVisit } from '../../platform/visit.ts'

export const toldGift = ({ language }: SharedVisit, { id, name, description, picture, min_order_value, currency, items }: Gift) => ({
  id,
  name,
  description,
  picture,
  /** Products net. */
  from: formatMoney(language, min_order_value, currency),
  items,
})

export type ToldGift = ReturnType<typeof toldGift>
