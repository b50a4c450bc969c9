import { paperCalls } from '@stragan/contract/admin'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/packing-slip-page.ts'
import { chosenLanguage } from './paper-language.ts'
import { PaperPage } from './paper-page.tsx'
import { paperMessages } from './papers.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop } = await requirePermission(office, params.shop, 'orders:read')
  const args = { params: { shop: shop.code, uid: params.uid ?? '' }, query: { language: chosenLanguage(query) } }
  return { paper: await office.api(paperCalls.packingSlip, args) }
})

export default function PackingSlipPage({ loaderData: { paper }, params: { shop, uid } }: Route.ComponentProps) {
  const t = paperMessages[useLanguage()]
  return (
    <PaperPage
      paper={paper}
      back={{ href: `/${shop}/orders/${uid}`, label: t.backToOrder }}
      pdf={`/${shop}/download/orders/${uid}/packing_slip.pdf?language=${paper.language}`}
      hrefIn={language => `?language=${language}`}
    />
  )
}
