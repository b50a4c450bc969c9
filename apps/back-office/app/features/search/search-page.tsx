import { maxListSearchLength } from '@stragan/contract'
import { EmptyState } from '@stragan/ui/empty-state'
import { FindForm } from '@stragan/ui/find-form'
import { useLanguage } from '../../platform/language.ts'
import { searchOf } from '../../platform/list-query.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requireShop } from '../../platform/shop.server.ts'
import type { Route } from './+types/search-page.ts'
import { type Destination, destinationsOf, findDestinations } from './destinations.ts'
import { findInShop } from './results.server.ts'
import { searchMessages } from './search.messages.ts'
import { shownNotices } from './shown-notices.server.ts'
import { viewDestinations } from './view-destinations.server.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { account, shop } = await requireShop(office, params.shop)
  const { language, is_operator: isOperator } = account
  const q = searchOf(query)
  if (q === undefined) return { shop: shop.code, q: '', destinations: [], found: [] }
  const [views, notices, found] = await Promise.all([
    viewDestinations(office, shop, language),
    shownNotices(office, shop),
    findInShop(office, shop, { q, language }),
  ])
  const destinations = findDestinations([...views, ...destinationsOf({ shop, isOperator, language, notices })], q)
  return { shop: shop.code, q, destinations, found }
})

export default function SearchPage({ loaderData: { shop, q, destinations, found } }: Route.ComponentProps) {
  const t = searchMessages[useLanguage()]
  const isEmpty = destinations.length === 0 && found.every(({ items }) => items?.length === 0)
  return (
    <Page title={q ? t.titled(q) : t.title} lead={t.hint}>
      {/* On desks the frame has the field. */}
      <div className="lg:hidden">
        <FindForm
          label={t.label}
          action={`/${shop}/search`}
          query={{ name: 'q', label: t.label, value: q, maxLength: maxListSearchLength }}
          applied={q}
          submit={t.submit}
        />
      </div>
      {q === '' ? (
        <p className="text-quiet text-sm max-lg:hidden">{t.shortcut}</p>
      ) : isEmpty ? (
        <EmptyState icon="search" title={t.none}>
          <p>{t.noneText}</p>
        </EmptyState>
      ) : (
        <>
          {destinations.length > 0 && (
            <Section id="destinations" title={t.goTo}>
              <Results items={destinations} />
            </Section>
          )}
          {found.map(
            ({ kind, items, all }) =>
              items?.length !== 0 && (
                <Section key={kind} id={kind} title={t[kind]} lead={items === null ? t.unavailable : undefined}>
                  {items && <Results items={items} />}
                  {all && (
                    <a href={all} className="link justify-self-start text-sm">
                      {t.more[kind]}
                    </a>
                  )}
                </Section>
              ),
          )}
        </>
      )}
    </Page>
  )
}

const Results = ({ items }: { items: readonly Destination[] }) => (
  <ul className="divide-y divide-rule border-rule border-y">
    {items.map(({ title, about, href }) => (
      <li key={`${href} ${title}`}>
        <a href={href} className="grid gap-x-6 gap-y-0.5 py-2.5 hover:bg-raised sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:px-3">
          <span className="font-semibold text-accent">{title}</span>
          <span className="text-quiet text-sm">{about}</span>
        </a>
      </li>
    ))}
  </ul>
)
