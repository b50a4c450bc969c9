import { readFileSync } from 'node:fs'
import type { DemoPage, Texts } from './types.ts'

const version = '2026-09-01'

/** The shop's documents from `<key>.<language>.md` of a folder. */
export function pagesOf(folder: URL, shop: string): DemoPage[] {
  const textOf = (key: DemoPage['key'], language: keyof Texts) => readFileSync(new URL(`${key}.${language}.md`, folder), 'utf8').trim()
  const page = (key: DemoPage['key'], title: Texts, seo_description: Texts): DemoPage => ({
    key,
    version,
    title,
    body: { en: textOf(key, 'en'), pl: textOf(key, 'pl') },
    seo_description,
  })
  return [
    page(
      'regulations',
      { en: 'Terms of sale', pl: 'Regulamin sklepu' },
      {
        en: `How to buy at ${shop}: orders, prices, delivery, payment, withdrawal within 14 days, complaints and the gift regulations.`,
        pl: `Zasady zakupów w sklepie ${shop}: zamówienia, ceny, dostawa, płatność, zwroty w 14 dni, reklamacje i regulamin prezentów.`,
      },
    ),
    page(
      'privacy-policy',
      { en: 'Privacy policy', pl: 'Polityka prywatności' },
      {
        en: `What personal data ${shop} uses, why and for how long, who receives them, what rights you have, and which cookies the shop sets.`,
        pl: `Jakich danych osobowych używa ${shop}, po co i jak długo, komu je przekazuje, jakie masz prawa i jakie pliki cookie zapisujemy.`,
      },
    ),
  ]
}
