import type { ComponentProps, ReactNode } from 'react'

interface TableProps {
  caption: string
  captionHidden?: boolean
  /** Scrolls vertically within at most a screen's height, with a sticky header. */
  tall?: boolean
  /** Fixed column widths, to prevent layout shifts while a long table loads. */
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
      className={`relative overflow-auto ${tall ? 'max-h-[80dvh]' : ''} ${className}`}
    >
      <table className={`w-full border-separate border-spacing-0 text-sm ${fixed ? 'min-w-[58rem] table-fixed' : ''}`}>
        <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left font-semibold text-base'}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}

const align = (numeric: boolean) => (numeric ? 'text-right tabular-nums' : 'text-left')

/** Column head, in `thead`. */
export function ColumnHead({ numeric = false, className = '', ...cell }: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      className={`sticky top-0 z-10 whitespace-nowrap border-ink border-b bg-ground px-3 py-2 align-bottom font-semibold first:left-0 first:z-20 first:pl-0 last:pr-0 ${align(numeric)} ${className}`}
      {...cell}
    />
  )
}

/** Row head: the first cell of a row. */
export function RowHead({ className = '', ...cell }: ComponentProps<'th'>) {
  return (
    <th
      scope="row"
      className={`sticky left-0 z-[5] min-w-24 max-w-[45vw] border-rule border-b bg-ground py-2.5 pr-3 text-left align-top font-semibold ${className}`}
      {...cell}
    />
  )
}

export function Cell({ numeric = false, className = '', ...cell }: ComponentProps<'td'> & { numeric?: boolean }) {
  return (
    <td
      className={`border-rule border-b px-3 py-2.5 align-top last:pr-0 ${numeric ? 'whitespace-nowrap' : ''} ${align(numeric)} ${className}`}
      {...cell}
    />
  )
}
