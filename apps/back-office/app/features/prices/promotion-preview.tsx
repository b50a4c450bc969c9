import { formatMoney } from '@stragan/contract/formats'
import { fromDecimal, grossOf, toDecimal } from '@stragan/pricing'
import { Notice } from '@stragan/ui/notice'
import { Fact } from '../../platform/facts.tsx'
import { useLanguage } from '../../platform/language.ts'
import type { Preview } from './promotion-form.server.ts'
import { promotionMessages } from './promotions.messages.ts'

interface PromotionPreviewProps {
  preview: Omit<Preview, 'others'> & { others: readonly (Preview['others'][number] & { begins: string; ends: string | null })[] }
  /** The promotion is of a quantity above one, whose price has no history. */
  isOfQuantity: boolean
  isChanged?: boolean
}

/** What the shop prints beside a promotional price, and why. */
export function PromotionPreview({ preview, isOfQuantity, isChanged = false }: PromotionPreviewProps) {
  const language = useLanguage()
  const t = promotionMessages[language]
  const { price_net, vat_percent, regular_price_net, lowest_price_net, is_announced, percent, others } = preview
  const money = (net: number) => formatMoney(language, net, 'PLN')
  const lowest = lowest_price_net === null ? (isOfQuantity ? t.noLowestOfQuantity : t.noLowest) : money(lowest_price_net)
  return (
    <div className="grid gap-5">
      {isChanged && (
        <Notice tone="warning" assertive>
          <p>{t.changedSince}</p>
        </Notice>
      )}
      <dl className="grid gap-6 sm:grid-cols-3">
        <Fact name={t.promotional}>
          <span className="font-semibold text-lg tabular-nums">{money(price_net)}</span>
          <span className="text-quiet">{t.gross(money(toDecimal(grossOf(fromDecimal(price_net), vat_percent))))}</span>
        </Fact>
        <Fact name={t.lowest}>
          <span className={lowest_price_net === null ? '' : 'text-lg tabular-nums'}>{lowest}</span>
        </Fact>
        <Fact name={t.regularName}>
          <span className="text-lg tabular-nums">{regular_price_net === null ? t.onRequest : money(regular_price_net)}</span>
        </Fact>
      </dl>
      <dl>
        <Fact name={t.label}>
          {is_announced && lowest_price_net !== null ? t.isAnnounced(money(lowest_price_net), percent ?? 0) : t.isNotAnnounced}
        </Fact>
      </dl>
      {!is_announced && (
        <Notice tone="warning">
          <p>{lowest_price_net === null ? t.whyNoHistory : t.whyNotLower}</p>
        </Notice>
      )}
      {others.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="font-semibold">{t.others}</p>
          <ul className="list-disc pl-5">
            {others.map(other => (
              <li key={other.id}>{t.other(money(other.price_net), other.begins, other.ends ? t.until(other.ends) : t.withoutEnd)}</li>
            ))}
          </ul>
          <p className="text-quiet">{t.lowestCounts}</p>
        </div>
      )}
    </div>
  )
}
