import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { FormField, FormSummary } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import { formView } from '../../platform/form.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import { Seller } from '../orders/seller.tsx'
import type { Route } from './+types/withdraw-from-contract-page.ts'
import { ClaimScreen } from './claim-screen.tsx'
import { lookupUrl } from './claim-view.server.ts'
import { claimMessages } from './claims.messages.ts'
import { lookupMessages } from './lookup.messages.ts'
import { lookupAction } from './lookup-action.server.ts'
import { lookupFields } from './lookup-fields.ts'
import { ModelForm } from './model-form.tsx'

export const loader = publicLoader(async ctx => {
  const { language, bootstrap } = ctx
  const t = lookupMessages[language]
  const breadcrumbs = [
    { label: claimMessages[language].home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'withdrawFromContract') },
  ]
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('withdrawFromContract'),
    about: [breadcrumbList(ctx, breadcrumbs)],
  }
  return { language, ...headOf(ctx, head), breadcrumbs, seller: bootstrap.business, url: lookupUrl(ctx) }
})

export const action = lookupAction

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

/** Withdrawal function for whoever has no link to the order (directive 2011/83/EU, article 11a): by its number and e-mail. */
export default function WithdrawFromContractPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, breadcrumbs, seller, url, alternates } = loaderData
  const t = lookupMessages[language]
  if (actionData?.found) return <ClaimScreen loaded={actionData.found} result={undefined} />
  const form = formView({ fields: lookupFields, result: actionData, fieldError: t.fieldError, optional: '' })
  return (
    <>
      <div className="print:hidden">
        <Breadcrumb label={claimMessages[language].breadcrumbs} items={breadcrumbs} />
      </div>
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      <p className="mt-3 max-w-prose text-lg">{t.lead}</p>
      <div className="mt-8 grid items-start justify-between gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,22rem)] print:hidden">
        <section aria-labelledby="find" className="grid gap-5">
          <h2 id="find" className="text-2xl">
            {t.form}
          </h2>
          <FormSummary form={form} result={actionData} title={t.problems} refusal={actionData?.refused && t.refusal(actionData.refused)} />
          <PostForm intent="find" action={alternates[language]} submit={t.submit} sending={t.sending}>
            <p className="text-quiet text-sm">{t.required}</p>
            <FormField form={form} name="number" label={t.number} hint={t.numberHint} autoComplete="off" className="sm:max-w-72" />
            <FormField form={form} name="email" label={t.email} hint={t.emailHint} />
          </PostForm>
        </section>
        {seller && (
          <section aria-labelledby="reach" className="border-ink border-t pt-4">
            <h2 id="reach" className="text-xl">
              {claimMessages[language].reach}
            </h2>
            <p className="mt-2">{t.otherWays}</p>
            <Seller seller={seller} language={language} className="mt-3" />
          </section>
        )}
      </div>
      <ModelForm language={language} seller={seller} url={url} />
    </>
  )
}
