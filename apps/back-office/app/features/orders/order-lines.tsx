import type { ResponseOutput } from '@stragan/contract'
import type { orderAdminCalls } from '@stragan/contract/admin'
import { formatMoney, formatNumber } from '@stragan/contract/formats'
import { formatQuantity } from '@stragan/contract/sales-units'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { orderMessages } from './orders.messages.ts'

export type AdminOrder = ResponseOutput<typeof orderAdminCalls.order>

/** Ordered lines as at the time of the order, and what is to be paid. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const language = useLanguage()
  const t = orderMessages[language]
  const { items, totals, currency, delivery, payment, discount_code, gift, weight } = order
  const money = (amount: number) => formatMoney(language, amount, currency)
  const sums: { name: string; about?: string | null; net: number; gross: number }[] = [
    ...(totals.discount_net === 0
      ? []
      : [{ name: t.discount, about: discount_code && t.code(discount_code), net: -totals.discount_net, gross: -totals.discount_gross }]),
    { name: t.deliveryAndPayment, about: `${delivery.name}, ${payment.name}`, net: totals.delivery_net, gross: totals.delivery_gross },
  ]
  return (
    <Section id="lines" title={t.lines} lead={`${t.lineCount(items.length)}. ${t.weight}: ${formatNumber(language, weight)} kg.`}>
      <Table caption={t.lines} captionHidden className="stacks">
        <thead>
          <tr>
            <ColumnHead>{t.product}</ColumnHead>
            <ColumnHead numeric>{t.quantity}</ColumnHead>
            <ColumnHead numeric>{t.unitNet}</ColumnHead>
            <ColumnHead numeric>{t.totalNet}</ColumnHead>
            <ColumnHead numeric>{t.totalGross}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {items.map(line => (
            <tr key={`${line.product_id} ${line.product_variant_id}`}>
              <RowHead className="sm:min-w-56">
                <span lang={line.name_language}>{line.name}</span>
                {line.combination_features.length > 0 && (
                  <span lang={line.name_language} className="block font-normal text-sm">
                    {line.combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`).join(', ')}
                  </span>
                )}
                <span translate="no" className="block font-normal text-quiet text-xs">
                  {line.symbol}
                </span>
              </RowHead>
              <Cell numeric data-label={t.quantity}>
                {formatQuantity(language, line.items, line.sales_unit.code, 'short')}
              </Cell>
              <Cell numeric data-label={t.unitNet}>
                {line.unit_price_net === null ? '' : money(line.unit_price_net)}
              </Cell>
              <Cell numeric data-label={t.totalNet}>
                {money(line.line_net)}
              </Cell>
              <Cell numeric data-label={t.totalGross}>
                {money(line.line_gross)}
              </Cell>
            </tr>
          ))}
          {gift && (
            <tr>
              <RowHead>
                <span lang={gift.name_language}>{gift.name}</span>
                <span className="block font-normal text-quiet text-xs">{t.gift}</span>
              </RowHead>
              <Cell colSpan={4} />
            </tr>
          )}
        </tbody>
        <tfoot>
          {sums.map(({ name, about, net, gross }) => (
            <tr key={name}>
              <RowHead className="font-normal">
                {name}
                {about && <span className="block text-quiet text-xs">{about}</span>}
              </RowHead>
              <Cell colSpan={2} className="max-sm:hidden" />
              <Cell numeric data-label={t.totalNet}>
                {money(net)}
              </Cell>
              <Cell numeric data-label={t.totalGross}>
                {money(gross)}
              </Cell>
            </tr>
          ))}
          <tr>
            <RowHead>
              {t.total}
              <span className="block font-normal text-quiet text-xs">{payment.paid ? t.paid : t.unpaid}</span>
            </RowHead>
            <Cell colSpan={2} className="max-sm:hidden" />
            <Cell numeric data-label={t.totalNet} className="font-semibold">
              {money(totals.total_net)}
            </Cell>
            <Cell numeric data-label={t.totalGross} className="font-semibold">
              {money(totals.total_gross)}
            </Cell>
          </tr>
        </tfoot>
      </Table>
    </Section>
  )
}
