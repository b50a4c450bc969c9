import { type Resource, resources, roleHas } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { frameMessages } from '../../frame/frame.messages.ts'
import { screensOf } from '../../frame/navigation.ts'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { rightsMessages } from '../../platform/rights.messages.ts'
import { requireShop } from '../../platform/shop.server.ts'
import type { Route } from './+types/start-page.ts'
import { loadFigures } from './figures.server.ts'
import { Sales } from './sales.tsx'
import { startMessages } from './start.messages.ts'
import { Waiting } from './waiting.tsx'

/** Below this number new recovery codes are offered. */
const fewCodes = 4

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requireShop(office, params.shop)
  const { has_authenticator, recovery_codes_left } = account
  return { shop, hasAuthenticator: has_authenticator, codesLeft: recovery_codes_left, figures: await loadFigures(office, shop) }
})

export default function StartPage({ loaderData: { shop, hasAuthenticator, codesLeft, figures } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = startMessages[language]
  const frame = frameMessages[language]
  const { role, resource } = rightsMessages[language]
  const canWrite = resources.filter(one => roleHas(shop.role, `${one}:write`))
  const canRead = resources.filter(one => roleHas(shop.role, `${one}:read`) && !canWrite.includes(one))
  const texts = { settings: t.settingsText, staff: t.staffText, apiKeys: t.apiKeysText }
  const links = [
    ...screensOf(shop).flatMap(({ key, href }) => (key === 'start' ? [] : [{ href, label: frame[key], text: texts[key] }])),
    { href: '/account', label: frame.account, text: t.accountText },
  ]
  return (
    <Page title={shop.name} lead={t.role(role(shop.role))}>
      {!hasAuthenticator && (
        <Notice title={t.protect}>
          <p className="max-w-prose">{t.protectText}</p>
          <ButtonLink href="/account#second-factor" size="small" className="mt-3">
            {t.setUp}
          </ButtonLink>
        </Notice>
      )}
      {hasAuthenticator && codesLeft < fewCodes && (
        <Notice tone="warning" title={t.fewCodes(codesLeft)}>
          <p>{t.fewCodesText}</p>
          <ButtonLink href="/account#second-factor" size="small" className="mt-3">
            {t.newCodes}
          </ButtonLink>
        </Notice>
      )}
      <Waiting figures={figures} />
      {figures.orders && <Sales figures={figures.orders} />}
      <Section id="screens" title={t.screens}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {links.map(({ href, label, text }) => (
            <li key={href}>
              <a
                href={href}
                className="grid h-full content-start gap-1 rounded-shop border border-rule p-4 hover:border-accent hover:bg-raised"
              >
                <span className="font-semibold text-accent">{label}</span>
                <span className="text-quiet text-sm">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Rights id="write" title={t.write} lead={t.rightsLead} of={canWrite} name={resource} />
      <Rights id="read" title={t.read} of={canRead} name={resource} />
    </Page>
  )
}

interface RightsProps {
  id: string
  title: string
  lead?: string
  of: readonly Resource[]
  name: (resource: Resource) => string
}

function Rights({ id, title, lead, of, name }: RightsProps) {
  if (of.length === 0) return null
  return (
    <Section id={id} title={title} lead={lead}>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {of.map(resource => (
          <li key={resource}>{name(resource)}</li>
        ))}
      </ul>
    </Section>
  )
}
