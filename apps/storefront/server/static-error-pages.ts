import { type ErrorPageLogo, escapeHtml, failurePage, plainPage } from '@stragan/contract/error-page'
import { hrefTo, type Language } from '@stragan/routing'
import { refusalMessages } from '../app/platform/refusals.messages.ts'

/** `retry-after` of an unavailable shop. */
export const retryAfterSeconds = 5

interface Page {
  title: string
  text: string
}

/** A page without header and footer. `more` is HTML. */
const plainResponse = (status: number, language: Language, page: Page, more = '', init?: HeadersInit): Response =>
  htmlResponse(status, plainPage(language, { ...page, more }), init)

function htmlResponse(status: number, html: string, init?: HeadersInit): Response {
  const headers = new Headers(init)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  if (status === 503) headers.set('retry-after', String(retryAfterSeconds))
  return new Response(html, { status, headers })
}

/** For a host without a shop. It names no other shop of the installation. */
export const unknownShopPage = (language: Language) =>
  plainResponse(
    404,
    language,
    {
      en: { title: 'Not found', text: 'There is no shop at this address.' },
      pl: { title: 'Nie znaleziono', text: 'Pod tym adresem nie ma sklepu.' },
    }[language],
  )

const unavailable = {
  en: 'The shop cannot answer right now. Please try again shortly.',
  pl: 'Sklep nie może teraz odpowiedzieć. Spróbuj ponownie za chwilę.',
}

/** The error page if the shop cannot be rendered: its configuration cannot be read, or the address is no page. */
export function unavailablePage(status: number, language: Language, logo: ErrorPageLogo | undefined, headers?: HeadersInit): Response {
  const homeLink = `<p><a href="${hrefTo(language, 'home')}">${refusalMessages[language].goHome}</a></p>`
  return htmlResponse(status, failurePage(language, unavailable[language], logo, homeLink), headers)
}

/** Explains a 4xx status, and links to the home page. A 404 names the path (docs/spec.md#2). */
export function refusalPage(status: number, language: Language, path: string, headers?: HeadersInit): Response {
  const { refusal, goHome } = refusalMessages[language]
  const notFound = status === 404 ? `<p lang="en">Page Not Found: ${escapeHtml(path)}</p>` : ''
  const homeLink = `<p><a href="${hrefTo(language, 'home')}">${goHome}</a></p>`
  return plainResponse(status, language, refusal(status), notFound + homeLink, headers)
}

/** Replaces an error response of a route without a page by an error page. Scripts get it as it is: they read the status alone. */
export function withErrorPage(
  request: Request,
  response: Response,
  errorPage: (status: number, headers: HeadersInit) => Response,
): Response {
  const { status, headers } = response
  const isError = status >= 400 && !headers.get('content-type')?.startsWith('text/html')
  const isForScript = new URL(request.url).pathname.endsWith('.data') || request.headers.get('accept')?.includes('application/json')
  return isError && !isForScript ? errorPage(status, headers) : response
}
