import { contentCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { EmptyState } from '@stragan/ui/empty-state'
import { Select } from '@stragan/ui/select'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import type { Route } from './+types/vending-machines-page.ts'
import { contactMessages } from './contact.messages.ts'
import { messageAction } from './message-action.server.ts'
import { MessageForm } from './message-form.tsx'
import { vendingMessages } from './vending.messages.ts'
import { Comparison, VendingMachine } from './vending-machine.tsx'

export const loader = publicLoader(async (ctx, { query }) => {
  const { api, language, bootstrap } = ctx
  const t = vendingMessages[language]
  const machines = await api(contentCalls.vendingMachines, {})
  const breadcrumbs = [
    { label: contactMessages[language].home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'vendingMachines') },
  ]
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: machines.length > 0 ? t.about(machines.map(({ name }) => name).join(', ')) : t.aboutNone,
    alternates: alternatesOf('vendingMachines'),
    noindex: machines.length === 0,
    picture: machines[0]?.picture,
    about: [breadcrumbList(ctx, breadcrumbs)],
  }
  const chosen = machines.find(({ id }) => String(id) === query.get('machine'))?.id ?? null
  return { language, ...headOf(ctx, head), breadcrumbs, machines, chosen, sent: query.has('sent') }
})

export const action = messageAction('vendingMachines')

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function VendingMachinesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, breadcrumbs, machines, chosen, sent, alternates } = loaderData
  const t = vendingMessages[language]
  const path = alternates[language]
  const wrong = actionData?.problems.vending_machine_id
  return (
    <>
      <Breadcrumb label={contactMessages[language].breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      <p className="mt-3 mb-8 max-w-prose text-quiet">{t.lead}</p>
      {machines.length === 0 ? (
        <EmptyState icon="search" title={t.none}>
          <p>{t.noneHint}</p>
        </EmptyState>
      ) : (
        machines.map((machine, i) => (
          <VendingMachine
            key={machine.id}
            machine={machine}
            language={language}
            askHref={`${path}?machine=${machine.id}#message`}
            eager={i === 0}
          />
        ))
      )}
      <Comparison machines={machines} language={language} />
      <div className={`max-w-3xl ${machines.length > 0 ? 'mt-14 border-rule border-t pt-10' : 'mt-10'}`}>
        <MessageForm language={language} path={path} result={actionData} sent={sent} title={t.enquiry} lead={t.enquiryLead}>
          {machines.length > 0 && (
            <Select
              // A link may also select another machine.
              key={chosen}
              id="vending_machine_id"
              name="vending_machine_id"
              label={t.machine}
              defaultValue={actionData?.typed.vending_machine_id ?? chosen ?? ''}
              options={[{ value: '', label: t.any }, ...machines.map(({ id, name }) => ({ value: String(id), label: name }))]}
              error={wrong && contactMessages[language].fieldError('vending_machine_id', wrong)}
              autoComplete="off"
            />
          )}
        </MessageForm>
      </div>
    </>
  )
}
