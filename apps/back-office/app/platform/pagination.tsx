import { ButtonLink } from '@stragan/ui/button'

interface PaginationProps {
  /** Accessible name. */
  label: string
  path: string
  filters: Readonly<Record<string, string | undefined>>
  /** Cursor of the next page; null on the last. */
  next: string | null
  isFirst: boolean
  texts: { first: string; next: string }
}

/** Links to the first page of a list and to the next. */
export function Pagination({ label, path, filters, next, isFirst, texts }: PaginationProps) {
  if (next === null && isFirst) return null
  const href = (after: string | null) => {
    const given = Object.entries({ ...filters, after }).flatMap(([name, value]) => (value ? [[name, value]] : []))
    return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
  }
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
