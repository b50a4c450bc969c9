import type { Page } from '@playwright/test'

/** Texts of a document in which a line could end with a one-letter word, or between an amount and its unit or currency. */
export const breakableTexts = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(source => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    for (const verbatim of document.querySelectorAll('script, style, noscript, textarea, option, title, code, pre, [translate=no]'))
      verbatim.remove()
    const breakable = /(?:^|[ („“])[aiouwz] (?=\S)|\d (?:zł|kg|mm|szt|%)(?!\p{L})|(?:PLN|EUR|USD) \d/iu
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue ?? ''
      if (breakable.test(text)) found.push(text.slice(0, 200))
    }
    return found
  }, html)
