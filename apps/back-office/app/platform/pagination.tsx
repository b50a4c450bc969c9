import { ButtonLink } from '@stragan/ui/button'
import { type Filters, listHref } from './list-query.ts'

interface PaginationProps {
  /** Accessible name. */
  label: string
  path: string
  filters: Filters
  /** Cursor of the next page; null on the last. */
  next: string | null
  isFirst: boolean
  texts: { first: string; next: string }
}

/** Links to the first page of a list and to the next. */
export function Pagination({ label, path, filters, next, isFirst, texts }: PaginationProps) {
  if (next === null && isFirst) return null
  const href = (after: string | null) => listHref(path, { ...filters, after: after ?? undefined })
  return (
    <nav aria-label={label} className="flex flex-wrap justify-between gap-3">
      {isFirst ? <span /> : <ButtonLink href={href(null)}>{texts.first}</ButtonLink>}
      {next !== null && (
        <ButtonLink href={href(next)} rel="next">
          {texts.next}
        </ButtonLink>
      )}
    </nav>
  )
}
