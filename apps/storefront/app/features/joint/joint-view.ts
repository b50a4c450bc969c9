import type { CompatibleProducts, JointPart, SalesUnit } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { inSalesUnits, parseQuantity } from '../cart/typed-quantity.ts'
import { matchedCard } from '../catalogue/matched-card.ts'
import type { CardProduct } from '../catalogue/product-card.tsx'

export interface PartView extends Pick<JointPart, 'name' | 'checked' | 'pieces'> {
  product: CardProduct
}

export interface JointView {
  /** Null where the shop's rules name none. */
  title: string | null
  dependsOnVariant: boolean
  /** The variant of the address; null if it names none, or several. */
  variant: number | null
  parts: PartView[]
  facts: string[]
}

export const jointView = (joint: CompatibleProducts['joint'], variant: number | null): JointView | null =>
  joint && {
    title: joint.title,
    dependsOnVariant: joint.depends_on_variant,
    variant,
    parts: joint.parts.map(({ product, ...part }) => ({ ...part, product: matchedCard(product) })),
    facts: joint.facts.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`),
  }

/** The lines of the form: `12-34` is variant 34 of product 12, `12-` product 12 without variants. */
export const lineKey = ({ id, variant }: Pick<CardProduct, 'id' | 'variant'>) => `${id}-${variant?.id ?? ''}`

/** Code of a notice that no line was ticked. */
export const nothingTicked = 'nothing_ticked'

export function parseLineKey(key: string): { product: number; variant: number | null } | null {
  const [, product, variant] = /^([1-9]\d{0,8})-([1-9]\d{0,8})?$/.exec(key) ?? []
  return product === undefined ? null : { product: Number(product), variant: variant === undefined ? null : Number(variant) }
}

/** A typed quantity in sales units, as the server reads it; null if it is none. */
export function readTyped(text: string, salesUnit: SalesUnit, language: Language): number | null {
  const quantity = parseQuantity(text, language)
  const items = quantity && inSalesUnits(quantity, salesUnit)
  return typeof items === 'number' ? items : null
}

const piecesIn = ({ content }: SalesUnit) => (content?.unit === 'piece' ? content.amount : 1)

/** How many sales units of a part belong to a quantity of the product: as many pieces, or more where they are sold in larger boxes. */
export function neededOf({ pieces, product }: PartView, own: { salesUnit: SalesUnit; quantity: number }): number {
  if (pieces === null) return 1
  return Math.max(1, Math.ceil((own.quantity * piecesIn(own.salesUnit) * pieces) / piecesIn(product.sales_unit)))
}
