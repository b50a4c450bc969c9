import { paperCalls } from '@stragan/contract/admin'
import { pageLoader } from '../../platform/page.server.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import { chosenLanguage } from './paper-language.ts'

/** Loader of the page of a paper of one order. */
export const orderPaperLoader = (kind: 'confirmation' | 'packingSlip') =>
  pageLoader(async (office, { params, query }) => {
    const { shop } = await requirePermission(office, params.shop, 'orders:read')
    const args = { params: { shop: shop.code, uid: params.uid ?? '' }, query: { language: chosenLanguage(query) } }
    return { paper: await office.api(paperCalls[kind], args) }
  })
