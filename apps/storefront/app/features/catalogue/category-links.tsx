import type { CategoryBranch, CategoryLink } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { catalogueMessages } from './catalogue.messages.ts'

export type CountedLink = Pick<CategoryLink, 'id' | 'name' | 'slug'> & { products: number }

export const countedLink = ({ id, name, slug, products }: CountedLink): CountedLink => ({ id, name, slug, products })

/** Category tree with names, addresses, counts and pictures. */
export interface CountedBranch extends CountedLink, Pick<CategoryBranch, 'picture'> {
  children: CountedBranch[]
}
export const countedBranch = (branch: CategoryBranch): CountedBranch => ({
  ...countedLink(branch),
  picture: branch.picture,
  children: branch.children.map(countedBranch),
})

interface CategoryLinksProps {
  label: string
  categories: CountedLink[]
  language: Language
  /** Query appended to the links, such as `?brand=3`. */
  query?: string
}

/** Categories side by side, each with its number of products. */
export function CategoryLinks({ label, categories, language, query = '' }: CategoryLinksProps) {
  const { productCount } = catalogueMessages[language]
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {categories.map(category => (
          <li key={category.id}>
            <a
              href={hrefTo(language, 'category', { slug: category.slug }) + query}
              rel={query ? 'nofollow' : undefined}
              className="flex h-full min-h-11 items-center justify-between gap-2 rounded-shop border border-edge px-3 py-1.5 text-sm leading-tight transition-colors sm:px-4 sm:text-base hover:border-ink hover:bg-raised"
            >
              {category.name}
              <span className="text-quiet text-sm tabular-nums">
                <span aria-hidden="true">{category.products}</span>
                <span className="sr-only">{productCount(category.products)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
