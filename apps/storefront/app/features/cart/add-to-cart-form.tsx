import { maxQuantity, type SalesUnit } from '@stragan/contract'
import { hasContent } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Quantity } from '@stragan/ui/quantity'
import { addToCartMessages } from './add-to-cart.messages.ts'

interface AddProps {
  product: number
  variant?: number
  /** The product's name, for accessible labels. */
  name: string
  language: Language
  /** Path and query of this page, to return to without JavaScript. */
  to: string
}

interface BoxProps {
  /** Initial quantity, or what was typed. */
  quantity: number | string
  invalid?: boolean
  salesUnit: SalesUnit
  /** Called with what is entered: a number, or null while it is none. */
  onQuantity?: (quantity: number | null) => void
}

/** Form below a product card: adds 1. Plain elements without hooks, since a list has many. */
export function AddOne(props: AddProps) {
  const t = addToCartMessages[props.language]
  return (
    <form method="post" action="/cart-lines">
      <Hidden {...props} />
      <Button type="submit" size="small" icon="cart" aria-label={t.addNamed(t.addShort, props.name)} className="busy max-sm:w-full">
        {t.addShort}
      </Button>
      <Refusal />
    </form>
  )
}

/** Form that adds a quantity that is not entered. */
export function AddQuantity({ quantity, salesUnit, ...props }: AddProps & { quantity: number; salesUnit: SalesUnit }) {
  const t = addToCartMessages[props.language]
  const action = t.addQuantity(quantity, salesUnit)
  return (
    <form method="post" action="/cart-lines">
      <Hidden {...props} />
      <input type="hidden" name="items" value={quantity} />
      <Button type="submit" kind="primary" icon="cart" wide aria-label={t.addNamed(action, props.name)} className="busy">
        {action}
      </Button>
      <Refusal />
    </form>
  )
}

/** Form in a table row, within its height, or below a card (`start`): quantity field and button. `dense` hides the step buttons. */
export function AddInRow({
  id,
  quantity,
  invalid = false,
  dense = false,
  start = false,
  onQuantity,
  salesUnit,
  ...props
}: AddProps & BoxProps & { id?: string; dense?: boolean; start?: boolean }) {
  const t = addToCartMessages[props.language]
  return (
    <form id={id} method="post" action="/cart-lines" onInput={typed(onQuantity)} className={start ? '' : '-my-2 pointer-coarse:-my-1'}>
      <Hidden {...props} />
      <span className={`flex gap-1.5 ${start ? '' : 'justify-end'}`}>
        <Quantity
          size="small"
          bare={dense}
          name="items"
          {...box(props, quantity, invalid)}
          {...unitBox(salesUnit)}
          className="max-sm:[&>button]:hidden max-sm:[&>input]:w-12"
        />
        <Button type="submit" size="small" icon="cart" aria-label={t.addNamed(t.addShort, props.name)} className="busy" />
      </span>
      <Refusal />
    </form>
  )
}

/**
 * Quantity field (`items-` and the product's id) and button in a list with one shared form; a quantity of 0 has a meaning only for that
 * form.
 */
export function AddInList({ form, quantity, invalid = false, salesUnit, ...props }: Omit<AddProps, 'to'> & BoxProps & { form: string }) {
  const t = addToCartMessages[props.language]
  return (
    <div data-add-to-cart className="max-w-full">
      <span className="flex gap-1.5">
        <Quantity
          size="small"
          form={form}
          name={`items-${props.product}`}
          {...box(props, quantity, invalid)}
          {...unitBox(salesUnit)}
          min={0}
          required={false}
          // Unlike the other boxes: browsers restore what was typed on Back.
          autoComplete={undefined}
          data-handles-enter
        />
        <Button
          type="submit"
          size="small"
          icon="cart"
          form={form}
          formAction="/cart-lines"
          name="product_id"
          value={props.product}
          aria-label={t.addNamed(t.addShort, props.name)}
          className="busy"
        />
      </span>
      <Refusal />
    </div>
  )
}

/** Form of the product page. Buttons elsewhere on the page refer to it by `id`. */
export function AddMany({ id, quantity, invalid = false, onQuantity, salesUnit, ...props }: AddProps & BoxProps & { id: string }) {
  const t = addToCartMessages[props.language]
  return (
    <form id={id} method="post" action="/cart-lines" onInput={typed(onQuantity)} className="scroll-m-24">
      <Hidden {...props} />
      <span className="flex flex-wrap gap-3">
        <Quantity name="items" {...box(props, quantity, invalid)} {...unitBox(salesUnit)} className="min-h-13 items-stretch" />
        <Button
          type="submit"
          kind="primary"
          size="large"
          icon="cart"
          className="busy flex-1 whitespace-nowrap max-sm:px-3 max-sm:[&_svg]:hidden sm:flex-none"
        >
          {t.add}
        </Button>
      </span>
      <Refusal />
    </form>
  )
}

/** Submits a form elsewhere on the page. */
export const AddButton = ({ form, language }: { form: string; language: Language }) => (
  <Button type="submit" form={form} kind="primary" icon="cart" className="busy whitespace-nowrap">
    {addToCartMessages[language].addShort}
  </Button>
)

const Hidden = ({ product, variant, to }: AddProps) => (
  <>
    <input type="hidden" name="product_id" value={product} />
    {variant !== undefined && <input type="hidden" name="product_variant_id" value={variant} />}
    <input type="hidden" name="to" value={to} />
  </>
)

/** Error message of the form, filled by add-to-cart-script.ts; never widens its container. */
export const Refusal = () => <p role="alert" className="mt-2 w-0 min-w-full whitespace-normal text-left text-danger text-sm empty:hidden" />

function box({ language, name }: Pick<AddProps, 'language' | 'name'>, quantity: number | string, invalid: boolean) {
  const t = addToCartMessages[language]
  return {
    label: t.quantityOf(name),
    decrease: t.decrease,
    increase: t.increase,
    defaultValue: quantity,
    'aria-invalid': invalid || undefined,
    required: true,
    max: maxQuantity,
    autoComplete: 'off',
  }
}

/** Attributes of a field that takes a quantity of what the sales unit contains too; add-to-cart-script.ts converts it. */
export const unitBox = (salesUnit: SalesUnit) =>
  hasContent(salesUnit) ? { withUnit: true, 'data-sales-unit': JSON.stringify(salesUnit) } : {}

const typed = (onQuantity: BoxProps['onQuantity']) =>
  onQuantity &&
  (({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) onQuantity(/^[1-9]\d{0,5}$/.test(target.value) ? Number(target.value) : null)
  })
