import type { ReactNode } from 'react'

interface CardProps {
  title: string
  /** The whole card leads there; other controls go into `footer`, above the link. */
  href?: string
  /** Of the title, in the outline of the page. */
  level?: 2 | 3 | 4
  /** Usually a `Picture`; stands on a plate. */
  picture?: ReactNode
  badges?: ReactNode
  /** A control on the picture, above the link. */
  corner?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}

/** Something among others of its kind, in a list or a grid. */
export function Card({ title, href, level = 3, picture, badges, corner, children, footer }: CardProps) {
  const Title = `h${level}` as const
  return (
    <article className="group/card relative flex h-full flex-col">
      {picture && <div className="plate p-[8%]">{picture}</div>}
      {badges && <div className="absolute top-2 left-2 flex flex-wrap gap-1">{badges}</div>}
      <Title className="mt-3 font-semibold font-text text-base leading-snug">
        {href ? (
          <a
            href={href}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-shop group-hover/card:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-2"
          >
            {title}
          </a>
        ) : (
          title
        )}
      </Title>
      {children && <div className="mt-1 flex-1">{children}</div>}
      {footer && <div className="relative mt-3">{footer}</div>}
      {corner && <div className="absolute top-1 right-1">{corner}</div>}
    </article>
  )
}
