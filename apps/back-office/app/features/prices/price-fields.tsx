import { maxTiers } from '@stragan/contract/admin'
import { formatMoney } from '@stragan/contract/formats'
import { fromDecimal, grossOf, toDecimal } from '@stragan/pricing'
import { Field } from '@stragan/ui/field'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useState } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { typedAmount } from '../../platform/typed-amount.ts'
import { priceMessages } from './prices.messages.ts'
import { ownPriceName, type Problem, type ProductPrices, priceName, quantityName } from './prices-form.ts'

interface PriceFieldsProps {
  product: ProductPrices
  /** What the fields show, by name. */
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, Problem>>
}

/** All prices of a product as a table: its own, then a row for each tier of each variant, and an empty one. */
export function PriceFields({ product, values, problems }: PriceFieldsProps) {
  const t = priceMessages[useLanguage()]
  const { variants, has_variants, vat_percent } = product
  const row = { vat: vat_percent, values, problems }
  return (
    <Table caption={t.prices} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.what}</ColumnHead>
          <ColumnHead>{t.from}</ColumnHead>
          <ColumnHead>{t.net}</ColumnHead>
          <ColumnHead numeric>{t.gross}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        <PriceRow {...row} what={t.own} isFirst price={ownPriceName} />
        {variants.flatMap(variant => {
          const name = has_variants ? variant.name || variant.symbol : t.own
          return rowsOf(variant.id, values).map(i => (
            <PriceRow
              key={priceName(variant.id, i)}
              {...row}
              what={t.row(name, i + 1)}
              shown={i > 0 ? null : has_variants ? { name, symbol: variant.symbol } : { name: t.byQuantity, symbol: t.byQuantity }}
              isFirst={i === 0}
              quantity={quantityName(variant.id, i)}
              price={priceName(variant.id, i)}
            />
          ))
        })}
      </tbody>
    </Table>
  )
}

/** The rows that have something in them, and an empty one. */
function rowsOf(variant: number, values: Readonly<Record<string, string>>): number[] {
  const rows = Array.from({ length: maxTiers }, (_, row) => row)
  const last = rows.findLastIndex(row => values[quantityName(variant, row)] || values[priceName(variant, row)])
  return rows.slice(0, last + 2)
}

interface PriceRowProps {
  /** Name of the row for its controls. */
  what: string
  /** The variant, in its first row. */
  shown?: { name: string; symbol: string } | null
  isFirst: boolean
  quantity?: string
  price: string
  vat: number
  values: PriceFieldsProps['values']
  problems: PriceFieldsProps['problems']
}

/** A quantity and its net price; the gross one beside it follows what is typed where scripts run. */
function PriceRow({ what, shown = null, isFirst, quantity, price, vat, values, problems }: PriceRowProps) {
  const language = useLanguage()
  const t = priceMessages[language]
  const [typed, setTyped] = useState(values[price] ?? '')
  const net = typedAmount(typed)
  const errorOf = (name: string) => problems[name] && t.problems[problems[name]]
  return (
    <tr>
      <RowHead className={isFirst ? 'sm:min-w-56' : 'sm:min-w-56 max-sm:sr-only'}>
        {shown ? (
          <>
            {shown.name}
            {shown.name !== shown.symbol && (
              <span translate="no" className="block font-normal text-quiet text-xs">
                {shown.symbol}
              </span>
            )}
          </>
        ) : isFirst ? (
          what
        ) : (
          <span className="sr-only">{what}</span>
        )}
      </RowHead>
      <Cell data-label={t.from}>
        {quantity ? (
          <Field
            id={quantity}
            name={quantity}
            label={t.quantityOf(what)}
            labelHidden
            defaultValue={values[quantity] ?? ''}
            error={errorOf(quantity)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            className="w-28"
          />
        ) : (
          '–'
        )}
      </Cell>
      <Cell data-label={t.net}>
        <Field
          id={price}
          name={price}
          label={t.netOf(what)}
          labelHidden
          defaultValue={values[price] ?? ''}
          error={errorOf(price)}
          onChange={event => setTyped(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="w-36"
        />
      </Cell>
      <Cell numeric data-label={t.gross} className="pt-5">
        {Number.isNaN(net)
          ? price === ownPriceName && typed === ''
            ? t.onRequest
            : '–'
          : formatMoney(language, toDecimal(grossOf(fromDecimal(net), vat)), 'PLN')}
      </Cell>
    </tr>
  )
}
