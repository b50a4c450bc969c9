import { createContext, useContext } from 'react'
import type { Notice } from '../../platform/visitor-context.ts'

/** Flash notice of the last form, without JavaScript. */
export const NoticeContext = createContext<Notice | null>(null)

/** Returns the entered quantity of a product or variant, or 1. Called once per list, not per field. */
export function useTyped(): (product: number, variant?: number) => { quantity: number | string; invalid: boolean } {
  const notice = useContext(NoticeContext)
  return (product, variant) =>
    (notice?.kind === 'added' || notice?.kind === 'refused') &&
    notice.quantity !== '' &&
    notice.product === product &&
    notice.variant === (variant ?? null)
      ? { quantity: notice.quantity, invalid: notice.kind === 'refused' }
      : { quantity: 1, invalid: false }
}
