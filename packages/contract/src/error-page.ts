import type { Language } from './constants.ts'

/** Text of every error screen with status 500 and above, spelled as specified (docs/spec.md#2). */
export const failureText: Readonly<Record<Language, string>> = {
  en: 'An error occured - we are working on it',
  pl: 'Wystąpił błąd, już nad nim pracujemy',
}

export interface ErrorPageLogo {
  /** An SVG drawing. */
  svg: string
  /** Of the shop. */
  name: string
}

/** Used until the shop's logo could be read. */
const productLogo: ErrorPageLogo = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#9a3412" d="M8 10h48l4 16a8 8 0 0 1-14 5 9 9 0 0 1-14 0 9 9 0 0 1-14 0 8 8 0 0 1-14-5z"/><path fill="#57534e" d="M10 36h6v20h32V36h6v26H10z"/></svg>',
  name: 'Stragan',
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface PlainPage {
  title: string
  text: string
  /** HTML below the text. */
  more?: string
  logo?: ErrorPageLogo | null | undefined
  /** Styles besides those of every error page. */
  style?: string
}

/** System font and colours: the shop's stylesheet may be what fails. */
export const errorPageStyle =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{max-width:36rem;margin:12vh auto;padding:0 1rem}' +
  'h1{font-size:1.5rem;line-height:1.25}a{color:inherit}'

/** Renders a self-contained document, logo included: other files may fail too. */
export function plainPage(language: Language, { title, text, more = '', logo, style = '' }: PlainPage): string {
  const picture = logo
    ? `<img src="data:image/svg+xml,${encodeURIComponent(logo.svg)}" alt="${escapeHtml(logo.name)}" width="64" height="64">`
    : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${errorPageStyle}${style}</style></head><body><main>${picture}<h1>${title}</h1><p>${text}</p>${more}</main></body></html>`
}

/** Renders the error screen of last resort: logo, `failureText`, and a text about the cause. */
export const failurePage = (language: Language, text: string, logo?: ErrorPageLogo | null, more?: string): string =>
  plainPage(language, { title: failureText[language], text, logo: logo ?? productLogo, ...(more !== undefined && { more }) })

/** Content-Security-Policy of `failurePage`: only its inline styles and logo. */
export const failurePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
