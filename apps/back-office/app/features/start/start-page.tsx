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
  const { has_authenticator, passkeys, recovery_codes_left } = account
  return {
    shop,
    isProtected: has_authenticator || passkeys > 0,
    hasAuthenticator: has_authenticator,
    codesLeft: recovery_codes_left,
    figures: await loadFigures(office, shop),
  }
})

export default function StartPage({ loaderData: { shop, isProtected, hasAuthenticator, codesLeft, figures } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = startMessages[language]
  const frame = frameMessages[language]
  const { role } = rightsMessages[language]
  const texts = {
    orders: t.ordersText,
    refunds: t.refundsText,
    inbox: t.inboxText,
    customers: t.customersText,
    products: t.productsText,
    categories: t.categoriesText,
    brands: t.brandsText,
    producers: t.producersText,
    features: t.featuresText,
    searches: t.searchesText,
    spreadsheet: t.spreadsheetText,
    imports: t.importsText,
    archives: t.archivesText,
    promotions: t.promotionsText,
    priceLists: t.priceListsText,
    discountCodes: t.discountCodesText,
    gifts: t.giftsText,
    stock: t.stockText,
    settings: t.settingsText,
    history: t.historyText,
    hosts: t.hostsText,
    paymentKeys: t.paymentKeysText,
    staff: t.staffText,
    apiKeys: t.apiKeysText,
    webhooks: t.webhooksText,
  }
  const links = [
    ...screensOf(shop).flatMap(({ key, href }) => (key === 'start' ? [] : [{ href, label: frame[key], text: texts[key] }])),
    { href: '/account', label: frame.account, text: t.accountText },
  ]
  return (
    <Page title={shop.name} lead={t.role(role(shop.role))}>
      {!isProtected && (
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
      <Waiting shop={shop.code} figures={figures} />
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
    </Page>
  )
}
