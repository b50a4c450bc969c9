import { paperCalls, roleHas } from '@stragan/contract/admin'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { chosenIn, listOf } from '../orders/chosen-orders.ts'
import { rightToMove } from '../orders/handling/right-to-move.ts'
import { NoneChosen } from '../orders/none-chosen.tsx'
import { orderMessages } from '../orders/orders.messages.ts'
import type { Route } from './+types/pick-list-page.ts'
import { chosenLanguage } from './paper-language.ts'
import { PaperPage } from './paper-page.tsx'
import { paperMessages } from './papers.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop } = await requirePermission(office, params.shop, 'orders:read')
  const uid = chosenIn(query.getAll('uid'))
  const request = { params: { shop: shop.code }, query: { uid, language: chosenLanguage(query) } }
  return {
    shop: shop.code,
    list: listOf(shop.code, query),
    filters: query.get('list') ?? '',
    uid,
    canPack: roleHas(shop.role, rightToMove('packed')),
    paper: uid.length > 0 ? await office.api(paperCalls.pickList, request) : null,
  }
})

/** The chosen orders as a query string. */
const queryOf = (uids: readonly string[], more: Record<string, string>) =>
  `?${new URLSearchParams([...uids.map(uid => ['uid', uid]), ...Object.entries(more).filter(([, value]) => value !== '')])}`

export default function PickListPage({ loaderData: { shop, list, filters, uid, canPack, paper } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = orderMessages[language]
  if (!paper)
    return (
      <Page title={t.pickList} above={<Breadcrumb href={list}>{t.back}</Breadcrumb>}>
        <NoneChosen list={list} />
      </Page>
    )
  return (
    <PaperPage
      paper={paper}
      shop={shop}
      back={{ href: list, label: paperMessages[language].backToList }}
      pdf={`/${shop}/download/pick_list.pdf${queryOf(uid, { language: paper.language })}`}
      hrefIn={one => queryOf(uid, { language: one, list: filters })}
      next={
        canPack ? { href: `/${shop}/orders/move${queryOf(uid, { status: 'packed', list: filters })}`, label: t.moves.packed } : undefined
      }
    />
  )
}
