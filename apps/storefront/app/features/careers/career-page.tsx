import { contentCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import { Prose } from '../content-pages/prose.tsx'
import type { Route } from './+types/career-page.ts'
import { CareerFacts } from './career-facts.tsx'
import { careerJsonLd } from './career-json-ld.ts'
import { careerView } from './career-view.ts'
import { careersMessages } from './careers.messages.ts'

export const loader = publicLoader(async (ctx, { params }) => {
  const { api, language, bootstrap } = ctx
  const t = careersMessages[language]
  const career = await api(contentCalls.career, { params: { id: params.id ?? '' } })
  const alternates = alternatesOf('career', { id: career.id })
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'careers') },
    { label: career.title, href: alternates[language] },
  ]
  const head = {
    title: `${career.seo_title ?? career.title} | ${bootstrap.shop.name}`,
    description: career.seo_description ?? career.summary,
    alternates,
    about: [breadcrumbList(ctx, breadcrumbs), careerJsonLd(ctx, career)],
  }
  return { language, ...headOf(ctx, head), breadcrumbs, career: { ...careerView(ctx, career), html: career.html } }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function CareerPage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, career } = loaderData
  const t = careersMessages[language]
  const apply = (
    <ButtonLink kind="primary" href={`${hrefTo(language, 'jobApplication')}?id=${career.id}`} className="max-sm:w-full">
      {t.apply}
    </ButtonLink>
  )
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{career.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-quiet">{career.summary}</p>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside className="border-rule max-lg:border-y max-lg:py-5 lg:sticky lg:top-6 lg:order-2 lg:self-start lg:border-l lg:pl-8">
          <CareerFacts career={career} language={language} className="grid-cols-2 lg:grid-cols-1" />
          <p className="mt-5">{apply}</p>
          <p className="mt-4 text-quiet text-sm">
            {t.since} <time dateTime={career.since.iso}>{career.since.text}</time>
          </p>
        </aside>
        <div>
          <Prose html={career.html} />
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-rule border-t pt-6 print:hidden">
            {apply}
            <a href={hrefTo(language, 'careers')} className="link target inline-flex items-center">
              {t.all}
            </a>
          </div>
        </div>
      </div>
    </>
  )
}
