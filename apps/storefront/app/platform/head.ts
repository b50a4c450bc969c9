import type { Language, PageId } from '@stragan/routing'
import type { MetaDescriptor } from 'react-router'
import type { SharedVisit } from './visit.ts'

interface Given {
  title: string
  description: string
  /** The page's path in each language, without a query. */
  alternates: Record<Language, string>
  /** Kept out of search engines: filtered lists, test pages. */
  noindex?: boolean
}

/** What a loader tells about its page to the document's head, and to the language switcher. */
export function headOf({ language, start, page }: SharedVisit, { title, description, alternates, noindex = false }: Given) {
  return {
    page: page?.id satisfies PageId | undefined,
    alternates,
    head: { title, description, origin: start.shop.origin, alternates, language, noindex: noindex || start.mode === 'production_test' },
  }
}

/** Title, description, canonical address and the pair of languages of a page. */
export const metaOf = ({
  title,
  description,
  origin,
  alternates,
  language,
  noindex,
}: ReturnType<typeof headOf>['head']): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: origin + alternates[language] },
  { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: origin + alternates.en },
  { tagName: 'link', rel: 'alternate', hrefLang: 'pl', href: origin + alternates.pl },
  ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
]
