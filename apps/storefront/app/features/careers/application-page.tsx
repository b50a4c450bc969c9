import { contentCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { FormSummary } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { type FormView, formView } from '../../platform/form.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import type { Route } from './+types/application-page.ts'
import { applicationMessages } from './application.messages.ts'
import { type ApplicationResult, applicationFields, type FieldName } from './application.ts'
import { applicationAction } from './application-action.server.ts'
import { ApplicationForm } from './application-form.tsx'
import { careersMessages } from './careers.messages.ts'

export const loader = personalLoader(async (ctx, _, { query }) => {
  const { api, language, bootstrap } = ctx
  const t = applicationMessages[language]
  const careers = await api(contentCalls.careers, {})
  const isSent = query.has('sent')
  const requestedId = query.get('id')
  const chosen = careers.find(({ id }) => String(id) === requestedId)?.id ?? null
  const page = careersMessages[language]
  const breadcrumbs = [
    { label: page.home, href: hrefTo(language, 'home') },
    { label: page.title, href: hrefTo(language, 'careers') },
    { label: t.title(chosen !== null), href: hrefTo(language, 'jobApplication') },
  ]
  const head = {
    title: `${isSent ? t.sent : t.title(chosen !== null)} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('jobApplication'),
    noindex: isSent || requestedId !== null,
    about: [breadcrumbList(ctx, breadcrumbs)],
  }
  /** Idempotency key of this form: repeated submits create one application and one mail. */
  const key: string = crypto.randomUUID()
  const jobs = careers.map(({ id, title }) => ({ id, title }))
  return { language, ...headOf(ctx, head), breadcrumbs, jobs, chosen, isClosed: requestedId !== null && chosen === null, isSent, key }
})

export const action = applicationAction

/** The response contains the form's idempotency key. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, breadcrumbs, jobs, chosen, isClosed, isSent, key } = loaderData
  const t = applicationMessages[language]
  const form = formView({ fields: applicationFields, result: actionData, fieldError: t.fieldError, optional: t.optional })
  return (
    <>
      <Breadcrumb label={careersMessages[language].breadcrumbs} items={breadcrumbs} />
      {isSent && !actionData ? (
        <DeferredScriptsData language={language} />
      ) : (
        <div className="max-w-2xl">
          <h1 className="mt-3 text-3xl">{t.title(chosen !== null)}</h1>
          <p className="mt-3 text-quiet">{t.text}</p>
          <div className="mt-6 grid gap-6">
            <Summary language={language} form={form} result={actionData} />
            {isClosed && !actionData && (
              <Notice tone="warning" title={t.closed}>
                <p>{t.closedHint}</p>
              </Notice>
            )}
            <ApplicationForm
              language={language}
              form={form}
              result={actionData}
              formKey={actionData?.typed.key || key}
              jobs={jobs}
              chosen={chosen}
            />
          </div>
        </div>
      )}
    </>
  )
}

type Data = Route.ComponentProps['loaderData']

interface SummaryProps extends Pick<Data, 'language'> {
  form: FormView<FieldName>
  result: ApplicationResult | undefined
}

function Summary({ language, form, result }: SummaryProps) {
  const t = applicationMessages[language]
  const { problems, refused } = result ?? {}
  // Browsers do not retain files: when everything else is valid, only the CV has to be chosen again.
  const again = problems?.cv || refused ? [] : [{ id: 'cv', text: t.chooseAgain }]
  return (
    <FormSummary form={form} result={result} title={t.problems} refusal={refused && t.refusal(refused)} more={again}>
      {refused?.code === 'idempotency_key_reused' && (
        <a href={hrefTo(language, 'jobApplication')} target="_self" className="link target inline-flex items-center">
          {t.fresh}
        </a>
      )}
    </FormSummary>
  )
}

function DeferredScriptsData({ language }: Pick<Data, 'language'>) {
  const t = applicationMessages[language]
  return (
    <div className="max-w-2xl">
      <h1 className="mt-3 text-3xl">{t.sent}</h1>
      <div className="mt-6">
        <Notice tone="success">
          <p>{t.sentHint}</p>
        </Notice>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={hrefTo(language, 'careers')} className="max-sm:w-full">
          {t.allJobs}
        </ButtonLink>
        <a href={hrefTo(language, 'home')} className="link target inline-flex items-center">
          {t.goHome}
        </a>
      </div>
    </div>
  )
}
