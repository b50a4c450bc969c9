import type { PageId } from '@stragan/routing'

/** Screens about the shop, and screens that help to buy there, in the order of the footer. */
export const information = [
  ['aboutUs', 'contact', 'distribution', 'projahn', 'news', 'careers'],
  ['gifts', 'catalogs', 'dataSheets', 'vendingMachines', 'regulations', 'privacyPolicy'],
] as const satisfies readonly (readonly PageId[])[]

export type InformationScreen = (typeof information)[number][number]
