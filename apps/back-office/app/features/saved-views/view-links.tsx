import type { ViewedList } from '@stragan/contract/admin'
import { useLanguage } from '../../platform/language.ts'
import { savedViewMessages } from './saved-views.messages.ts'

interface ViewLinksProps {
  shop: string
  list: ViewedList
  views: readonly { id: string; name: string; query: string; isCurrent: boolean }[]
  /** The filters of the page. */
  query: string
}

const linkClass =
  'inline-flex min-h-9 max-w-64 items-center rounded-shop px-3 text-sm hover:bg-rule/50 aria-[current]:bg-accent-quiet aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:min-h-11'

/** Views of a list above it, and the way to save its filters as another one. */
export function ViewLinks({ shop, list, views, query }: ViewLinksProps) {
  const t = savedViewMessages[useLanguage()]
  const path = `/${shop}/${list}`
  const manage = `/${shop}/views/${list}`
  const isSaved = views.some(({ isCurrent }) => isCurrent)
  if (views.length === 0 && query === '') return null
  return (
    <nav aria-label={t.views} className="flex flex-wrap items-center gap-x-1 gap-y-1 border-rule border-b pb-2">
      {views.length > 0 && (
        <ul className="flex min-w-0 flex-wrap gap-1">
          <li>
            <a href={path} aria-current={query === '' ? 'page' : undefined} className={linkClass}>
              {t.all[list]}
            </a>
          </li>
          {views.map(view => (
            <li key={view.id} className="min-w-0">
              <a href={`${path}?${view.query}`} aria-current={view.isCurrent ? 'page' : undefined} className={linkClass}>
                <span className="truncate">{view.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <span className="flex flex-wrap gap-x-4 sm:ml-auto">
        {query !== '' && !isSaved && (
          <a href={`${manage}?${new URLSearchParams({ save: query })}`} className="link target inline-flex items-center text-sm">
            {t.save}
          </a>
        )}
        {views.length > 0 && (
          <a href={manage} className="link target inline-flex items-center text-sm">
            {t.manage}
          </a>
        )}
      </span>
    </nav>
  )
}
