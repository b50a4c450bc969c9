import { hrefTo, type Language } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import type { Notice as FlashNotice } from '../../platform/visitor-context.ts'
import { addToCartMessages } from './add-to-cart.messages.ts'
import { BulkAddResult } from './bulk-add-notice.tsx'

/** Result of adding to the cart, above the page, without JavaScript. The cart shows removed lines itself, favourites their own notices. */
export function CartNotice({ notice, language }: { notice: FlashNotice; language: Language }) {
  if (notice.kind !== 'added' && notice.kind !== 'refused' && notice.kind !== 'bulk') return null
  const t = addToCartMessages[language]
  return (
    <div className="mb-6">
      {notice.kind === 'bulk' ? (
        <BulkAddResult notice={notice} language={language} />
      ) : notice.kind === 'added' ? (
        <Notice tone="success">
          <p className="font-semibold">{t.addedLine(notice.quantity, notice.name)}</p>
          <a href={hrefTo(language, 'cart')} className="link target inline-flex items-center font-semibold">
            {t.goToCart}
          </a>
        </Notice>
      ) : (
        <Notice tone="danger" title={t.notAdded} assertive>
          <p>{t.refused(notice.code, notice.left, notice.offer)}</p>
        </Notice>
      )}
    </div>
  )
}
