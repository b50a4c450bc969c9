const paths = {
  home: 'M3.5 11 12 3.800l8.5 7.200M5.5 9.500V20h13V9.500M10 20v-6h4v6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2 21 21',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  'chevron-down': 'm5.5 9 6.5 6.5L18.5 9',
  'chevron-up': 'M5.5 15.5 12 9l6.5 6.5',
  'chevron-left': 'M15 5.5 8.5 12l6.5 6.5',
  'chevron-right': 'm9 5.5 6.5 6.5L9 18.5',
  heart: 'M12 20.3S3.4 15.5 3.4 9.4a4.7 4.7 0 0 1 8.6-2.6 4.7 4.7 0 0 1 8.6 2.6c0 6.1-8.6 10.9-8.6 10.9Z',
  user: 'M12 12a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM3.8 20.5c.6-3.7 4-6 8.2-6s7.6 2.3 8.2 6',
  cart: 'M2.5 4h2.700l2.5 11.500h10.400L20.5 7H5.900M9 20.600a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.400ZM17 20.600a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.400Z',
  filter:
    'M3.5 7h10M18 7h2.500M3.5 17H6M10.5 17h10M15.75 9.250a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.500ZM8.25 19.250a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.500Z',
  grid: 'M4 4h6.500v6.500H4zM13.5 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.5 13.500H20V20h-6.500z',
  table: 'M3.5 5h17v14h-17zM3.5 9.700h17M3.5 14.300h17M9 9.700V19',
  list: 'M8.5 6h12M8.5 12h12M8.5 18h12M3.8 6h.700M3.8 12h.700M3.8 18h.700',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm4.5 12.5 5 5 10-11',
  alert: 'M12 3.8 21.2 19.700H2.800zM12 9.800v4.400M12 16.900v.2',
  info: 'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.500M12 7.700v.2',
  play: 'M7 4.500v15l12.5-7.500z',
  phone:
    'M5 3.500h3.500l1.7 4.5-2.2 1.800a13.5 13.5 0 0 0 6.2 6.200l1.8-2.2 4.5 1.700V19a1.75 1.75 0 0 1-1.9 1.750C10.7 20 4 13.3 3.25 5.400A1.75 1.75 0 0 1 5 3.500Z',
  mail: 'M3.5 5.500h17v13h-17zM3.8 6.2 12 13l8.2-6.8',
  clock: 'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.200l3.5 2',
  'map-pin': 'M12 21s-7-6.2-7-11.200a7 7 0 0 1 14 0C19 14.8 12 21 12 21ZM12 12.300a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2 21 21M10.5 7.800v5.400M7.8 10.500h5.4',
  external: 'M13.5 4H20v6.500M20 4l-9.5 9.500M17.5 14v6H4V6.500h6',
  download: 'M12 4v11.500M6.5 10.500l5.5 5.5 5.5-5.500M4 20h16',
  copy: 'M8.5 8.500h12v12h-12zM15.5 8.500v-5h-12v12h5',
  print: 'M7 8.500V3.500h10v5M7 17.500H3.500v-9h17v9H17M7 14h10v6.500H7z',
  trash: 'M4 6.500h16M9 6.500V4h6v2.500M6 6.5 7 20h10l1-13.500M10 10.500v5.500M14 10.500v5.5',
} as const

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as IconName[]

const sizes = { small: 'size-4', normal: 'size-5', large: 'size-6' }

/** Decorative icon beside a label, or within a named control. */
export function Icon({ name, size = 'normal', className = '' }: { name: IconName; size?: keyof typeof sizes; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`${sizes[size]} shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  )
}
