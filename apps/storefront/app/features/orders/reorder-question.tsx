import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import type { Notice as FlashNotice } from '../../platform/visitor-context.ts'
import { reorderMessages } from './reorder.messages.ts'

/** Above a cart with products: whether an order is added to them or replaces them. */
export function ReorderQuestion({ notice, language }: { notice: FlashNotice; language: Language }) {
  if (notice.kind !== 'reorder') return null
  const t = reorderMessages[language]
  const cart = hrefTo(language, 'cart')
  return (
    <div className="mb-6">
      <Notice tone="info" title={t.title(notice.number)}>
        <p>{t.filled(notice.inCart, notice.ordered)}</p>
        <form method="post" action="/reorder" className="mt-3 flex flex-wrap items-center gap-3">
          <input type="hidden" name="key" value={notice.key} />
          <input type="hidden" name="uid" value={notice.uid} />
          <input type="hidden" name="to" value={cart} />
          <Button type="submit" name="mode" value="add" size="small">
            {t.add}
          </Button>
          <Button type="submit" name="mode" value="replace" size="small">
            {t.replace}
          </Button>
          <a href={cart} className="link target inline-flex items-center font-semibold">
            {t.keep}
          </a>
        </form>
      </Notice>
    </div>
  )
}
