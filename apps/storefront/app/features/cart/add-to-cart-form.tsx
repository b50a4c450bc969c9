import type { Language } from '@stragan/routing'
import { Button } from '../../ui/button.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { addToCartMessages } from './add-to-cart.messages.ts'

interface AddProps {
  product: number
  variant?: number
  /** What is added, as the control's name says it. */
  name: string
  language: Language
  /** Where the visitor comes back to without JavaScript: path and query of this page. */
  to: string
}

interface BoxProps {
  /** What the box begins with. */
  quantity: number
  invalid?: boolean
  /** Told with JavaScript, as it is typed. */
  onQuantity?: (quantity: number) => void
}

/** So many pieces at most are taken at once by the call that adds. */
const maxQuantity = 100_000

/** Under a card: one piece. Plain elements and no hook, since a list has many. */
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

/** In a row of a table, which it makes no higher: as many as typed. `dense` leaves out the buttons that step. */
export function AddInRow({ quantity, invalid = false, dense = false, onQuantity, ...props }: AddProps & BoxProps & { dense?: boolean }) {
  const t = addToCartMessages[props.language]
  return (
    <form method="post" action="/cart-lines" onChange={typed(onQuantity)} className="-my-2 pointer-coarse:-my-1">
      <Hidden {...props} />
      <span className="flex justify-end gap-1.5">
        <Quantity
          size="small"
          bare={dense}
          name="items"
          {...box(props, quantity, invalid)}
          className="max-sm:[&>button]:hidden max-sm:[&>input]:w-12"
        />
        <Button type="submit" size="small" icon="cart" aria-label={t.addNamed(t.addShort, props.name)} className="busy" />
      </span>
      <Refusal />
    </form>
  )
}

/** In a list whose boxes are one form's (`items-` and the product's id), which its button sends here; 0 is for the form's own use. */
export function AddInList({
  form,
  quantity,
  invalid = false,
  ...props
}: Omit<AddProps, 'to'> & { form: string; quantity: number | string; invalid?: boolean }) {
  const t = addToCartMessages[props.language]
  return (
    <div data-adds className="max-w-full">
      <span className="flex gap-1.5">
        <Quantity size="small" form={form} name={`items-${props.product}`} {...box(props, quantity, invalid)} min={0} required={false} />
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

/** On the page of a product: as many as typed. Buttons elsewhere on the page belong to it by `id`. */
export function AddMany({ id, quantity, invalid = false, onQuantity, ...props }: AddProps & BoxProps & { id: string }) {
  const t = addToCartMessages[props.language]
  return (
    <form id={id} method="post" action="/cart-lines" onChange={typed(onQuantity)} className="scroll-m-24">
      <Hidden {...props} />
      <span className="flex flex-wrap gap-3">
        <Quantity name="items" {...box(props, quantity, invalid)} className="min-h-13 items-stretch" />
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

/** Sends a form that stands elsewhere on the page. */
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

/** Empty and not there until a script has something to say in it (add-to-cart-script.ts); it makes nothing wider. */
const Refusal = () => <p role="alert" className="mt-2 w-0 min-w-full whitespace-normal text-left text-danger text-sm empty:hidden" />

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

const typed = (onQuantity: BoxProps['onQuantity']) =>
  onQuantity &&
  (({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement && target.validity.valid) onQuantity(target.valueAsNumber)
  })
