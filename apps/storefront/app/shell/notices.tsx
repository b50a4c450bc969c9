import type { Language } from '@stragan/routing'
import { CartNotice } from '../features/cart/cart-notice.tsx'
import { FavouriteNotice } from '../features/favourites/favourite-notice.tsx'
import { ReorderQuestion } from '../features/orders/reorder-question.tsx'
import { QuoteNotice } from '../features/quotes/quote-notice.tsx'
import type { Notice } from '../platform/visitor-context.ts'

/** Result of the last form, above the page. */
export default function Notices(shown: { notice: Notice; language: Language }) {
  return (
    <>
      <CartNotice {...shown} />
      <ReorderQuestion {...shown} />
      <FavouriteNotice {...shown} />
      <QuoteNotice {...shown} />
    </>
  )
}
