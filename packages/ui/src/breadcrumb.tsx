import { Icon } from './icon.tsx'

/** Breadcrumbs. The last item is this page; on phones only its parent is shown, as a back link, and the focused item. */
export function Breadcrumb({ label, items }: { label: string; items: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-quiet text-sm">
        {items.map((item, index) => {
          const last = index === items.length - 1
          const parent = index === items.length - 2
          return (
            <li key={item.href} className={`flex items-center gap-1.5 ${parent ? '' : 'max-sm:not-focus-within:sr-only'}`}>
              {index > 0 && <Icon name="chevron-right" size="small" className="opacity-60 max-sm:hidden" />}
              {parent && <Icon name="chevron-left" size="small" className="sm:hidden" />}
              {last ? (
                <span aria-current="page" className="py-1 text-ink">
                  {item.label}
                </span>
              ) : (
                <a href={item.href} className="target inline-flex items-center py-1 underline-offset-4 hover:text-ink hover:underline">
                  {item.label}
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
