import type { SharedClient } from '@stragan/contract/client'
import type { Language, Match } from '@stragan/routing'
import { createContext } from 'react-router'
import type { Bootstrap } from './bootstrap.ts'
import type { Consent, Integration } from './consent.ts'
import type { Display } from './display.ts'
import type { PriceParts } from './price-part.tsx'

export interface RequestLog {
  info: (data: object, message: string) => void
  warn: (data: object, message: string) => void
  error: (data: object, message: string) => void
}

/**
 * The request as far as a page that is the same for everybody may know it: no session, cookies or headers, and a client without personal
 * calls, so that the response can be cached. Only for a logged-in customer the client carries the session, for personal prices and
 * favourites, and the response is private.
 */
export interface PublicContext {
  api: SharedClient
  /** Page of the path; null if there is none: then every loader answers "not found" before any call. */
  page: Match | null
  language: Language
  display: Display
  /** Consent to the shop's integrations; has few combinations, like the display. */
  consent: Consent
  /** Integrations that run on this page. */
  integrations: Integration[]
  bootstrap: Bootstrap
  log: RequestLog
}

/** Nonce of inline scripts and styles in one rendering: the page's policy allows exactly those (server/content-security-policy.ts). */
export const nonceContext = createContext<string>()

/** Whether the page is the same for everybody, but for the visitor's summary and a customer's prices and favourites. */
export const isSharedContext = createContext(false)

/** Records the price parts and the loaders' data of a page that is shared; null for another one. */
export const pricePartsContext = createContext<RecordedParts | null>(null)

export interface RecordedParts extends PriceParts {
  loaderData: object
}

export const publicContext = createContext<PublicContext>()
