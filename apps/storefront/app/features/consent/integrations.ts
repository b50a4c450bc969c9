import type { Integration, IntegrationCode } from '../../platform/consent.ts'

export type Purpose = 'statistics' | 'advertising'

interface Kind {
  name: string
  /** Recipient of the data; null if the shop operates the service itself. */
  provider: string | null
  purpose: Purpose
  /** Cookies on the shop's host: names for display, and a pattern. */
  cookies: string
  owns: RegExp
  /** Lifetime in months. */
  months: number
}

const googleIreland = 'Google Ireland Limited'

export const integrationKinds: Record<IntegrationCode, Kind> = {
  google_tag_manager: {
    name: 'Google Tag Manager',
    provider: googleIreland,
    purpose: 'advertising',
    cookies: '_ga, _ga_…, _gid, _gat…, _gac_…, _gcl_…',
    owns: /^_(ga|gid|gat|gac|gcl|dc_gtm)(_|$)/,
    months: 24,
  },
  google_analytics: {
    name: 'Google Analytics 4',
    provider: googleIreland,
    purpose: 'statistics',
    cookies: '_ga, _ga_…',
    owns: /^_ga(_|$)/,
    months: 24,
  },
  matomo: {
    name: 'Matomo',
    provider: null,
    purpose: 'statistics',
    cookies: '_pk_id…, _pk_ses…, _pk_ref…',
    owns: /^(_pk_|mtm_)/,
    months: 13,
  },
}

/** Sources of the content security policy: where a page may load scripts and images from and connect to. */
interface Sources {
  script: string[]
  image: string[]
  connect: string[]
}

/** developers.google.com/tag-platform/security/guides/csp; other scripts of a container are blocked by the policy. */
const google: Sources = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

const sourcesOf = ({ code, settings }: Integration): Sources =>
  code === 'matomo' ? { script: [settings.address], image: [settings.address], connect: [settings.address] } : google

/** Union of the sources of a page's integrations. */
export function allSources(integrations: readonly Integration[]): Sources {
  const each = integrations.map(sourcesOf)
  return {
    script: each.flatMap(({ script }) => script),
    image: each.flatMap(({ image }) => image),
    connect: each.flatMap(({ connect }) => connect),
  }
}
