import type { Language } from '@stragan/routing'
import type { MetaDescriptor } from 'react-router'

export interface Head {
  title: string
  description: string
  /** Scheme and host that the shop is known by. */
  origin: string
  alternates: Record<Language, string>
  language: Language
}

/** Title, description, canonical address and the pair of languages of a page. */
export const metaOf = ({ title, description, origin, alternates, language }: Head): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: origin + alternates[language] },
  { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: origin + alternates.en },
  { tagName: 'link', rel: 'alternate', hrefLang: 'pl', href: origin + alternates.pl },
]
