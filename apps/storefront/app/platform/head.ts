import type { Picture } from '@stragan/contract'
import { type Language, otherLanguage, type Page, type PageId, pages } from '@stragan/routing'
import type { MetaDescriptor } from 'react-router'
import { fallbackLanguage } from './bootstrap.ts'
import type { PublicContext } from './public-context.ts'
import type { Thing } from './structured-data.ts'

interface HeadOptions {
  title: string
  description: string
  /** The page's path in each language, without a query. */
  alternates: Record<Language, string>
  /** Kept out of search engines: filtered lists, for one. Pages that always are say so in the route table. */
  noindex?: boolean
  /** What stands beside a link to the page. */
  picture?: Picture | null | undefined
  type?: 'website' | 'article' | 'product'
  /** What the page is about, for machines. */
  about?: readonly Thing[]
}

/**
 * What a loader tells about its page to the document's head, and to the language switcher. The shop's own words for a screen
 * (seo_settings) come before ours; what a path names, such as a product, has words of its own.
 */
export function headOf(ctx: PublicContext, { alternates, noindex = false, picture, type = 'website', about = [], ...given }: HeadOptions) {
  const { language, bootstrap, page } = ctx
  const row: Page | undefined = page ? pages[page.id] : undefined
  const words = row && !row.params ? bootstrap.seo.find(entry => entry.screen === page?.id) : undefined
  const hidden = noindex || row?.noindex === true || bootstrap.mode === 'production_test'
  return {
    page: page?.id satisfies PageId | undefined,
    alternates,
    head: {
      title: words?.title || given.title,
      description: words?.description || given.description,
      shop: bootstrap.shop.name,
      origin: bootstrap.shop.origin,
      alternates,
      language,
      /** For a visitor who speaks neither. */
      fallback: fallbackLanguage(bootstrap),
      noindex: hidden,
      picture: picture ? { url: picture.url, alt: picture.alt } : null,
      type,
      about: hidden ? [] : about,
    },
  }
}

type Head = ReturnType<typeof headOf>['head']

/** Title, description, canonical address, the pair of languages, what a shared link shows, and what the page is about. */
export function metaOf(head: Head): MetaDescriptor[] {
  const { title, description, origin, alternates, language, noindex, about } = head
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + alternates[language] },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: origin + alternates.en },
    { tagName: 'link', rel: 'alternate', hrefLang: 'pl', href: origin + alternates.pl },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + alternates[head.fallback] },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : sharedLink(head)),
    ...about.map(thing => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } as Record<string, string> })),
  ]
}

const territory = { en: 'en_US', pl: 'pl_PL' } as const

/** Open Graph: how the page looks where a link to it is posted. */
const sharedLink = ({ title, description, origin, alternates, language, shop, type, picture }: Head): MetaDescriptor[] => [
  { property: 'og:type', content: type },
  { property: 'og:site_name', content: shop },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: origin + alternates[language] },
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
