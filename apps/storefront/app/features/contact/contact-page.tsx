import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList, localBusiness } from '../../platform/structured-data.ts'
import type { Route } from './+types/contact-page.ts'
import { contactMessages } from './contact.messages.ts'
import { messageAction } from './message-action.server.ts'
import { MessageForm } from './message-form.tsx'
import { WaysToReach } from './ways-to-reach.tsx'

export const loader = publicLoader(async (ctx, { query }) => {
  const { language, bootstrap } = ctx
  const t = contactMessages[language]
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'contact') },
  ]
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('contact'),
    about: [breadcrumbList(ctx, breadcrumbs), ...localBusiness(ctx)],
  }
  const social = bootstrap.social.map(({ code, name, url }) => ({ code, name, url }))
  return { language, ...headOf(ctx, head), breadcrumbs, business: bootstrap.business, social, sent: query.has('sent') }
})

export const action = messageAction('contact')

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, breadcrumbs, business, social, sent, alternates } = loaderData
  const t = contactMessages[language]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      <p className="mt-3 max-w-prose text-quiet">{t.lead(business?.phone ?? '')}</p>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <section aria-label={t.reach} className="grid content-start gap-8 border-rule max-lg:border-b max-lg:pb-10 lg:border-r lg:pr-8">
          {business && <WaysToReach language={language} business={business} />}
          {social.length > 0 && (
            <div>
              <h2 className="font-semibold font-text text-base">{t.social}</h2>
              <ul className="mt-1 flex flex-wrap gap-x-5">
                {social.map(({ code, name, url }) => (
                  <li key={code}>
                    <a href={url} rel="me noopener" className="link target inline-flex items-center">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
        <MessageForm language={language} path={alternates[language]} result={actionData} sent={sent} title={t.write} />
      </div>
    </>
  )
}
