import type { CategoryBranch } from '@stragan/contract'
import { pages } from '@stragan/routing'
import type { CartBadge } from '../features/cart/cart-summary.ts'
import { displayCode } from '../platform/display.ts'
import { hasScreen } from '../platform/screens.ts'
import type { SharedVisit } from '../platform/visit.ts'
import type { Notice } from '../platform/visitor.ts'
import { information } from './information.ts'

export interface Frame extends ReturnType<typeof frameOf> {
  /** Of a visitor who has a session; everybody else's pages are the same. */
  cart: CartBadge | null
  /** Who is logged in. */
  customer: { first_name: string } | null
  /** How many products a customer keeps. */
  favourites: number | null
  notice: Notice | null
}

export interface MenuBranch {
  name: string
  slug: string
  children: MenuBranch[]
}

const branchOf = ({ name, slug, children }: CategoryBranch): MenuBranch => ({ name, slug, children: children.map(branchOf) })

/** What header and footer show of a visit, and no more: it is in the document twice, as markup and as data. */
export function frameOf({ start, display, language, page, consent, integrations }: SharedVisit) {
  const { shop, currencies, social, business, mode, categories, failed } = start
  return {
    language,
    layout: page ? pages[page.id].layout : 'default',
    shop: { name: shop.name, tagline: shop.tagline, theme: shop.theme, logo: shop.logo },
    business,
    social: social.map(({ code, name, url }) => ({ code, name, url })),
    categories: categories.map(branchOf),
    /** Screens about the shop on which it has something to show. */
    information: information.map(group => group.filter(id => hasScreen(start, id))),
    currencies: currencies.map(({ code, name }) => ({ code, name })),
    display: { ...display, code: displayCode(display) },
    consent,
    integrations,
    isTest: mode === 'production_test',
    failed,
  }
}
