import type { ComponentProps, ReactNode } from 'react'

interface TableProps {
  caption: string
  captionHidden?: boolean
  /** Scrolls vertically within at most a screen's height, with a sticky header. */
  tall?: boolean
  /** Fixed column widths, to prevent layout shifts while a long table loads; its cells may depend on its width (`@container`). */
  fixed?: boolean
  children: ReactNode
  className?: string
}

/** Table that scrolls sideways if too wide, by keyboard too, with sticky row heads. */
export function Table({ caption, captionHidden = false, tall = false, fixed = false, children, className = '' }: TableProps) {
  return (
    // `group`, not `region`: the surrounding section is the landmark.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
      tabIndex={0}
      className={`relative overflow-auto ${tall ? 'max-h-[80dvh]' : ''} ${fixed ? '@container' : ''} ${className}`}
    >
      <table className={`w-full border-separate border-spacing-0 text-sm ${fixed ? 'table-fixed' : ''}`}>
        <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left font-semibold text-base'}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}

/** Column head, in `thead`. */
export function ColumnHead({ numeric = false, className = '', ...cell }: ComponentProps<'th'> & { numeric?: boolean }) {
  return <th scope="col" className={`column-head ${numeric ? 'numeric' : ''} ${className}`} {...cell} />
}

interface CellProps {
  /** As low as a line with a field: 40 px, 52 px on touch screens. */
  dense?: boolean
}

/** Row head: the first cell of a row. */
export function RowHead({ dense = false, className = '', ...cell }: ComponentProps<'th'> & CellProps) {
  return <th scope="row" className={`row-head ${dense ? 'dense' : ''} ${className}`} {...cell} />
}

export function Cell({
  numeric = false,
  dense = false,
  className = '',
  ...cell
}: ComponentProps<'td'> & CellProps & { numeric?: boolean }) {
  return <td className={`cell ${dense ? 'dense' : ''} ${numeric ? 'numeric' : ''} ${className}`} {...cell} />
}
