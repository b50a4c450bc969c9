import type { Language } from './constants.ts'

/** What a page says to search engines: its title without the name of the shop, and its description. */
export interface SearchTexts {
  title: string
  description: string
}

type Text = string | null

interface Named {
  name: string
  seo_title: Text
  seo_description: Text
}

export const titleInShop = (title: string, shop: string): string => `${title} | ${shop}`

export const searchTextsOfProduct = (product: Named & { short_description: Text }): SearchTexts => ({
  title: product.seo_title ?? product.name,
  description: product.seo_description ?? product.short_description ?? product.name,
})

export const searchTextsOfCategory = (category: Named & { description: Text }): SearchTexts => ({
  title: category.seo_title ?? category.name,
  description: category.seo_description ?? category.description ?? category.name,
})

const brandTexts: Readonly<Record<Language, (brand: string) => string>> = {
  en: brand => `Browse products by ${brand}.`,
  pl: brand => `Produkty marki ${brand}.`,
}

export const searchTextsOfBrand = (language: Language, brand: Named & { description: Text }): SearchTexts => ({
  title: brand.seo_title ?? brand.name,
  description: brand.seo_description ?? brand.description ?? brandTexts[language](brand.name),
})
