import { createHash } from 'node:crypto'
import {
  type Arguments,
  deviceDays,
  type Language,
  languages,
  localeCookieDays,
  type Operation,
  type ResponseOutput,
  ShopError,
} from '@stragan/contract'
import { accountAdminCalls, adminPrefix, type signInCalls } from '@stragan/contract/admin'
import { createApiClient, createStreamClient, createUploadClient } from '@stragan/contract/client'
import { cookiesOf, ownCookie } from '@stragan/web/cookies'
import { createContext } from 'react-router'
import type { BackOfficeDependencies, Sender } from '../../server/types.ts'
import { type Notice, readNotice } from './notice.ts'
import { reachableOrigin } from './reachable-origin.ts'

/** `device_token`: of a sign-in with the password. */
export type StaffSession = ResponseOutput<typeof signInCalls.confirmSecondFactor> & { device_token?: string }
export type Account = ResponseOutput<typeof accountAdminCalls.account>
/** An idempotency key makes a form that is sent twice one call. */
type Api = <C extends Operation>(call: C, args: Arguments<C>, options?: { idempotencyKey?: string }) => Promise<ResponseOutput<C>>

/** What a request needs: who sent it, their API, and the cookies of the response. */
export interface Office {
  api: Api
  /** The response of a call as a stream. */
  stream: ReturnType<typeof createStreamClient>
  /** Makes a call with files, whose body is sent on as it arrives. */
  upload: ReturnType<typeof createUploadClient>
  log: BackOfficeDependencies['log']
  /** Who is signed in, also where the second factor is missing; null without a session. Memoised until a call changes something. */
  account: () => Promise<Account | null>
  /** Signs in, or completes a sign-in: the following calls and requests are that person's. Null signs out. */
  setSession: (session: StaffSession | null) => void
  /** Shows that somebody signed in on this device before, for the sign-in with a password. */
  deviceToken: string | undefined
  /** The language before it is known who is signed in. */
  chosenLanguage: Language
  /** The language of the person who is signed in, else the one chosen before. Never fails. */
  language: () => Promise<Language>
  setLanguage: (language: Language) => void
  /** The notice of the form that redirected here; it is shown once. */
  takeNotice: () => Notice | null
  setNotice: (notice: Notice) => void
  setCookies: () => readonly string[]
  /** Lets the page show the pictures of a shop, which its own host serves. */
  showPicturesOf: (shopOrigin: string) => void
  pictureOrigin: () => string | null
  /** Lets the page show an e-mail in a frame, with its own styles. */
  showEmail: (html: string) => void
  /** Hashes of the style sheets of these e-mails. */
  emailStyles: () => readonly string[]
}

export const officeContext = createContext<Office>()
export const nonceContext = createContext<string>()

const sessionCookie = 'staff'
const deviceCookie = 'staff_device'
const languageCookie = 'language'
const noticeCookie = 'notice'
const noticeSeconds = 60
const daySeconds = 86_400
const timeoutMs = 5000
/** To the first part of a download. */
const streamTimeoutMs = 30_000
/** As long as the server lets a request arrive, and the files be read. */
const uploadTimeoutMs = 180_000

/** The password was right; the second factor of the account is missing. */
export const isPending = ({ has_authenticator, has_second_factor }: Account) => has_authenticator && !has_second_factor

export const isSessionGone = (error: unknown) =>
  error instanceof ShopError && (error.code === 'session_expired' || error.code === 'session_missing')

