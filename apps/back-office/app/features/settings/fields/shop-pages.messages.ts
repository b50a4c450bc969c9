import type { Language } from '@stragan/contract'
import type { PageId } from '@stragan/routing'

/** Pages of the shop that search engines list, by the name under which their texts are stored. */
export const shopPageNames: Partial<Record<PageId, Record<Language, string>>> = {
  home: { en: 'Home page', pl: 'Strona główna' },
  categories: { en: 'Categories', pl: 'Kategorie' },
  bestsellers: { en: 'Bestsellers', pl: 'Bestsellery' },
  newProducts: { en: 'New products', pl: 'Nowości' },
  productsOfTheMonth: { en: 'Products of the month', pl: 'Produkty miesiąca' },
  allProducts: { en: 'All products', pl: 'Wszystkie produkty' },
  quickOrder: { en: 'Quick order', pl: 'Szybkie zamówienie' },
  contact: { en: 'Contact', pl: 'Kontakt' },
  aboutUs: { en: 'About us', pl: 'O nas' },
  projahn: { en: 'Projahn', pl: 'Projahn' },
  catalogs: { en: 'Catalogues', pl: 'Katalogi' },
  dataSheets: { en: 'Data sheets', pl: 'Karty techniczne' },
  distribution: { en: 'Where to buy', pl: 'Gdzie kupić' },
  vendingMachines: { en: 'Vending machines', pl: 'Automaty vendingowe' },
  news: { en: 'News', pl: 'Aktualności' },
  careers: { en: 'Jobs', pl: 'Praca' },
  jobApplication: { en: 'Job application', pl: 'Zgłoszenie do pracy' },
  gifts: { en: 'Gifts', pl: 'Prezenty' },
  regulations: { en: 'Terms of sale', pl: 'Regulamin' },
  privacyPolicy: { en: 'Privacy policy', pl: 'Polityka prywatności' },
  withdrawFromContract: { en: 'Withdrawal from a contract', pl: 'Odstąpienie od umowy' },
}
