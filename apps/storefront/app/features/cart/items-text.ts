import { formatNumber } from '../../platform/format.ts'
import { plural } from '../../platform/messages.ts'

/** The total quantity of a cart, whatever its sales units: `3 items`, `ilość: 3`. */
export const itemsText = {
  en: (n: number) => `${formatNumber('en', n)} ${plural('en', n, { one: 'item', other: 'items' })}`,
  pl: (n: number) => `ilość: ${formatNumber('pl', n)}`,
}
