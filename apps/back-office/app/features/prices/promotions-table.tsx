import { formatMoney, formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import type { PromotionView } from './promotion-view.ts'
import { promotionMessages } from './promotions.messages.ts'

interface PromotionsTableProps {
  shop: string
  promotions: readonly PromotionView[]
  /** They are all of the product that the page is about. */
  withoutProduct?: boolean
}

/** Promotions with their time, and whether shoppers read of a reduction. */
export function PromotionsTable({ shop, promotions, withoutProduct = false }: PromotionsTableProps) {
  const language = useLanguage()
  const t = promotionMessages[language]
  const money = (net: number) => formatMoney(language, net, 'PLN')
  return (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.product}</ColumnHead>
          <ColumnHead numeric>{t.price}</ColumnHead>
          <ColumnHead>{t.time}</ColumnHead>
          <ColumnHead>{t.shown}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {promotions.map(promotion => {
          const { id, name, symbol, price_net, regular_price_net, begins, ends, state, is_announced, percent } = promotion
          const target = targetName(promotion, language)
          return (
            <tr key={id}>
              <RowHead className="sm:min-w-56">
                <a href={`/${shop}/promotions/${id}`} className="link">
                  {withoutProduct ? target : name}
                </a>
                <span className="block font-normal text-quiet text-xs">
                  <span translate="no">{symbol}</span>
                  {!withoutProduct && `, ${target}`}
                </span>
              </RowHead>
              <Cell numeric data-label={t.price}>
                {money(price_net)}
                {regular_price_net !== null && <span className="block text-quiet text-xs">{t.regular(money(regular_price_net))}</span>}
              </Cell>
              <Cell data-label={t.time}>
                <Badge tone={state === 'current' ? 'success' : 'neutral'}>{t.states[state]}</Badge> {begins}
                <span className="block text-quiet text-xs">{ends ? t.until(ends) : t.withoutEnd}</span>
              </Cell>
              <Cell data-label={t.shown}>{is_announced && percent !== null ? t.announced(percent) : t.notAnnounced}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** Which of the product's prices a promotion lowers. */
export function targetName({ variant, variant_id, symbol, quantity }: Omit<PromotionView, 'id'>, language: 'en' | 'pl'): string {
  const t = promotionMessages[language]
  if (variant_id === null) return t.ownPrice
  return [variant || symbol, ...(quantity === null || quantity === 1 ? [] : [t.fromQuantity(formatNumber(language, quantity))])].join(', ')
}
