import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
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
  /** Takes a unit behind the number: `200 pcs`. */
  withUnit?: boolean
}

type Direction = 'stepUp' | 'stepDown'

/** Quantity field. Step buttons fire the same `input` event as arrow keys; without JavaScript only the field is shown. */
export function Quantity({
  label,
  decrease,
  increase,
  size = 'normal',
  bare = false,
  sends,
  withUnit = false,
  className = '',
  ...input
}: QuantityProps) {
  const field = useRef<HTMLInputElement>(null)
  const step = (direction: Direction) => () => {
    if (!field.current) return
    if (withUnit) stepText(field.current, direction)
    else field.current[direction]()
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const isLeast = (direction: Direction) => sends !== undefined && direction === 'stepDown' && Number.parseInt(String(input.value), 10) <= 1
  const button = (icon: IconName, name: string, direction: Direction) => (
    <button
      {...(sends === undefined
        ? { type: 'button', onClick: step(direction) }
        : { type: 'submit', name: sends, value: direction === 'stepUp' ? 'increase' : 'decrease' })}
      aria-label={name}
      disabled={input.disabled || isLeast(direction)}
      className={`quantity-step ${sends === undefined ? 'noscript:hidden' : ''}`}
    >
      <Icon name={icon} size="small" />
    </button>
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ({ ArrowUp: 'stepUp', ArrowDown: 'stepDown' } as const)[event.key]
    if (!direction) return
    event.preventDefault()
    step(direction)()
  }
  const { min, max, ...attributes } = input
  return (
    <span className={`quantity ${size === 'small' ? 'quantity-small' : ''} ${className}`}>
      {!bare && button('minus', decrease, 'stepDown')}
      <input
        ref={field}
        {...(withUnit
          ? {
              type: 'text',
              role: 'spinbutton',
              onKeyDown,
              maxLength: 60,
              autoComplete: 'off',
              'aria-valuemin': Number(min ?? 1),
              'aria-valuemax': Number(max ?? Number.MAX_SAFE_INTEGER),
            }
          : { type: 'number', min: 'min' in input ? min : 1, max, step: 1 })}
        inputMode="numeric"
        aria-label={label}
        {...attributes}
      />
      {!bare && button('plus', increase, 'stepUp')}
    </span>
  )
}

/**
 * Steps the number at the beginning of a text, within the field's bounds; what follows it stays. `setRangeText` is an edit that React
 * notices.
 */
function stepText(input: HTMLInputElement, direction: Direction) {
  const [number = ''] = /^\d+/.exec(input.value.trimStart()) ?? []
  const least = Number(input.ariaValueMin ?? 1)
  const most = Number(input.ariaValueMax ?? Number.POSITIVE_INFINITY)
  const next = Math.min(Math.max((Number(number) || 0) + (direction === 'stepUp' ? 1 : -1), least), most)
  const rest = input.value.trimStart().slice(number.length)
  input.setRangeText(`${next}${rest}`, 0, input.value.length, 'end')
}
