import type { contentKinds } from '@stragan/contract'
import type { PageId } from '@stragan/routing'
import type { Bootstrap } from './bootstrap.ts'

type Need = { page: string } | { kind: (typeof contentKinds)[number] }

/** What a screen shows that not every shop has: a page of its content, or records of a kind. */
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

/** Whether the shop has something to show on a screen: else nothing leads there. */
export function hasScreen({ content }: Pick<Bootstrap, 'content'>, id: PageId): boolean {
  const need = needs[id]
  if (!need) return true
  return 'page' in need ? content.pages.includes(need.page) : content.kinds.includes(need.kind)
}