export function createOffice(request: Request, sender: Sender, { fetch, apiUrl, secret, log }: BackOfficeDependencies): Office {
  const cookies = cookiesOf(request)
  const set = new Map<string, string>()
  let token = cookies.get(sessionCookie) || undefined
  let account: Promise<Account | null> | undefined
  let pictureOrigin: string | null = null
  const emailStyles = new Set<string>()
  const chosenLanguage = languageOf(cookies.get(languageCookie), request.headers.get('accept-language') ?? '')
  const headers = {
    'storefront-secret': secret,
    'visitor-address': sender.address,
    'visitor-origin': new URL(request.url).origin,
    'user-agent': request.headers.get('user-agent') ?? '',
    ...(sender.isForwarded && { 'visitor-forwarded': '1' }),
  }
  const options = { prefix: adminPrefix, baseUrl: apiUrl, language: chosenLanguage, fetch, log, timeoutMs, headers }
  const api: Api = (call, args, callOptions) => {
    if (call.method !== 'GET') account = undefined
    return createApiClient({ ...options, accessToken: token })(call, args, callOptions)
  }
  const setSession = (session: StaffSession | null) => {
    const isSignedOut = session === null && token === undefined
    token = session?.token
    account = undefined
    if (isSignedOut) return
    const maxAge = session ? Math.max(0, Math.floor((Date.parse(session.expires_at) - Date.now()) / 1000)) : 0
    set.set(sessionCookie, ownCookie({ name: sessionCookie, value: session?.token ?? '', maxAge }))
    if (session?.device_token)
      set.set(deviceCookie, ownCookie({ name: deviceCookie, value: session.device_token, maxAge: deviceDays * daySeconds }))
  }
  const loadAccount = async (): Promise<Account | null> => {
    if (token === undefined) return null
    try {
      const { shops, ...found } = await api(accountAdminCalls.account, {})
      return { ...found, shops: shops.map(shop => ({ ...shop, origin: reachableOrigin(shop.origin, request.url) })) }
    } catch (error) {
      if (!isSessionGone(error)) throw error
      setSession(null)
      return null
    }
  }
  const findAccount = () => {
    account ??= loadAccount()
    return account
  }
  return {
    api,
    stream: (...request) => createStreamClient({ ...options, timeoutMs: streamTimeoutMs, accessToken: token })(...request),
    upload: (...request) => createUploadClient({ ...options, timeoutMs: uploadTimeoutMs, accessToken: token })(...request),
    log,
    account: findAccount,
    setSession,
    deviceToken: /^[\w.-]{1,200}$/.exec(cookies.get(deviceCookie) ?? '')?.[0],
    chosenLanguage,
    language: async () => (await findAccount().catch(() => null))?.language ?? chosenLanguage,
    setLanguage: language =>
      void set.set(languageCookie, ownCookie({ name: languageCookie, value: language, maxAge: localeCookieDays * daySeconds })),
    takeNotice: () => {
      const notice = readNotice(cookies.get(noticeCookie))
      if (notice && !set.has(noticeCookie)) set.set(noticeCookie, ownCookie({ name: noticeCookie, value: '', maxAge: 0 }))
      return notice
    },
    setNotice: notice =>
      void set.set(
        noticeCookie,
        ownCookie({ name: noticeCookie, value: encodeURIComponent(JSON.stringify(notice)), maxAge: noticeSeconds }),
      ),
    setCookies: () => [...set.values()],
    showPicturesOf: shopOrigin => {
      pictureOrigin = /^https?:/.test(shopOrigin) && URL.canParse(shopOrigin) ? new URL(shopOrigin).origin : null
    },
    pictureOrigin: () => pictureOrigin,
    showEmail: html => {
      const sheet = html.split('<style>')[1]?.split('</style>')[0] ?? ''
      emailStyles.add(createHash('sha256').update(sheet).digest('base64'))
    },
    emailStyles: () => [...emailStyles],
  }
}

/** The chosen language, else the first of the browser's languages that there is. */
function languageOf(chosen: string | undefined, acceptLanguage: string): Language {
  const accepted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map(one => one.trim().slice(0, 2).toLowerCase())
  const known = (code: string | undefined) => languages.find(language => language === code)
  return known(chosen) ?? accepted.map(known).find(language => language !== undefined) ?? 'en'
}
