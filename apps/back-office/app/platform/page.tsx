import type { ReactNode } from 'react'

interface PageProps {
  title: string
  lead?: ReactNode
  /** Above the title: where the page belongs. */
  above?: ReactNode
  /** Beside the title, in a row: what the page is for. */
  actions?: ReactNode
  /** Lists with many columns: as wide as a desk allows; a spreadsheet: as wide as the window. */
  wide?: boolean | 'window'
  children: ReactNode
}

const widthOf = (wide: PageProps['wide']) => (wide === 'window' ? '' : wide ? 'max-w-6xl' : 'max-w-4xl')

/** The content of a page within the frame. */
export const Page = ({ title, lead, above, actions, wide, children }: PageProps) => (
  <div className={`grid min-w-0 gap-10 ${widthOf(wide)}`}>
    <title>{`${title} | Stragan`}</title>
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid max-w-prose gap-1">
        {above}
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="text-quiet">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
    {children}
  </div>
)

interface SectionProps {
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A titled part of a page. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section aria-labelledby={id} className="grid gap-4">
    <div className="grid max-w-prose gap-1">
      <h2 id={id} className="scroll-mt-20 text-lg lg:scroll-mt-6">
        {title}
      </h2>
      {lead && <p className="wrap-anywhere text-quiet text-sm">{lead}</p>}
    </div>
    {children}
  </section>
)
