import type { contentKinds } from '@stragan/contract'
import type { PageId } from '@stragan/routing'
import type { Bootstrap } from './bootstrap.ts'

type Need = { page: string } | { kind: (typeof contentKinds)[number] }

/** Content that a screen needs and not every shop has: a page, or records of a kind. */
const needs: Partial<Record<PageId, Need>> = {
  aboutUs: { page: 'about-us' },
  projahn: { page: 'projahn' },
  catalogs: { kind: 'catalog' },
  dataSheets: { kind: 'data_sheet' },
  distribution: { kind: 'distribution_point' },
  vendingMachines: { kind: 'vending_machine' },
  news: { kind: 'article' },
  careers: { kind: 'career' },
  gifts: { kind: 'gift' },
}

/** Whether the shop has content for a screen; links to others are hidden. */
export function hasScreen({ content }: Pick<Bootstrap, 'content'>, id: PageId): boolean {
  const need = needs[id]
  if (!need) return true
  return 'page' in need ? content.pages.includes(need.page) : content.kinds.includes(need.kind)
}
