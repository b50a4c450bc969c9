import { alternatesOf, hrefTo, type Language } from '@stragan/routing'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import type { Route } from './+types/categories-page.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { type CountedBranch, countedBranch } from './category-links.tsx'
import { CategoryPicture } from './category-picture.tsx'
import { listMessages } from './list.messages.ts'
import { ListHeading } from './list-heading.tsx'

export const loader = publicLoader(async ctx => {
  const { language, bootstrap } = ctx
  const t = listMessages[language]
  const head = {
    title: `${t.allCategories} | ${bootstrap.shop.name}`,
    description: `${bootstrap.shop.name}: ${bootstrap.categories.map(category => category.name).join(', ')}.`,
    alternates: alternatesOf('categories'),
  }
  return { language, ...headOf(ctx, head), categories: bootstrap.categories.map(countedBranch) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { language, categories } = loaderData
  const t = listMessages[language]
  return (
    <>
      <ListHeading language={language} title={t.allCategories} path={hrefTo(language, 'categories')}>
        {t.allCategoriesText}
      </ListHeading>
      {categories.map(category => (
        <section key={category.id} aria-labelledby={`category-${category.id}`} className="mt-8 border-rule border-t pt-4">
          <div className="flex w-fit items-start gap-x-4">
            {category.children.length === 0 && <CategoryPicture picture={category.picture} />}
            <h2 id={`category-${category.id}`} className="text-xl">
              <Entry category={category} language={language} />
            </h2>
          </div>
          {category.children.length > 0 && (
            <ul className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
              {category.children.map(child => (
                <li key={child.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
                  <CategoryPicture picture={child.picture} />
                  <div>
                    <Entry category={child} language={language} />
                    {child.children.length > 0 && (
                      <ul className="mt-1 border-rule border-l pl-4 text-sm">
                        {child.children.map(grandchild => (
                          <li key={grandchild.id}>
                            <Entry category={grandchild} language={language} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}

function Entry({ category, language }: { category: CountedBranch; language: Language }) {
  return (
    <a
      href={hrefTo(language, 'category', { slug: category.slug })}
      className="target flex items-baseline justify-between gap-4 py-1 underline-offset-4 hover:underline"
    >
      {category.name}
      <span className="shrink-0 font-normal font-text text-quiet text-sm tabular-nums">
        <span aria-hidden="true">{category.products}</span>
        <span className="sr-only">{catalogueMessages[language].productCount(category.products)}</span>
      </span>
    </a>
  )
}
