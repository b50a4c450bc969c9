import { contentCalls } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { Card } from '@stragan/ui/card'
import { Icon } from '@stragan/ui/icon'
import { Picture } from '@stragan/ui/picture'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import { Prose } from '../content-pages/prose.tsx'
import type { Route } from './+types/article-page.ts'
import { articleJsonLd } from './article-json-ld.ts'
import { articleView } from './article-view.ts'
import { newsMessages } from './news.messages.ts'

const others = 3

export const loader = publicLoader(async (ctx, { params }) => {
  const { api, language, bootstrap } = ctx
  const t = newsMessages[language]
  const [article, newest] = await Promise.all([
    api(contentCalls.article, { params: { slug: params.slug ?? '' } }),
    withFallback(
      ctx,
      'more news',
      api(contentCalls.news, { query: { per_page: others + 1 } }).then(page => page.items),
      [],
    ),
  ])
  const { slugs } = article
  const alternates = { en: hrefTo('en', 'article', { slug: slugs.en }), pl: hrefTo('pl', 'article', { slug: slugs.pl }) }
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'news') },
    { label: article.title, href: alternates[language] },
  ]
  const head = {
    title: `${article.seo_title ?? article.title} | ${bootstrap.shop.name}`,
    description: article.seo_description ?? article.summary,
    alternates,
    picture: article.cover,
    type: 'article' as const,
    about: [breadcrumbList(ctx, breadcrumbs), articleJsonLd(ctx, article)],
  }
  const more = newest.filter(({ id }) => id !== article.id).slice(0, others)
  return {
    language,
    ...headOf(ctx, head),
    breadcrumbs,
    article: { ...articleView(ctx, article), html: article.html },
    more: more.map(item => articleView(ctx, item)),
  }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, article, more } = loaderData
  const { title, summary, cover, published, html } = article
  return (
    <>
      <Breadcrumb label={newsMessages[language].breadcrumbs} items={breadcrumbs} />
      <div className="mx-auto mt-6 max-w-[68ch] sm:mt-10">
        <p className="text-quiet text-sm tabular-nums">
          <time dateTime={published.iso}>{published.text}</time>
        </p>
        <h1 className="mt-2 text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-quiet">{summary}</p>
        {cover && (
          <div className="plate mt-8 overflow-hidden">
            <Picture picture={cover} sizes="(min-width: 720px) 660px, 100vw" eager className="aspect-3/2 w-full object-contain" />
          </div>
        )}
        <div className="mt-8">
          <Prose html={html} />
        </div>
      </div>
      <More language={language} more={more} />
    </>
  )
}

function More({ language, more }: Pick<Route.ComponentProps['loaderData'], 'language' | 'more'>) {
  const t = newsMessages[language]
  if (more.length === 0) return null
  return (
    <section aria-labelledby="more" className="mt-16 border-rule border-t pt-10 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="more" className="text-2xl">
          {t.more}
        </h2>
        <a href={hrefTo(language, 'news')} className="link target inline-flex items-center gap-1 text-sm">
          {t.all}
          <Icon name="chevron-right" size="small" />
        </a>
      </div>
      <ul className="mt-5 grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {more.map(({ id, slug, title, cover, published }) => (
          <li key={id}>
            <Card
              title={title}
              href={hrefTo(language, 'article', { slug })}
              picture={
                cover && (
                  <Picture
                    picture={{ ...cover, alt: '' }}
                    sizes="(min-width: 1280px) 390px, (min-width: 640px) 33vw, 100vw"
                    className="aspect-3/2 w-full object-contain"
                  />
                )
              }
            >
              <p className="text-quiet text-sm tabular-nums">
                <time dateTime={published.iso}>{published.text}</time>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
