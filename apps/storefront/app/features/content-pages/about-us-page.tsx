import { contentPageCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList, localBusiness } from '../../platform/structured-data.ts'
import { WaysToReach } from '../contact/ways-to-reach.tsx'
import type { Route } from './+types/about-us-page.ts'
import { contentMessages } from './content.messages.ts'

export const loader = publicLoader(async ctx => {
  const { api, language, bootstrap } = ctx
  const t = contentMessages[language]
  const { title, html, seo_title, seo_description } = await api(contentPageCalls.page, { params: { key: 'about-us' } })
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: title, href: hrefTo(language, 'aboutUs') },
  ]
  const head = {
    title: `${seo_title ?? title} | ${bootstrap.shop.name}`,
    description: seo_description ?? bootstrap.shop.description,
    alternates: alternatesOf('aboutUs'),
    about: [breadcrumbList(ctx, breadcrumbs), ...localBusiness(ctx)],
  }
  return { language, ...headOf(ctx, head), breadcrumbs, content: { title, html }, business: bootstrap.business }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, content, business } = loaderData
  const t = contentMessages[language]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{content.title}</h1>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API */}
        <article className="prose-shop" dangerouslySetInnerHTML={{ __html: content.html }} />
        {business && (
          <aside aria-labelledby="reach" className="self-start border-rule max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-8">
            <h2 id="reach" className="mb-5 text-xl">
              {t.reach}
            </h2>
            <WaysToReach language={language} business={business} />
            <ButtonLink href={`${hrefTo(language, 'contact')}#message`} icon="mail" className="mt-6">
              {t.write}
            </ButtonLink>
          </aside>
        )}
      </div>
    </>
  )
}
