import { contentCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import type { Route } from './+types/distribution-page.ts'
import { distributionMessages } from './distribution.messages.ts'
import { Point } from './point.tsx'
import { byRegion } from './regions.ts'

export const loader = publicLoader(async ctx => {
  const { api, language, bootstrap } = ctx
  const t = distributionMessages[language]
  const points = await api(contentCalls.distributionPoints, {})
  const regions = byRegion(points, language)
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'distribution') },
  ]
  const { name } = bootstrap.shop
  const head = {
    title: `${t.title} | ${name}`,
    description: regions.length > 0 ? t.about(name, regions.map(region => region.name).join(', ')) : t.aboutNone(name),
    alternates: alternatesOf('distribution'),
    noindex: points.length === 0,
    about: [breadcrumbList(ctx, breadcrumbs)],
  }
  return { language, ...headOf(ctx, head), breadcrumbs, regions, total: points.length }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function DistributionPage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, regions, total } = loaderData
  const t = distributionMessages[language]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      {total === 0 ? (
        <div className="mt-8">
          <EmptyState
            icon="map-pin"
            title={t.none}
            actions={<ButtonLink href={hrefTo(language, 'categories')}>{t.toCategories}</ButtonLink>}
          >
            <p>{t.noneHint}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-prose text-quiet">{t.lead(total)}</p>
          {regions.length > 1 && (
            <nav aria-label={t.regions} className="mt-6">
              <ul className="flex flex-wrap gap-2">
                {regions.map(({ id, name }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="inline-block rounded-shop border border-edge px-4 py-2.5 text-sm transition-colors first-letter:uppercase hover:border-ink hover:bg-raised"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {regions.map(({ id, name, points }) => (
              <section key={id} aria-labelledby={id} className="border-rule border-t pt-4">
                <h2 id={id} className="scroll-mt-6 text-xl first-letter:uppercase">
                  {name}
                </h2>
                <ul className="mt-4 grid gap-y-8">
                  {points.map(point => (
                    <li key={point.id}>
                      <Point point={point} language={language} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </>
  )
}
