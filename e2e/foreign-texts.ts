import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Language, languages } from '@stragan/routing'

/** A text of a page with the language of its nearest `lang` attribute. */
export interface PageText {
  text: string
  language: string
  /** An attribute or metadata instead of a text node. */
  isAttribute: boolean
}

/** Names that are the same in both languages: shops, producers, places, machines, blends and the złoty. */
const names = `
  Stragan Narzędzia, Normfix Elementy Złączne, Dolmet Technika Mocowań, Narzędziownia Pomorska, Śrubex, Parzyliść Herbaty Świata, Parzyliść,
  Wojewódzki Inspektorat Inspekcji Handlowej, Łódź, Śródmieście, Kraków, Gdańsk, Poznań, Wrocław, Rzeszów, Białystok, Toruń, Żywiec, Śrubiarzy, Ślusarska,
  Kuźnicza, Bęben 96, Bliźniak, Hejnał, Podgórze, Chłodnia, złoty, zł`
const name = new RegExp(`(?<!\\p{L})(?:${names.trim().split(/,\s+/).join('|')})(?!\\p{L})`, 'gu')
/** The name of the other language, in that language. */
const switches = ['Polski', 'English']

const anyOf = (all: string) => `(?<![\\p{L}\\d-])(?:${all.replaceAll(' ', '|')})(?![\\p{L}\\d-])`

/** Words that exist in one language only. */
export const words: Record<Language, RegExp> = {
  en: new RegExp(anyOf('the and of with for from your are this that not which when be have it is an you'), 'giu'),
  pl: new RegExp(anyOf('się jest nie dla od oraz lub przy przez jak są na albo po za bez przed tylko więcej'), 'giu'),
}
const letters: Record<Language, RegExp> = { en: /(?!)/, pl: /[ąćęłńóśźż]/giu }

const other = { en: 'pl', pl: 'en' } as const

/** Every plain text of the storefront's messages, by language. */
export async function messageTexts(): Promise<Record<Language, Set<string>>> {
  const app = join(import.meta.dirname, '../apps/storefront/app')
  const texts: Record<Language, Set<string>> = { en: new Set(), pl: new Set() }
  const collect = (value: unknown, into: Set<string>) => {
    if (typeof value === 'string') into.add(value)
    else if (value && typeof value === 'object') for (const inner of Object.values(value)) collect(inner, into)
  }
  for await (const file of glob('**/*.messages.ts', { cwd: app })) {
    const exported: Record<string, unknown> = await import(join(app, file))
    for (const both of Object.values(exported))
      for (const language of languages) collect((both as Record<Language, unknown>)[language], texts[language])
  }
  return texts
}

/** Parses a document without opening it; returns text nodes and the attributes that are read aloud or shown in search results. */
export const textsOf = (page: Page, html: string): Promise<PageText[]> =>
  page.evaluate(source => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    for (const unread of document.querySelectorAll('script, style, noscript')) unread.remove()
    const pageTexts: { text: string; language: string; isAttribute: boolean }[] = []
    const note = (text: string | null, at: Element | null, isAttribute: boolean) => {
      const trimmed = text?.replace(/\s+/g, ' ').trim()
      if (trimmed) pageTexts.push({ text: trimmed, language: at?.closest('[lang]')?.getAttribute('lang') ?? '', isAttribute })
    }
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) note(walker.currentNode.nodeValue, walker.currentNode.parentElement, false)
    for (const name of ['alt', 'title', 'aria-label', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name), element, true)
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property^="og:"][property$=title], meta[property="og:description"]',
    ))
      note(meta.getAttribute('content'), meta, true)
    return pageTexts
  }, html)

/** Texts in another language than their `lang` attribute says. */
export function foreignTexts(
  pageTexts: readonly PageText[],
  page: Language,
  texts: Record<Language, Set<string>>,
  signs = [words, letters],
): string[] {
  return pageTexts.flatMap(({ text, language }) => {
    const known = language === 'en' || language === 'pl' ? language : page
    const foreign = other[known]
    const message = texts[foreign].has(text) && !texts[known].has(text) && !switches.includes(text)
    const found = message ? ['a message'] : signs.flatMap(sign => text.replace(name, '').match(sign[foreign]) ?? [])
    return found.length > 0 ? [`${known}: ${text.slice(0, 200)} (${[...new Set(found)].join(', ')})`] : []
  })
}
