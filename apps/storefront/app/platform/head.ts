import type { Picture } from '@stragan/contract'
import { type Language, otherLanguage, type Page, type PageId, pages } from '@stragan/routing'
import type { MetaDescriptor } from 'react-router'
import { fallbackLanguage } from './bootstrap.ts'
import type { PublicContext } from './public-context.ts'
import type { Thing } from './structured-data.ts'

/** A page of a list. Those after the first are indexed, each under its own address. */
interface ListPage {
  number: number
  /** `Page 2`. */
  name: string
}

/** The title of a page of a list; one after the first has its number. */
export const numbered = (title: string, { number, name }: ListPage) => (number > 1 ? `${title}, ${name.toLowerCase()}` : title)

interface HeadOptions {
  title: string
  description: string
  /** Path of the page in each language, without a query. */
  alternates: Record<Language, string>
  /** For filtered lists, for example. Pages that are never indexed say so in the route table. */
  noindex?: boolean
  listPage?: ListPage
  /** Preview picture of shared links. */
  picture?: Pick<Picture, 'url' | 'alt'> | null | undefined
  type?: 'website' | 'article' | 'product'
  /** Structured data of the page (JSON-LD). */
  about?: readonly Thing[]
}

/**
 * Head data of a page, also used by the language switch. The shop's texts for a screen (seo_settings) override the defaults; pages with
 * parameters, such as products, and later pages of a list have their own.
 */
export function headOf(
  ctx: PublicContext,
  { alternates, noindex = false, listPage, picture, type = 'website', about = [], ...given }: HeadOptions,
) {
  const { language, bootstrap, page } = ctx
  const row: Page | undefined = page ? pages[page.id] : undefined
  const laterPage = listPage && listPage.number > 1 ? listPage : undefined
  const seoTexts = row && !row.params && !laterPage ? bootstrap.seo.find(entry => entry.screen === page?.id) : undefined
  const hidden = noindex || row?.noindex === true || bootstrap.mode === 'production_test'
  return {
    page: page?.id satisfies PageId | undefined,
    alternates,
    head: {
      title: seoTexts?.title || given.title,
      description: seoTexts?.description || (laterPage ? `${laterPage.name}. ${given.description}` : given.description),
      shop: bootstrap.shop.name,
      origin: bootstrap.shop.origin,
      alternates,
      /** Of the addresses of a later page that is indexed; empty for any other. */
      query: laterPage && !hidden ? `?page=${laterPage.number}` : '',
      language,
      /** x-default of the alternates. */
      fallback: fallbackLanguage(bootstrap),
      noindex: hidden,
      picture: picture ? { url: picture.url, alt: picture.alt } : null,
      type,
      about: hidden ? [] : about,
    },
  }
}

type Head = ReturnType<typeof headOf>['head']

/** Title, description, canonical URL, alternates (hreflang), Open Graph and JSON-LD. */
export function metaOf(head: Head): MetaDescriptor[] {
  const { title, description, origin, alternates, query, language, noindex, about } = head
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + alternates[language] + query },
    ...alternateLinks(head),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : sharedLink(head)),
    ...about.map(thing => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } as Record<string, string> })),
  ]
}

/** The page in each language (hreflang). */
const alternateLinks = ({ origin, alternates, query, fallback }: Head): MetaDescriptor[] =>
  Object.entries({ en: alternates.en, pl: alternates.pl, 'x-default': alternates[fallback] }).map(([hrefLang, path]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + path + query,
  }))

const territory = { en: 'en_US', pl: 'pl_PL' } as const

/** Open Graph tags for link previews. */
const sharedLink = ({ title, description, origin, alternates, query, language, shop, type, picture }: Head): MetaDescriptor[] => [
  { property: 'og:type', content: type },
  { property: 'og:site_name', content: shop },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: origin + alternates[language] + query },
  { property: 'og:locale', content: territory[language] },
  { property: 'og:locale:alternate', content: territory[otherLanguage[language]] },
  ...(picture
    ? [
        { property: 'og:image', content: `${origin}${picture.url}-1200.webp` },
        { property: 'og:image:alt', content: picture.alt },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : []),
]
