import type { ComponentProps, ReactNode } from 'react'

interface TableProps {
  caption: string
  captionHidden?: boolean
  /** Scrolls in its own box of at most a screen, under a header that stays. */
  tall?: boolean
  /** Columns as wide as their heads say, whatever stands in them: nothing moves while a long table arrives. */
  fixed?: boolean
  children: ReactNode
  className?: string
}

/** Rows between hairlines. Too wide for the screen it scrolls sideways, by keyboard too, and its row heads stay. */
export function Table({ caption, captionHidden = false, tall = false, fixed = false, children, className = '' }: TableProps) {
  return (
    // A group, not a region: the section around it is the landmark.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
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

/** Of a column, in `thead`. */
export function ColumnHead({ numeric = false, className = '', ...cell }: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      className={`sticky top-0 z-10 whitespace-nowrap border-ink border-b bg-ground px-3 py-2 align-bottom font-semibold first:left-0 first:z-20 first:pl-0 last:pr-0 ${align(numeric)} ${className}`}
      {...cell}
    />
  )
}

/** The first cell of a row: what the row is about. */
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
