import { maxQuantity } from '@stragan/contract'
import { formatContained, formatContent, formatQuantity } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { AddQuantity } from '../cart/add-to-cart-form.tsx'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { formatPrice } from '../catalogue/price.tsx'
import { type CardProduct, nameOfCard } from '../catalogue/product-card.tsx'
import type { FoundNeed } from './find-products.ts'
import { finderMessages } from './finder.messages.ts'
import type { NeedSettings } from './need-input.ts'

/** What is needed in a week, and from how much each. */
export function NeedSentence({ need, settings, language }: { need: FoundNeed; settings: NeedSettings; language: Language }) {
  const t = finderMessages[language]
  const { amount, unit } = { amount: settings.per_cup / 1000, unit: need.amount.unit }
  return (
    <p>
      <strong className="font-semibold">{t.needed(need.people, formatContent(language, need.amount))}</strong>{' '}
      <span className="text-quiet text-sm">{t.counted(need.cups, settings.days_per_week, formatContent(language, { amount, unit }))}</span>
    </p>
  )
}

interface PurchaseProps {
  card: CardProduct
  purchase: NonNullable<FoundNeed['purchase']>
  language: Language
  prices: Display['prices']
}

/** How much of a product is needed, and what it costs. */
export function PurchaseTotal({ card, purchase, language, prices }: PurchaseProps) {
  const t = catalogueMessages[language]
  const { quantity, unit, isInStock, isCheapest } = purchase
  const other = prices === 'net' ? 'gross' : 'net'
  const show = (amount: number) => formatMoney(language, amount, card.currency)
  const contained = formatContained(language, quantity, card.sales_unit)
  return (
    <div className="tabular-nums">
      <p>
        {formatQuantity(language, quantity, card.sales_unit.code)}
        {contained && ` = ${contained}`}: <strong className="whitespace-nowrap font-semibold text-lg">{show(purchase[prices])}</strong>{' '}
        <span className="text-quiet text-sm">{t[prices]}</span>
      </p>
      <p className="text-quiet text-xs">
        {finderMessages[language].perUnit(formatPrice(language, { ...card, per: unit.per }, prices, unit.net))} · {show(purchase[other])}{' '}
        {t[other]}
      </p>
      {isCheapest && <p className="text-quiet text-xs">{finderMessages[language].cheapest}</p>}
      {!isInStock && <p className="text-sm">{finderMessages[language].limited(card.items, card.sales_unit)}</p>}
    </div>
  )
}

/** Adds it to the cart, as far as it is in stock. */
export function AddPurchase({ card, purchase, language }: Omit<PurchaseProps, 'prices'>) {
  const { pathname, search } = useLocation()
  const quantity = Math.min(purchase.quantity, card.items, maxQuantity)
  if (quantity <= 0) return null
  return (
    <AddQuantity
      product={card.id}
      {...(card.variant && { variant: card.variant.id })}
      name={nameOfCard(card)}
      quantity={quantity}
      salesUnit={card.sales_unit}
      language={language}
      to={pathname + search}
    />
  )
}
