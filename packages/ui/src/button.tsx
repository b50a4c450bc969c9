import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

const kinds = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
}

const sizes = {
  small: 'button-small',
  normal: 'min-h-11',
  large: 'min-h-13 text-lg',
}
const paddings = { small: 'px-3', normal: 'px-4', large: 'px-6' }
const squares = { small: 'min-w-9 pointer-coarse:min-w-11', normal: 'min-w-11', large: 'min-w-13' }

interface Look {
  kind?: keyof typeof kinds
  size?: keyof typeof sizes
  icon?: IconName
  /** Without children: an icon button, named by `aria-label`. */
  children?: ReactNode
  /** Full width. */
  wide?: boolean
}

const classOf = ({ kind = 'secondary', size = 'normal', wide, children }: Look, more = '') =>
  ['button', kinds[kind], sizes[size], (children ? paddings : squares)[size], wide && 'w-full', more].filter(Boolean).join(' ')

const content = ({ icon, size, children }: Look) => (
  <>
    {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'normal'} />}
    {children}
  </>
)

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  /** Label of the pending action ("Adding…"): shows a spinner, announces it, and ignores clicks. */
  pending?: string | false
}

export function Button({ kind, size, icon, wide, pending = false, children, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const look: Look = { ...(kind && { kind }), ...(size && { size }), ...(icon && { icon }), ...(wide && { wide }), children }
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type={type}
      aria-disabled={pending ? true : undefined}
      onClick={pending ? ignore : onClick}
      className={classOf(look, className)}
      {...rest}
    >
      <span className={`inline-flex items-center justify-center gap-2 ${pending ? 'opacity-0' : ''}`}>{content(look)}</span>
      {pending && (
        <span role="status" className="absolute inset-0 grid place-items-center">
          <span className="size-5 animate-spin rounded-full border-2 border-current border-r-transparent" />
          <span className="sr-only">{pending}</span>
        </span>
      )}
    </button>
  )
}

/** Link styled as a button. */
export function ButtonLink({ kind, size, icon, wide, children, className, ...rest }: Look & ComponentProps<'a'>) {
  const look: Look = { ...(kind && { kind }), ...(size && { size }), ...(icon && { icon }), ...(wide && { wide }), children }
  return (
    <a className={classOf(look, className)} {...rest}>
      {content(look)}
    </a>
  )
}
