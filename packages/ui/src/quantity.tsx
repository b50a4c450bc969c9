import { type ComponentProps, useRef } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface QuantityProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  /** Accessible name: the product, if a page has more than one field. */
  label: string
  decrease: string
  increase: string
  size?: 'small' | 'normal'
  /** Field without step buttons. */
  bare?: boolean
  /** The step buttons submit the form under this name with `decrease` or `increase`, so that they work without JavaScript. */
  sends?: string
}

/** Quantity field. Step buttons fire the same `input` event as arrow keys; without JavaScript only the field is shown. */
export function Quantity({ label, decrease, increase, size = 'normal', bare = false, sends, className = '', ...input }: QuantityProps) {
  const field = useRef<HTMLInputElement>(null)
  const step = (direction: 'stepUp' | 'stepDown') => () => {
    field.current?.[direction]()
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const small = size === 'small'
  const isLeast = (direction: 'stepUp' | 'stepDown') => sends !== undefined && direction === 'stepDown' && Number(input.value) <= 1
  const button = (icon: IconName, name: string, direction: 'stepUp' | 'stepDown') => (
    <button
      {...(sends === undefined
        ? { type: 'button', onClick: step(direction) }
        : { type: 'submit', name: sends, value: direction === 'stepUp' ? 'increase' : 'decrease' })}
      aria-label={name}
      disabled={input.disabled || isLeast(direction)}
      className={`${small ? 'w-9' : 'w-11'} grid shrink-0 place-items-center text-quiet transition-colors hover:bg-raised hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 pointer-coarse:w-11 ${sends === undefined ? 'noscript:hidden' : ''}`}
    >
      <Icon name={icon} size="small" />
    </button>
  )
  return (
    <span
      className={`${small ? 'h-9' : 'h-11'} inline-flex rounded-shop border border-edge bg-ground focus-within:border-ink hover:border-ink has-aria-invalid:border-danger has-[input:disabled]:border-rule has-[input:disabled]:bg-raised pointer-coarse:h-11.5 ${className}`}
    >
      {!bare && button('minus', decrease, 'stepDown')}
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
      {!bare && button('plus', increase, 'stepUp')}
    </span>
  )
}
