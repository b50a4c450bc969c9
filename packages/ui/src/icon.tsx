import sprite from './icons.svg?no-inline'

/** The symbols of icons.svg. */
export const iconNames = [
  'home',
  'search',
  'menu',
  'close',
  'chevron-down',
  'chevron-up',
  'chevron-left',
  'chevron-right',
  'heart',
  'user',
  'cart',
  'filter',
  'grid',
  'table',
  'list',
  'plus',
  'minus',
  'check',
  'alert',
  'info',
  'play',
  'phone',
  'mail',
  'clock',
  'map-pin',
  'zoom',
  'external',
  'download',
  'copy',
  'print',
  'trash',
] as const

export type IconName = (typeof iconNames)[number]

const sizes = { small: 'size-4', normal: 'size-5', large: 'size-6' }

/** From one file, which the browser keeps, not in each page. Decorative icon beside a label, or within a named control. */
export function Icon({ name, size = 'normal', className = '' }: { name: IconName; size?: keyof typeof sizes; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${sizes[size]} ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
