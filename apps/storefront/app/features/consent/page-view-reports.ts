import { findPage } from '@stragan/routing'
import { type Integration, type IntegrationCode, isReported } from '../../platform/consent.ts'
import { takeStoredReferrer } from './stored-referrer.ts'

/** A page view as reported to integrations. */
export interface PageView {
  url: string
  title: string
}

type SettingsOf<Code extends IntegrationCode> = Extract<Integration, { code: Code }>['settings']

declare global {
  interface Window {
    dataLayer?: unknown[]
    _paq?: unknown[][]
  }
}

const tagManager = 'https://www.googletagmanager.com'

const started = new Set<string>()
let before = ''

/** Starts integrations that are not running yet, and reports a page view to each. */
export function reportPageView(integrations: readonly Integration[], pageView: PageView) {
  if (started.size === 0) {
    restoreReferrer()
    before = document.referrer
  }
  const newIntegrations = integrations.filter(({ code }) => !started.has(code))
  if (newIntegrations.some(({ code }) => code !== 'matomo')) startGoogle(integrations.some(({ code }) => code === 'google_tag_manager'))
  for (const integration of integrations) {
    const isFirst = !started.has(integration.code)
    started.add(integration.code)
    if (integration.code === 'google_tag_manager') toTagManager(integration.settings, pageView, isFirst)
    if (integration.code === 'google_analytics') toAnalytics(integration.settings, pageView, isFirst)
    if (integration.code === 'matomo') toMatomo(integration.settings, pageView, isFirst)
  }
  before = pageView.url
}

/** Restores the referrer from before the consent form reloaded the page. Addresses of private pages, such as an order's, are removed. */
function restoreReferrer() {
  const referrer = takeStoredReferrer() ?? document.referrer
  const isOurs = referrer.startsWith(`${location.origin}/`)
  const found = isOurs ? findPage(new URL(referrer).pathname) : null
  const isPrivate = found !== null && !('page' in found && isReported(found.page))
  Object.defineProperty(document, 'referrer', { value: isPrivate ? '' : referrer })
}

function load(src: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

const layer = () => {
  window.dataLayer ??= []
  return window.dataLayer
}

/** Google's scripts read commands only as `arguments` objects. */
function gtag(..._: unknown[]) {
  // biome-ignore lint/complexity/noArguments: required by Google's scripts
  layer().push(arguments)
}

/** Consent mode: analytics is granted; advertising only with a tag manager. */
function startGoogle(withAdvertising: boolean) {
  const advertising = withAdvertising ? 'granted' : 'denied'
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  })
  gtag('js', new Date())
}

function toTagManager({ container }: SettingsOf<'google_tag_manager'>, { url, title }: PageView, isFirst: boolean) {
  if (isFirst) {
    layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`${tagManager}/gtm.js?id=${container}`)
  }
  layer().push({ event: 'shop_page_view', page_location: url, page_title: title, page_referrer: before })
}

function toAnalytics({ measurement_id: id }: SettingsOf<'google_analytics'>, { url, title }: PageView, isFirst: boolean) {
  if (isFirst) {
    gtag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
    load(`${tagManager}/gtag/js?id=${id}`)
  }
  gtag('event', 'page_view', { page_location: url, page_title: title, page_referrer: before, send_to: id })
}

function toMatomo({ address, site }: SettingsOf<'matomo'>, { url, title }: PageView, isFirst: boolean) {
  window._paq ??= []
  if (isFirst) {
    window._paq.push(['setTrackerUrl', `${address}matomo.php`], ['setSiteId', site])
    load(`${address}matomo.js`)
  }
  window._paq.push(['setReferrerUrl', before], ['setCustomUrl', url], ['setDocumentTitle', title], ['trackPageView'])
}
