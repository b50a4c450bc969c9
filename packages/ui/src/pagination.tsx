import { Icon } from './icon.tsx'

interface PaginationProps {
  label: string
  page: number
  pages: number
  href: (page: number) => string
  previous: string
  next: string
  /** Accessible name of a page link: "Page 3". */
  pageName: (page: number) => string
  /** Replaces the numbers on phones: "Page 3 of 12". */
  summary: string
}

/** First, last, current page and its neighbours; null is a gap, never in place of a single page. */
function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages]
  if (page <= 4) near.push(2, 3, 4, 5)
  if (page > pages - 4) near.push(pages - 1, pages - 2, pages - 3, pages - 4)
  const shown = [...new Set(near)].filter(number => number >= 1 && number <= pages).sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    return number - before > 2 ? [null, number] : number - before === 2 ? [number - 1, number] : [number]
  })
}

const cell = 'grid h-11 min-w-11 place-items-center rounded-shop px-2 tabular-nums transition-colors'

/** Pagination as plain links, which crawlers follow; nothing for a single page. */
export function Pagination({ label, page, pages, href, previous, next, pageName, summary }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2 border-rule border-t pt-3 sm:justify-center">
      <Step to={page > 1 ? href(page - 1) : null} rel="prev" name={previous} />
      <p className="text-sm tabular-nums sm:hidden">{summary}</p>
      <ol className="hidden flex-wrap items-center gap-1 sm:flex">
        {shownPages(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className={`${cell} text-quiet`}>…</span>
            ) : (
              <a
                href={href(number)}
                aria-label={pageName(number)}
                aria-current={number === page ? 'page' : undefined}
                className={`${cell} ${number === page ? 'bg-ink font-semibold text-ground' : 'hover:bg-raised'}`}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? href(page + 1) : null} rel="next" name={next} />
    </nav>
  )
}

function Step({ to, rel, name }: { to: string | null; rel: 'prev' | 'next'; name: string }) {
  const content = (
    <>
      {rel === 'prev' && <Icon name="chevron-left" size="small" />}
      {name}
      {rel === 'next' && <Icon name="chevron-right" size="small" />}
    </>
  )
  const look = 'flex h-11 items-center gap-1.5 rounded-shop px-3 font-semibold text-sm'
  return to === null ? (
    <span className={`${look} invisible`}>{content}</span>
  ) : (
    <a href={to} rel={rel} className={`${look} hover:bg-raised`}>
      {content}
    </a>
  )
}
