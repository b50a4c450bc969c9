import type { ConfigurationScope } from '@stragan/contract'
import { generalScopes, guaranteeNoticeCalls, hostCalls, moneyScopes, roleHas } from '@stragan/contract/admin'
import { Icon } from '@stragan/ui/icon'
import { Fragment, type ReactNode } from 'react'
import { DraftBadge } from '../../platform/drafts/draft-notice.tsx'
import { draftedSubjects } from '../../platform/drafts/drafts.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { guaranteeNoticeMessages } from '../guarantee-notice/guarantee-notice.messages.ts'
import { neededNotices } from '../guarantee-notice/needed-notices.ts'
import type { Route } from './+types/settings-page.ts'
import { stateOf } from './scope-view.ts'
import { settingsMessages } from './settings.messages.ts'
import { loadEntries } from './settings.server.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'settings:read')
  const states = (scopes: readonly ConfigurationScope[]) =>
    Promise.all(
      scopes.map(async scope => {
        const { entries } = await loadEntries(office, { shop: shop.code, scope })
        return { scope, entries, state: stateOf(scope, entries, account.language) }
      }),
    )
  const [general, money, hosts, drafted, notices] = await Promise.all([
    states(generalScopes),
    roleHas(shop.role, 'money-settings:read') ? states(moneyScopes) : [],
    office.api(hostCalls.hosts, { params: { shop: shop.code } }),
    draftedSubjects(office, { shop }, ['settings', 'money_settings']),
    office.api(guaranteeNoticeCalls.guaranteeNotices, { params: { shop: shop.code } }),
  ])
  const entriesOf = (wanted: ConfigurationScope) => general.find(({ scope }) => scope === wanted)?.entries ?? []
  const needed = neededNotices(entriesOf('languages'), entriesOf('shop_configuration'))
  return {
    shop: shop.code,
    general: general.map(shownState),
    money: money.map(shownState),
    hosts: firstOf(hosts.map(({ host }) => host)),
    drafted: [...drafted],
    notices: needed.map(language => ({ language, isThere: notices[language] !== null })),
  }
})

const shownState = ({ scope, state }: { scope: ConfigurationScope; state: string }) => ({ scope, state })

const firstOf = (hosts: readonly string[]) => [...hosts.slice(0, 2), ...(hosts.length > 2 ? ['…'] : [])].join(', ')

export default function SettingsPage({ loaderData: { shop, general, money, hosts, drafted, notices } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = settingsMessages[language]
  const notice = guaranteeNoticeMessages[language]
  const noticeLinks = notices.map(({ language: of, isThere }) => (
    <SettingsLink
      key={of}
      href={`/${shop}/guarantee-notice/${of}`}
      title={notice.name(of)}
      lead={notice.about}
      state={isThere ? notice.uploaded : notice.missing}
    />
  ))
  return (
    <Page title={t.title} lead={t.lead}>
      <Section id="general" title={t.general}>
        <Scopes shop={shop} scopes={general} drafted={drafted} belowIdentity={noticeLinks}>
          <SettingsLink href={`/${shop}/hosts`} title={t.hosts} lead={t.hostsLead} state={hosts} />
        </Scopes>
      </Section>
      {money.length > 0 && (
        <Section id="money" title={t.money} lead={t.moneyLead}>
          <Scopes shop={shop} scopes={money} drafted={drafted} />
        </Section>
      )}
    </Page>
  )
}

interface ScopesProps {
  shop: string
  scopes: readonly { scope: ConfigurationScope; state: string }[]
  /** Scopes of which the reader has drafts. */
  drafted: readonly string[]
  /** Links below the one to the identity of the seller. */
  belowIdentity?: ReactNode
  /** Links to what stands on pages of its own. */
  children?: ReactNode
}

function Scopes({ shop, scopes, drafted, belowIdentity, children }: ScopesProps) {
  const t = settingsMessages[useLanguage()]
  return (
    <ul className="divide-y divide-rule border-rule border-y">
      {scopes.map(({ scope, state }) => (
        <Fragment key={scope}>
          <SettingsLink href={`/${shop}/settings/${scope}`} {...t.scope(scope)} state={state} hasDraft={drafted.includes(scope)} />
          {scope === 'local_business' && belowIdentity}
        </Fragment>
      ))}
      {children}
    </ul>
  )
}

interface LinkProps {
  href: string
  title: string
  lead: string
  state: string
  hasDraft?: boolean
}

const SettingsLink = ({ href, title, lead, state, hasDraft = false }: LinkProps) => (
  <li>
    <a href={href} className="grid items-center gap-x-6 gap-y-1 py-3 hover:bg-raised sm:grid-cols-[1fr_minmax(0,18rem)_auto] sm:px-3">
      <span>
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold text-accent">{title}</span>
          {hasDraft && <DraftBadge />}
        </span>
        <span className="block text-quiet text-sm">{lead}</span>
      </span>
      <span className="break-words text-sm">{state}</span>
      <Icon name="chevron-right" size="small" className="text-quiet max-sm:hidden" />
    </a>
  </li>
)
