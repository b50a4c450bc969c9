import { bodyOf } from './bodies.ts'
import type { DemoPage, Texts } from './types.ts'

const version = '2026-09-01'

/** Titles and meta descriptions of content pages; a shop has the pages whose texts are in its folder. */
const headings = {
  regulations: (shop: string) => ({
    title: { en: 'Terms of sale', pl: 'Regulamin sklepu' },
    seo_description: {
      en: `How to buy at ${shop}: orders, prices, delivery, payment, withdrawal within 14 days, complaints and gifts.`,
      pl: `Zasady zakupów w sklepie ${shop}: zamówienia, ceny, dostawa, płatność, odstąpienie w ciągu 14 dni, reklamacje i prezenty.`,
    },
  }),
  'reward-regulations': (shop: string) => ({
    title: { en: 'Gift terms', pl: 'Regulamin prezentów' },
    seo_description: {
      en: `The rules under which ${shop} gives gifts with orders.`,
      pl: `Zasady, na jakich ${shop} daje prezenty do zamówień.`,
    },
  }),
  'privacy-policy': (shop: string) => ({
    title: { en: 'Privacy policy', pl: 'Polityka prywatności' },
    seo_description: {
      en: `What personal data ${shop} uses, why and for how long, who receives them, what rights you have, and which cookies the shop sets.`,
      pl: `Jakich danych osobowych używa ${shop}, po co i jak długo, komu je przekazuje, jakie masz prawa i jakie pliki cookie zapisuje sklep.`,
    },
  }),
  'about-us': (shop: string) => ({
    title: { en: 'About us', pl: 'O nas' },
    seo_description: {
      en: `Who is behind ${shop}, what you can expect of us, how we work and where to find us.`,
      pl: `Kto stoi za sklepem ${shop}, czego możesz od nas oczekiwać, jak pracujemy i gdzie nas znaleźć.`,
    },
  }),
  projahn: (shop: string) => ({
    title: { en: 'Projahn: drills, taps and sockets', pl: 'Projahn: wiertła, gwintowniki, nasadki' },
    seo_description: {
      en: `Projahn precision tools at ${shop}: drills, taps, countersinks, sockets and bits to DIN. Why we carry them, and how to make them last.`,
      pl: `Narzędzia precyzyjne Projahn w sklepie ${shop}: wiertła, gwintowniki, pogłębiacze, nasadki i bity według DIN. Dlaczego je mamy i jak o nie dbać.`,
    },
  }),
  palimir: (shop: string) => ({
    title: { en: 'Palimir: drum-roasted coffee', pl: 'Palimir: kawa palona w bębnie' },
    seo_description: {
      en: `Palimir coffee at ${shop}: how the roastery works, which coffee suits your way of brewing, and how to keep it fresh.`,
      pl: `Kawa Palimir w sklepie ${shop}: jak pracuje palarnia, która kawa pasuje do Twojego sposobu parzenia i jak ją przechowywać.`,
    },
  }),
} satisfies Record<DemoPage['key'], (shop: string) => { title: Texts; seo_description: Texts }>

/** The shop's pages from `<key>.<language>.md` of a folder. */
export function pagesOf(folder: URL, shop: string, keys: readonly DemoPage['key'][]): DemoPage[] {
  const body = bodyOf(folder)
  return keys.map(key => ({ key, version, ...headings[key](shop), body: body(key) }))
}
