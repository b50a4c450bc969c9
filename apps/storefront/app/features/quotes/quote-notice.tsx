import type { Language } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import type { Notice as FlashNotice } from '../../platform/visitor-context.ts'
import { quoteMessages } from './quotes.messages.ts'

/** Why there is no quote, above the cart. */
export function QuoteNotice({ notice, language }: { notice: FlashNotice; language: Language }) {
  if (notice.kind !== 'quote-refused') return null
  const t = quoteMessages[language]
  return (
    <div className="mb-6">
      <Notice tone="danger" title={t.refused} assertive>
        <p>{t[notice.code]}</p>
      </Notice>
    </div>
  )
}
