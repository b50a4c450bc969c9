import { type Page, pages } from '@stragan/routing'
import { contactOf } from '../platform/bootstrap.ts'
import { displayCode } from '../platform/display.ts'
import type { PublicContext } from '../platform/public-context.ts'
import { logoPath } from './logo.ts'

export type LayoutData = ReturnType<typeof createLayoutData>

/** Public data of the hydrated layout, as small as possible: it is in the document twice, as markup and as data. */
export function createLayoutData({ bootstrap, display, language, page, consent, integrations }: PublicContext) {
  const { shop, currencies, mode, failed } = bootstrap
  const row: Page | null = page && pages[page.id]
  return {
    language,
    layout: row?.layout ?? 'default',
    /** Of a page with the slim header and footer. */
    slim: row?.isSlim ? { contact: contactOf(bootstrap) } : null,
    shop: { name: shop.name, logo: logoPath(bootstrap) },
    currencies: currencies.map(({ code, name }) => ({ code, name })),
    display: { ...display, code: displayCode(display) },
    consent,
    integrations,
    isTest: mode === 'production_test',
    failed,
  }
}
