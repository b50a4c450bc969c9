import { createContext, use } from 'react'
import type { Notice } from '../../platform/visitor-context.ts'

/** What the last form came to, where the page was loaded to tell it: without JavaScript. */
export const NoticeContext = createContext<Notice | null>(null)

/** What was typed into the box of a product or variant; one piece where nothing was. Asked for once by whatever shows many boxes. */
export function useTyped(): (product: number, variant?: number) => { quantity: number; invalid: boolean } {
  const notice = use(NoticeContext)
  return (product, variant) =>
    (notice?.kind === 'added' || notice?.kind === 'refused') &&
    notice.items > 0 &&
    notice.product === product &&
    notice.variant === (variant ?? null)
      ? { quantity: notice.items, invalid: notice.kind === 'refused' }
      : { quantity: 1, invalid: false }
}
