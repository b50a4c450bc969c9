import { defaultQuantity, maxQuantity, type SalesUnit } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { Picture } from '@stragan/ui/picture'
import { Quantity } from '@stragan/ui/quantity'
import { Select } from '@stragan/ui/select'
import { type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import type { JointNotice } from '../../platform/visitor-context.ts'
import { addToCartMessages } from '../cart/add-to-cart.messages.ts'
import { Refusal, unitBox } from '../cart/add-to-cart-form.tsx'
import { NoticeContext } from '../cart/notice-context.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { formatPrice } from '../catalogue/price.tsx'
import { type Step, stepFor } from '../catalogue/price-list.ts'
import { type CardProduct, cardHref, StockLine } from '../catalogue/product-card.tsx'
import type { ProductView, VariantView } from '../catalogue/product-view.ts'
import { RowPrice } from '../catalogue/row-price.tsx'
import { Contained } from '../catalogue/sales-unit.tsx'
import { jointMessages } from './joint.messages.ts'
import { type JointView, lineKey, neededOf, nothingTicked, type PartView, readTyped } from './joint-view.ts'

interface JointProps {
  joint: JointView
  product: ProductView
  language: Language
  prices: Display['prices']
}

/** What makes a joint with the product, in one form with it; first the choice of a variant where the parts depend on it. */
export function Joint(props: JointProps) {
  const { joint, language } = props
  const t = jointMessages[language]
  return (
    <section aria-labelledby="joint" className="mt-14 scroll-mt-4 border-rule border-t pt-10">
      <h2 id="joint" className="text-2xl">
        {joint.title ?? t.title}
      </h2>
      {joint.dependsOnVariant && <VariantChoice {...props} />}
      {isOffered(props) && <JointForm key={joint.variant} {...props} />}
    </section>
  )
}

const isBuyable = ({ stockOnHand, prices }: VariantView) => stockOnHand > 0 && prices.length > 0

const chosenOf = ({ joint, product }: JointProps) => product.variants.find(({ id }) => id === joint.variant)

/** Parts that depend on the variant are offered only with one that can be bought. */
function isOffered(props: JointProps): boolean {
  const { joint } = props
  const chosen = chosenOf(props)
  return joint.parts.length > 0 && (!joint.dependsOnVariant || (chosen !== undefined && isBuyable(chosen)))
}

function priceText({ price }: ProductView, steps: Step[], salesUnit: SalesUnit, language: Language, prices: Display['prices']) {
  const step = stepFor(steps, defaultQuantity)
  return step && formatPrice(language, { ...price, sales_unit: salesUnit }, prices, step.net)
}

const variantName = ({ features, symbol }: VariantView) => features.filter(Boolean).join(', ') || symbol

/** The variants that can be bought, with their prices. */
const optionsOf = ({ product, language, prices }: JointProps) =>
  product.variants.filter(isBuyable).map(variant => ({
    value: String(variant.id),
    label: [variantName(variant), priceText(product, variant.prices, variant.salesUnit, language, prices)].filter(Boolean).join(' · '),
  }))

function VariantChoice(props: JointProps) {
  const { language, prices } = props
  const t = jointMessages[language]
  const { pathname } = useLocation()
  const chosen = chosenOf(props)
  const isChosen = chosen !== undefined && isBuyable(chosen)
  const options = optionsOf(props)
  return (
    <form method="get" action={`${pathname}#joint`} className="mt-4 max-w-xl">
      <input type="hidden" name="variants" value="all" />
      {chosen && !isChosen && (
        <p className="mb-2 font-semibold">{chosen.stockOnHand > 0 ? t.unpriced(variantName(chosen)) : t.soldOut(variantName(chosen))}</p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          key={chosen?.id}
          id="joint-of"
          name="variant"
          label={isChosen ? t.variant : t.chooseFirst}
          note={t.pricesAre(catalogueMessages[language][prices])}
          options={isChosen ? options : [{ value: '', label: t.choose }, ...options]}
          defaultValue={isChosen ? chosen.id : ''}
          required={!isChosen}
          className="min-w-0 flex-1"
        />
        <Button type="submit">{t.show}</Button>
      </div>
    </form>
  )
}

function JointForm(props: JointProps) {
  const { joint, product, language, prices } = props
  const t = jointMessages[language]
  const { pathname, search } = useLocation()
  const notice = useContext(NoticeContext)
  const refused = notice?.kind === 'joint-refused' && notice.product === product.id ? notice : null
  const [chosen, setChosen] = useState(refused?.variant ?? joint.variant)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(refused?.lines.map(({ line, quantity }) => [line, quantity]) ?? []),
  )
  const buyable = product.variants.filter(isBuyable)
  const variant = buyable.find(({ id }) => id === chosen) ?? (joint.dependsOnVariant ? undefined : buyable[0])
  const salesUnit = variant?.salesUnit ?? product.price.sales_unit
  const own = { salesUnit, quantity: readTyped(typed.own ?? '', salesUnit, language) ?? defaultQuantity }
  const field = (line: string, isChecked: boolean) => ({
    onType: (text: string) => setTyped({ ...typed, [line]: text }),
    isChecked: refused?.lines.find(one => one.line === line)?.isTicked ?? isChecked,
    isInvalid: refused?.at?.line === line,
  })
  return (
    <form method="post" action="/add-joint" className="mt-2">
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <input type="hidden" name="product_id" value={product.id} />
      <p className="max-w-prose text-quiet">{t.about}</p>
      {joint.facts.map(fact => (
        <p key={fact} className="mt-1 font-semibold">
          {fact}
        </p>
      ))}
      {refused && <RefusedJoint notice={refused} language={language} />}
      <ul className="@container mt-4 border-rule border-t">
        {(variant || !product.has_variants) && (
          <OwnLine
            {...props}
            variant={variant}
            onVariant={setChosen}
            salesUnit={salesUnit}
            quantity={typed.own ?? String(defaultQuantity)}
            {...field('own', true)}
          />
        )}
        {joint.parts.map(part => (
          <Part
            key={lineKey(part.product)}
            part={part}
            language={language}
            prices={prices}
            quantity={typed[lineKey(part.product)] ?? String(neededOf(part, own))}
            {...field(lineKey(part.product), part.checked)}
          />
        ))}
      </ul>
      <Refusal />
      <Button type="submit" kind="primary" size="large" icon="cart" className="mt-5 max-sm:w-full">
        {t.addChosen}
      </Button>
    </form>
  )
}

function RefusedJoint({ notice: { at, code, left, offer }, language }: { notice: JointNotice; language: Language }) {
  const t = addToCartMessages[language]
  const reason = code === nothingTicked ? jointMessages[language].nothingTicked : t.refused(code, left, offer)
  return (
    <div className="mt-4">
      <Notice tone="danger" title={t.notAdded} assertive>
        <p>{at ? `${at.name}: ${reason}` : reason}</p>
      </Notice>
    </div>
  )
}

interface OwnProps extends JointProps, FieldProps {
  /** Undefined for a product without variants. */
  variant: VariantView | undefined
  onVariant: (id: number) => void
  salesUnit: SalesUnit
}

/** The product itself, with the choice of a variant where the parts fit all. */
function OwnLine({ variant, onVariant, salesUnit, quantity, onType, isChecked, isInvalid, ...props }: OwnProps) {
  const { joint, product, language, prices } = props
  const t = jointMessages[language]
  const options = optionsOf(props)
  const isFixed = joint.dependsOnVariant || options.length <= 1
  return (
    <Line
      line="own"
      label={t.thisProduct}
      name={product.name}
      symbol={variant?.symbol ?? product.symbol}
      picture={product.pictures[0] ?? null}
      {...{ language, salesUnit, quantity, onType, isChecked, isInvalid }}
    >
      {isFixed && (
        <>
          {variant && <input type="hidden" name="variant" value={variant.id} />}
          {[
            variant
              ? options.find(({ value }) => value === String(variant.id))?.label
              : priceText(product, product.prices ?? [], salesUnit, language, prices),
            catalogueMessages[language][prices],
          ].join(' ')}
        </>
      )}
      {variant && !isFixed && (
        <Select
          id="joint-variant"
          name="variant"
          label={t.variant}
          labelHidden
          hint={t.pricesAre(catalogueMessages[language][prices])}
          options={options}
          value={String(variant.id)}
          onChange={event => onVariant(Number(event.target.value))}
          className="max-w-64"
        />
      )}
    </Line>
  )
}

interface FieldProps {
  language: Language
  quantity: string
  onType: (text: string) => void
  isChecked: boolean
  isInvalid: boolean
}

function Part({ part, prices, ...field }: FieldProps & { part: PartView; prices: Display['prices'] }) {
  const { name, product } = part
  const { language } = field
  return (
    <Line
      line={lineKey(product)}
      label={name}
      name={product.name}
      symbol={product.symbol}
      features={product.variant?.features ?? []}
      picture={product.cover}
      href={cardHref(language, product)}
      salesUnit={product.sales_unit}
      {...field}
    >
      <RowPrice product={product} language={language} prices={prices} />
      <StockLine product={product} promise={null} language={language} />
    </Line>
  )
}

interface LineProps extends FieldProps {
  line: string
  label: string
  name: string
  symbol: string
  features?: readonly string[]
  picture: CardProduct['cover']
  href?: string
  salesUnit: SalesUnit
  /** Price and stock, or the choice of the variant. */
  children: ReactNode
}

function Line({
  line,
  label,
  name,
  symbol,
  features = [],
  isChecked,
  isInvalid,
  picture,
  href,
  language,
  salesUnit,
  quantity,
  onType,
  children,
}: LineProps) {
  const t = addToCartMessages[language]
  const fullName = [name, ...features].join(', ')
  return (
    <li data-add-to-cart className="joint-line">
      <input
        type="checkbox"
        name="line"
        value={line}
        defaultChecked={isChecked}
        aria-label={`${label}: ${fullName}`}
        className="tick size-6"
      />
      <input type="hidden" name={`name-${line}`} value={fullName} />
      <span className="plate @max-[17rem]:hidden size-14 p-1 md:size-16">
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes="64px" className="size-full object-contain" />}
      </span>
      <span className="min-w-0">
        <span className="block text-quiet text-sm">{label}</span>
        {href ? (
          <a href={href} className="target inline-flex items-center font-semibold leading-snug underline-offset-4 hover:underline">
            {name}
          </a>
        ) : (
          <span className="font-semibold leading-snug">{name}</span>
        )}
        <span className="block text-sm">{[...features, symbol].join(' · ')}</span>
      </span>
      <div className="joint-choice">
        <div>{children}</div>
        <div>
          <Quantity
            size="small"
            name={`items-${line}`}
            label={t.quantityOf(fullName)}
            decrease={t.decrease}
            increase={t.increase}
            value={quantity}
            onChange={event => onType(event.target.value)}
            max={maxQuantity}
            required
            aria-invalid={isInvalid || undefined}
            autoComplete="off"
            {...unitBox(salesUnit)}
          />
          <Contained language={language} salesUnit={salesUnit} quantity={readTyped(quantity, salesUnit, language)} className="mt-1 block" />
        </div>
      </div>
    </li>
  )
}
