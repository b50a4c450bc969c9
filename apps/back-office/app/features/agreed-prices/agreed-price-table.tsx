import { formatMoney } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Field } from '@stragan/ui/field'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { variantName } from '../../platform/variant-name.ts'
import { agreedPriceTexts } from './agreed-prices.messages.ts'
import { type AgreedPrice, type AgreedPricesAnswer, fromName, priceName, shownPrice } from './agreed-prices-form.ts'

interface AgreedPriceTableProps {
  /** Address of the products; null for who may not see them. */
  products: string | null
  prices: readonly (AgreedPrice & { changed: string | null })[]
  /** Of a price list, else of one customer. */
  ofPriceList: boolean
  canWrite: boolean
  answer: AgreedPricesAnswer | undefined
}

/** Prices of variants for certain customers beside the public ones, each with a field. */
export function AgreedPriceTable({ products, prices, ofPriceList, canWrite, answer }: AgreedPriceTableProps) {
  const language = useLanguage()
  const t = agreedPriceTexts(language, ofPriceList)
  const money = (amount: number | null) => (amount === null ? t.onRequest : formatMoney(language, amount, 'PLN'))
  return (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.product}</ColumnHead>
          <ColumnHead numeric>{t.listPrice}</ColumnHead>
          <ColumnHead numeric={!canWrite}>{t.agreedPrice}</ColumnHead>
          <ColumnHead>{t.changed}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {prices.map(price => {
          const { variant_id, product_id, symbol, is_active, list_price_net, public_price_net, price_net, changed } = price
          const isAbove = price_net !== null && public_price_net !== null && price_net > public_price_net
          return (
            <tr key={variant_id}>
              <RowHead className="sm:min-w-56">
                {products === null ? (
                  variantName(price)
                ) : (
                  <a href={`${products}/${product_id}`} className="link">
                    {variantName(price)}
                  </a>
                )}{' '}
                {!is_active && <Badge>{t.inactive}</Badge>}
                <span translate="no" className="block font-normal text-quiet text-xs">
                  {symbol}
                </span>
              </RowHead>
              <Cell numeric data-label={t.listPrice}>
                {money(list_price_net)}
                {public_price_net !== list_price_net && <span className="block text-quiet text-xs">{t.now(money(public_price_net))}</span>}
              </Cell>
              <Cell numeric={!canWrite} data-label={t.agreedPrice}>
                {canWrite ? (
                  <PriceField price={price} texts={t} answer={answer} hint={isAbove ? t.above : undefined} />
                ) : (
                  <>
                    {price_net === null ? '–' : money(price_net)}
                    {isAbove && <span className="block text-quiet text-xs">{t.above}</span>}
                  </>
                )}
              </Cell>
              <Cell data-label={t.changed} className="whitespace-nowrap">
                {changed ?? '–'}
              </Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

interface PriceFieldProps {
  price: AgreedPrice
  texts: ReturnType<typeof agreedPriceTexts>
  answer: AgreedPricesAnswer | undefined
  hint: string | undefined
}

/** The price of a variant; with what was typed goes the price that was shown then, after a conflict the one that is stored now. */
function PriceField({ price, texts: t, answer, hint }: PriceFieldProps) {
  const language = useLanguage()
  const [name, from] = [priceName(price.variant_id), fromName(price.variant_id)]
  const stored = shownPrice(language, price.price_net)
  const problem = answer?.problems[price.variant_id]
  return (
    <>
      <input type="hidden" name={from} value={problem === 'changed' ? stored : (answer?.typed[from] ?? stored)} />
      <Field
        id={name}
        name={name}
        label={t.priceOf(variantName(price))}
        labelHidden
        suffix="PLN"
        defaultValue={answer?.typed[name] ?? stored}
        hint={hint}
        error={problem && t.problems[problem]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        className="w-40"
      />
    </>
  )
}
