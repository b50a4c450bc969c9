import { pages } from '@stragan/routing'
import { displayCode } from '../platform/display.ts'
import type { PublicContext } from '../platform/public-context.ts'
import { logoPath } from './logo.ts'

export type LayoutData = ReturnType<typeof createLayoutData>

/** Public data of the hydrated layout, as small as possible: it is in the document twice, as markup and as data. */
export function createLayoutData({ bootstrap, display, language, page, consent, integrations }: PublicContext) {
  const { shop, currencies, mode, failed } = bootstrap
  return {
    language,
    layout: page ? pages[page.id].layout : 'default',
    shop: { name: shop.name, logo: logoPath(bootstrap) },
    currencies: currencies.map(({ code, name }) => ({ code, name })),
    display: { ...display, code: displayCode(display) },
    consent,
    integrations,
    isTest: mode === 'production_test',
    failed,
  }
}
