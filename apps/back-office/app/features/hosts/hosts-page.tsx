import { domainToUnicode } from 'node:url'
import { isLocalhost, ShopError } from '@stragan/contract'
import { hostCalls, roleHas } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/hosts-page.ts'
import { AddHostForm, addHostTable } from './add-host-form.tsx'
import { hostViews } from './host-views.server.ts'
import { hostMessages } from './hosts.messages.ts'
import { HostsTable } from './hosts-table.tsx'
import { WaitingHost } from './waiting-host.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'settings:read')
  const hosts = hostViews(await office.api(hostCalls.hosts, { params: { shop: shop.code } }), times)
  const primary = hosts.find(({ isPrimary }) => isPrimary)?.host ?? null
  return {
    hosts,
    // DNS records that lead to a name of this machine alone would lead nowhere.
    target: primary !== null && /[a-z]$/.test(primary) && !isLocalhost(primary) ? primary : null,
    canWrite: roleHas(shop.role, 'settings:write'),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const shop = params.shop ?? ''
  const intent = form.text('intent')
  const fields = fieldsOf(form)
  const host = form.text('host')
  switch (intent) {
    case 'add': {
      const args = { params: { shop }, body: { host } }
      const { response, refused } = await submit(office, { intent, table: addHostTable, fields, call: hostCalls.addHost, args })
      if (refused) return refused
      return done(office, path, {
        kind: response.state === 'serving' ? 'host_serves' : 'host_added',
        subject: domainToUnicode(response.host),
      })
    }
    case 'check': {
      const args = { params: { shop, host } }
      const { response, refused } = await submit(office, { intent, table: {}, fields, call: hostCalls.checkHost, args })
      if (refused) return refused
      return response.findings
        ? { checked: host, findings: response.findings }
        : done(office, path, { kind: 'host_serves', subject: domainToUnicode(host) })
    }
    case 'primary': {
      const args = { params: { shop }, body: { host } }
      const { refused } = await submit(office, { intent, table: {}, fields, call: hostCalls.makeHostPrimary, args })
      return refused ?? done(office, path, { kind: 'host_primary', subject: domainToUnicode(host) })
    }
    case 'remove': {
      const args = { params: { shop, host } }
      const { refused } = await submit(office, { intent, table: {}, fields, call: hostCalls.removeHost, args })
      return refused ?? done(office, path, { kind: 'host_removed', subject: domainToUnicode(host) })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function HostsPage({ loaderData: { hosts, target, canWrite }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = hostMessages[language]
  const checked = answer && 'checked' in answer ? answer : null
  return (
    <Page title={t.title} lead={t.lead} actions={<DownloadControl list="hosts" count={hosts.length} />}>
      <div className="grid gap-4">
        {['check', 'primary', 'remove'].map(intent => (
          <Refusal key={intent} form={officeForm(language, { fields: {}, answer, intent })} />
        ))}
        <HostsTable hosts={hosts} canWrite={canWrite} />
      </div>
      {hosts.map(
        view =>
          view.record && (
            <WaitingHost
              key={view.host}
              view={{ ...view, record: view.record }}
              target={target}
              findings={checked?.checked === view.host ? checked.findings : null}
              canWrite={canWrite}
            />
          ),
      )}
      {canWrite && <AddHostForm answer={answer} />}
    </Page>
  )
}
