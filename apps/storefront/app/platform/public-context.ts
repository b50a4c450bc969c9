import type { SharedClient } from '@stragan/contract/client'
import type { Language, Match } from '@stragan/routing'
import { createContext } from 'react-router'
import type { Bootstrap } from './bootstrap.ts'
import type { Consent, Integration } from './consent.ts'
import type { Display } from './display.ts'

export interface RequestLog {
  info: (data: object, message: string) => void
  warn: (data: object, message: string) => void
  error: (data: object, message: string) => void
}

/**
 * All that a page which is the same for everybody may know of a request. There is no session in it, no cookie and no header, and its
 * client takes no call whose answer depends on who asks: what is rendered from it may be shown to anybody. Only where a customer is logged
 * in does the client carry who they are, for their own prices and favourites, and the answer is theirs alone.
 */
export interface PublicContext {
  api: SharedClient
  /** The page of the path, or null where there is none: then every page's loader answers not found before it calls anything. */
  page: Match | null
  language: Language
  display: Display
  /** To what the shop has run from elsewhere: enumerated, as the display is. */
  consent: Consent
  /** Of these the ones that may run on this page. */
  integrations: Integration[]
  bootstrap: Bootstrap
  log: RequestLog
}

/**
 * Carried by the inline scripts and styles that components write themselves, in one rendering: the page's policy allows exactly those, and
 * takes the nonce out (server/content-security-policy.ts).
 */
export const nonceContext = createContext<string>()

export const publicContext = createContext<PublicContext>()
