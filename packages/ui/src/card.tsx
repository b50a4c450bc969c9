import type { ReactNode } from 'react'

interface CardProps {
  title: string
  /** Makes the whole card a link; other controls go into `footer`, above it. */
  href?: string
  /** Heading level of the title. */
  level?: 2 | 3 | 4
  /** Usually a `Picture`, on a plate. */
  picture?: ReactNode
  badges?: ReactNode
  /** Control on the picture, above the link. */
  corner?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** Shares the rows of its grid with its neighbours: picture, title, three for the elements of `children`, footer. */
  isAligned?: boolean
}

/** Item of a list or grid. */
export function Card({ title, href, level = 3, picture, badges, corner, children, footer, isAligned = false }: CardProps) {
  const Title = `h${level}` as const
  return (
    <article className={`group/card relative ${isAligned ? 'row-span-6 grid grid-rows-subgrid' : 'flex h-full flex-col'}`}>
      {picture && <div className="plate p-[8%]">{picture}</div>}
      {badges && <div className="absolute top-2 left-2 flex flex-wrap gap-1">{badges}</div>}
      <Title className="mt-3 font-semibold font-text text-base leading-snug">
        {href ? (
          <a href={href} className="card-link">
            {title}
          </a>
        ) : (
          title
        )}
      </Title>
      {children && <div className={`mt-1 ${isAligned ? 'row-span-3 grid grid-rows-subgrid' : 'flex-1'}`}>{children}</div>}
      {footer && <div className="relative mt-3">{footer}</div>}
      {corner && <div className="absolute top-1 right-1">{corner}</div>}
    </article>
  )
}
