import type { ResponseOutput } from '@stragan/contract'
import type { searchesCalls } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { shopSearchMessages } from './shop-search.messages.ts'

type Search = ResponseOutput<typeof searchesCalls.searches>[number]

interface SearchesProps {
  caption: string
  shop: string
  searches: readonly Search[]
  /** Address of the shop's search. */
  inShop: string
  canWrite: boolean
}

/** What was searched for, how often, what it finds now, and what can be set for it. */
export function SearchesTable({ caption, shop, searches, inShop, canWrite }: SearchesProps) {
  const language = useLanguage()
  const t = shopSearchMessages[language]
  return (
    <Table caption={caption} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.search}</ColumnHead>
          <ColumnHead numeric>{t.searches}</ColumnHead>
          <ColumnHead numeric>{t.withoutResult}</ColumnHead>
          <ColumnHead>{t.found}</ColumnHead>
          {canWrite && <ColumnHead>{t.actions}</ColumnHead>}
        </tr>
      </thead>
      <tbody>
        {searches.map(one => (
          <tr key={one.search}>
            <RowHead className="wrap-anywhere sm:min-w-40">{one.search}</RowHead>
            <Cell numeric data-label={t.searches}>
              {formatNumber(language, one.searches)}
            </Cell>
            <Cell numeric data-label={t.withoutResult}>
              {formatNumber(language, one.without_result)}
            </Cell>
            <Cell data-label={t.found}>
              <Found search={one} href={`${inShop}?${new URLSearchParams({ q: one.search })}`} />
            </Cell>
            {canWrite && (
              <Cell data-label={t.actions}>
                <Actions shop={shop} search={one} />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Found({ search: { search, found, redirect_id }, href }: { search: Search; href: string }) {
  const t = shopSearchMessages[useLanguage()]
  if (found === 0 && redirect_id === null) return <Badge tone="warning">{t.nothing}</Badge>
  return (
    <a href={href} target="_blank" rel="noopener" className="link">
      {redirect_id === null ? t.foundProducts(found) : t.redirected}
      <span className="sr-only">
        {' '}
        {t.view(search)} {t.newTab}
      </span>
    </a>
  )
}

function Actions({ shop, search: { search, synonyms_id, redirect_id } }: { shop: string; search: Search }) {
  const t = shopSearchMessages[useLanguage()]
  const given = new URLSearchParams({ search })
  const links = [
    synonyms_id === null
      ? { label: t.addSynonym, href: `/${shop}/searches/synonyms/new?${given}` }
      : { label: t.changeSynonyms, href: `/${shop}/searches/synonyms/${synonyms_id}` },
    redirect_id === null
      ? { label: t.redirect, href: `/${shop}/searches/redirects/new?${given}` }
      : { label: t.changeRedirect, href: `/${shop}/searches/redirects/${redirect_id}` },
  ]
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="link target inline-flex items-center">
            {label}
            <span className="sr-only">{t.forSearch(search)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
