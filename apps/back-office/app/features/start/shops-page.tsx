import { EmptyState } from '@stragan/ui/empty-state'
import { redirect } from 'react-router'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader, requireAccount } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { rightsMessages } from '../../platform/rights.messages.ts'
import type { Route } from './+types/shops-page.ts'
import { startMessages } from './start.messages.ts'

/** Leads to the only shop, or lets the person choose. */
export const loader = pageLoader(async office => {
  const { shops, is_operator } = await requireAccount(office)
  const [only, ...others] = shops
  if (is_operator && !only) throw redirect('/installation', 303)
  if (only && others.length === 0 && !is_operator) throw redirect(`/${only.code}`, 303)
  return { shops, isOperator: is_operator }
})

export default function ShopsPage({ loaderData: { shops, isOperator } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = startMessages[language]
  return (
    <Page title={t.shops} lead={shops.length > 0 ? t.shopsLead : undefined}>
      {shops.length === 0 ? (
        <EmptyState icon="info" title={t.noShops}>
          {t.noShopsText}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {shops.map(({ code, name, role }) => (
            <li key={code}>
              <a href={`/${code}`} className="grid gap-1 rounded-shop border border-rule p-4 hover:border-accent hover:bg-raised">
                <span className="font-semibold">{name}</span>
                <span className="text-quiet text-sm">{rightsMessages[language].role(role)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOperator && (
        <p>
          <a href="/installation" className="link">
            {t.installation}
          </a>
        </p>
      )}
    </Page>
  )
}
