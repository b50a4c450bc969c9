import { type ErrorPageLogo, escapeHtml, failurePage, plainPage } from '@stragan/contract/error-page'
import { hrefTo, type Language } from '@stragan/routing'
import { refusalMessages } from '../app/platform/refusals.messages.ts'

/** After so long it is worth trying again: an API that is replaced, or crowded, answers by then. */
export const retrySeconds = 5

interface Page {
  title: string
  text: string
}

/** A page without the shop's frame. `more` is HTML. */
const plain = (status: number, language: Language, page: Page, more = '', given?: HeadersInit): Response =>
  htmlOf(status, plainPage(language, { ...page, more }), given)

function htmlOf(status: number, html: string, given?: HeadersInit): Response {
  const headers = new Headers(given)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  if (status === 503) headers.set('retry-after', String(retrySeconds))
  return new Response(html, { status, headers })
}

/** A host that is nobody's learns nothing about who else is here. */
export const noShop = (language: Language) =>
  plain(
    404,
    language,
    {
      en: { title: 'Not found', text: 'There is no shop at this address.' },
      pl: { title: 'Nie znaleziono', text: 'Pod tym adresem nie ma sklepu.' },
    }[language],
  )

const again = {
  en: 'The shop cannot answer right now. Please try again shortly.',
  pl: 'Sklep nie może teraz odpowiedzieć. Spróbuj ponownie za chwilę.',
}

/** The error screen where no page can be rendered: while the shop cannot be read, or for an address that is no page. */
export function failed(status: number, language: Language, logo: ErrorPageLogo | undefined, headers?: HeadersInit): Response {
  const way = `<p><a href="${hrefTo(language, 'home')}">${refusalMessages[language].goHome}</a></p>`
  return htmlOf(status, failurePage(language, again[language], logo, way), headers)
}

/** Why a request is refused, in words, and the way home. For 404 with the path (docs/spec.md#2). */
export function refusedPage(status: number, language: Language, path: string, headers?: HeadersInit): Response {
  const { refusal, goHome } = refusalMessages[language]
  const missing = status === 404 ? `<p lang="en">Page Not Found: ${escapeHtml(path)}</p>` : ''
  const way = `<p><a href="${hrefTo(language, 'home')}">${goHome}</a></p>`
  return plain(status, language, refusal(status), missing + way, headers)
}

/** Gives a page to a refusal or a failure by a route that renders none. Scripts get it as it is: they read the status alone. */
export function withPage(request: Request, response: Response, refuse: (status: number, headers: HeadersInit) => Response): Response {
  const { status, headers } = response
  const isRefusal = status >= 400 && !headers.get('content-type')?.startsWith('text/html')
  const isForScript = new URL(request.url).pathname.endsWith('.data') || request.headers.get('accept')?.includes('application/json')
  return isRefusal && !isForScript ? refuse(status, headers) : response
}
