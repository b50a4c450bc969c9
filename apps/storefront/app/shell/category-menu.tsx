import type { CategoryBranch } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Disclosure } from '@stragan/ui/disclosure'
import { Drawer } from '@stragan/ui/drawer'
import { Icon } from '@stragan/ui/icon'
import { phoneMenuId } from './phone-menu-link.tsx'
import { shellMessages } from './shell.messages.ts'

interface MenuProps {
  language: Language
  categories: CategoryBranch[]
}

/**
 * Top-level categories in a row, each with a panel of the two levels below. Native details: one open at a time, usable by keyboard and
 * touch.
 */
export function CategoryMenu({ language, categories }: MenuProps) {
  const t = shellMessages[language]
  return (
    <nav aria-label={t.categories} className="relative mx-auto hidden max-w-7xl px-6 lg:block">
      <ul className="-mx-3 flex flex-wrap">
        {categories.map(category => (
          <li key={category.slug}>
            {category.children.length === 0 ? (
              <a href={hrefTo(language, 'category', { slug: category.slug })} className="menu-item hover:underline">
                {category.name}
              </a>
            ) : (
              <TopCategory language={language} category={category} />
            )}
          </li>
        ))}
        <li className="ml-auto">
          <a href={onSale(language)} className="menu-item text-quiet hover:underline">
            {t.onSale}
          </a>
        </li>
      </ul>
    </nav>
  )
}

const onSale = (language: Language) => `${hrefTo(language, 'allProducts')}?sale=1`

function TopCategory({ language, category }: { language: Language; category: CategoryBranch }) {
  const t = shellMessages[language]
  const to = (slug: string) => hrefTo(language, 'category', { slug })
  return (
    <details name="categories" className="group">
      <summary className="menu-item group-open:border-accent">
        {category.name}
        <Icon name="chevron-down" size="small" className="text-quiet group-open:rotate-180" />
      </summary>
      <div className="panel inset-x-6 z-40 rounded-b-shop p-6">
        <p>
          <a href={to(category.slug)} className="font-semibold underline">
            {t.allIn(category.name)}
          </a>
        </p>
        <ul className="mt-4 grid grid-cols-3 gap-x-8 gap-y-6 xl:grid-cols-4">
          {category.children.map(child => (
            <li key={child.slug}>
              <a href={to(child.slug)} className="font-semibold hover:underline">
                {child.name}
              </a>
              <ul className="submenu">
                {child.children.map(grandchild => (
                  <li key={grandchild.slug}>
                    <a href={to(grandchild.slug)}>{grandchild.name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** Rendered at the end of the page, so that text browsers do not begin with it. */
export function PhoneMenu({ language, categories }: MenuProps) {
  const t = shellMessages[language]
  const to = (slug: string) => hrefTo(language, 'category', { slug })
  const links = [
    [t.allCategories, hrefTo(language, 'categories')],
    [t.onSale, onSale(language)],
    [t.quickOrder, hrefTo(language, 'quickOrder')],
    [t.account, hrefTo(language, 'customerLogin')],
    [t.favourites, hrefTo(language, 'favouriteProducts')],
    [t.screens.contact, hrefTo(language, 'contact')],
  ] as const
  return (
    <Drawer id={phoneMenuId} side="left" title={t.categories} close={t.close}>
      <nav aria-label={t.menu}>
        {categories.map(category => (
          <Disclosure key={category.slug} summary={category.name} name="phone-categories">
            <ul>
              {[{ ...category, name: t.allIn(category.name) }, ...category.children].map(({ name, slug }, i) => (
                <li key={slug}>
                  <a href={to(slug)} className={`block py-2.5 ${i === 0 ? 'font-semibold underline' : ''}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
        <p className="mt-4">
          {links.map(([name, href]) => (
            <a key={href} href={href} className="block py-2 underline">
              {name}
            </a>
          ))}
        </p>
      </nav>
    </Drawer>
  )
}
