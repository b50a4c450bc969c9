import { contentCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Pagination } from '@stragan/ui/pagination'
import { redirect } from 'react-router'
import { headOf, metaOf, numbered } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList, itemList } from '../../platform/structured-data.ts'
import type { Route } from './+types/news-page.ts'
import { ArticleRow } from './article-row.tsx'
import { articleView } from './article-view.ts'
import { newsMessages } from './news.messages.ts'

const perPage = 5

export const loader = publicLoader(async (ctx, { query }) => {
  const { api, language, bootstrap } = ctx
  const t = newsMessages[language]
  const path = hrefTo(language, 'news')
  const requestedPage = query.get('page') ?? ''
  const page = /^[1-9]\d{0,4}$/.test(requestedPage) ? Number(requestedPage) : 1
  const { items, total } = await api(contentCalls.news, { query: { page, per_page: perPage } })
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (page > pages) throw redirect(hrefOf(path, pages))
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: path },
  ]
  const listed = items.map(({ title, slug }) => ({ name: title, href: hrefTo(language, 'article', { slug }) }))
  const listPage = { number: page, name: t.pageName(page) }
  const head = {
    title: `${numbered(t.title, listPage)} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('news'),
    listPage,
    picture: items[0]?.cover,
    about: [breadcrumbList(ctx, breadcrumbs), itemList(ctx, t.title, listed)],
  }
  return { language, ...headOf(ctx, head), breadcrumbs, number: page, pages, articles: items.map(item => articleView(ctx, item)) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

const hrefOf = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, articles, number, pages } = loaderData
  const t = newsMessages[language]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      <p className="mt-3 max-w-prose text-quiet">{t.text}</p>
      <div className="mt-8">
        {articles.length === 0 ? (
          <EmptyState
            icon="info"
            title={t.none}
            actions={
              <ButtonLink kind="primary" href={hrefTo(language, 'newProducts')}>
                {t.toProducts}
              </ButtonLink>
            }
          >
            {t.noneHint}
          </EmptyState>
        ) : (
          <>
            <ul>
              {articles.map((article, i) => (
                <li key={article.id} className="border-rule border-t">
                  <ArticleRow article={article} language={language} eager={i === 0} />
                </li>
              ))}
            </ul>
            <Pagination
              label={t.pages}
              page={number}
              pages={pages}
              href={page => hrefOf(hrefTo(language, 'news'), page)}
              previous={t.previous}
              next={t.next}
              pageName={t.pageName}
              summary={t.summary(number, pages)}
            />
          </>
        )}
      </div>
    </>
  )
}
