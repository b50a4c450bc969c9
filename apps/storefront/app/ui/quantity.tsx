import { type ComponentProps, useRef } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface QuantityProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  /** Names the field: the product, where there are several on a page. */
  label: string
  decrease: string
  increase: string
  size?: 'small' | 'normal'
}

/** A number of pieces. The buttons step as the arrow keys do and fire the same `input` event; without JavaScript only the field is shown. */
export function Quantity({ label, decrease, increase, size = 'normal', className = '', ...input }: QuantityProps) {
  const field = useRef<HTMLInputElement>(null)
  const step = (direction: 'stepUp' | 'stepDown') => () => {
    field.current?.[direction]()
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const small = size === 'small'
  const button = (icon: IconName, name: string, direction: 'stepUp' | 'stepDown') => (
    <button
      type="button"
      aria-label={name}
      onClick={step(direction)}
      disabled={input.disabled}
      className={`${small ? 'w-9' : 'w-11'} grid shrink-0 place-items-center text-quiet transition-colors hover:bg-raised hover:text-ink disabled:cursor-not-allowed pointer-coarse:w-11 noscript:hidden`}
    >
      <Icon name={icon} size="small" />
    </button>
  )
  return (
    <span
      className={`${small ? 'h-9' : 'h-11'} inline-flex rounded-shop border border-edge bg-ground focus-within:border-ink hover:border-ink has-aria-invalid:border-danger has-disabled:border-rule has-disabled:bg-raised pointer-coarse:h-11.5 ${className}`}
    >
      {button('minus', decrease, 'stepDown')}
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        aria-label={label}
        {...input}
        className="w-14 min-w-0 rounded-shop bg-transparent text-center text-base tabular-nums disabled:text-quiet"
      />
      {button('plus', increase, 'stepUp')}
    </span>
  )
}
