import { contentCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList, itemList } from '../../platform/structured-data.ts'
import type { Route } from './+types/careers-page.ts'
import { CareerFacts } from './career-facts.tsx'
import { careerView } from './career-view.ts'
import { careersMessages } from './careers.messages.ts'

export const loader = publicLoader(async ctx => {
  const { api, language, bootstrap } = ctx
  const t = careersMessages[language]
  const careers = await api(contentCalls.careers, {})
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'careers') },
  ]
  const listed = careers.map(({ id, title }) => ({ name: title, href: hrefTo(language, 'career', { id }) }))
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('careers'),
    about: [breadcrumbList(ctx, breadcrumbs), itemList(ctx, t.open, listed)],
  }
  return { language, ...headOf(ctx, head), breadcrumbs, careers: careers.map(career => careerView(ctx, career)) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, careers } = loaderData
  const t = careersMessages[language]
  const apply = (
    <ButtonLink href={hrefTo(language, 'jobApplication')} kind={careers.length > 0 ? 'secondary' : 'primary'}>
      {t.applyOnSpec}
    </ButtonLink>
  )
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      {careers.length === 0 ? (
        <div className="mt-8">
          <EmptyState icon="user" title={t.none} actions={apply}>
            {t.noneHint}
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-prose text-quiet">{t.text}</p>
          <ul className="mt-8">
            {careers.map(career => (
              <li key={career.id} className="border-rule border-t last:border-b">
                <article className="group/career relative grid gap-x-12 gap-y-4 py-6 sm:py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
                  <div>
                    <h2 className="text-xl">
                      <a
                        href={hrefTo(language, 'career', { id: career.id })}
                        className="underline-offset-4 after:absolute after:inset-0 after:rounded-shop focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus group-hover/career:underline"
                      >
                        {career.title}
                      </a>
                    </h2>
                    <p className="mt-2 max-w-prose text-quiet">{career.summary}</p>
                  </div>
                  <CareerFacts career={career} language={language} className="grid-cols-2" />
                </article>
              </li>
            ))}
          </ul>
          <section aria-labelledby="on-spec" className="mt-12">
            <h2 id="on-spec" className="text-xl">
              {t.onSpec}
            </h2>
            <p className="mt-2 max-w-prose text-quiet">{t.onSpecHint}</p>
            <p className="mt-4">{apply}</p>
          </section>
        </>
      )}
    </>
  )
}
