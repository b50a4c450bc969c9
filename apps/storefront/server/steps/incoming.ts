import { randomBytes } from 'node:crypto'
import { type Language, languageOf, pagePath } from '@stragan/routing'
import { requestLanguage } from '../../app/platform/request-language.server.ts'
import type { createLogoCache } from '../logo-cache.ts'
import { refusalPage, unavailablePage } from '../static-error-pages.ts'

/** A request, and what all steps need of it. */
export interface Incoming {
  request: Request
  /** The visitor's network address, if it is known. */
  address: string | undefined
  url: URL
  /** Path of the page, also for its data request. */
  path: string
  /** Language of the path. */
  language: Language
  /** Allows the inline scripts of this rendering. */
  nonce: string
}

export function receive(request: Request, address: string | undefined): Incoming {
  const url = new URL(request.url)
  const path = pagePath(url.pathname)
  return { request, address, url, path, language: languageOf(path), nonce: randomBytes(16).toString('base64url') }
}

export const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

export type ErrorPage = (status: number, headers?: HeadersInit) => Response

/** Renders error pages in the language of a request. */
export const errorPageFor =
  ({ request, url, path }: Incoming, logos: ReturnType<typeof createLogoCache>): ErrorPage =>
  (status, headers) =>
    status >= 500
      ? unavailablePage(status, requestLanguage(request, path), logos.get(url.hostname), headers)
      : refusalPage(status, requestLanguage(request, path), path, headers)
