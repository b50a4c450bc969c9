import { hrefTo, type Language } from '@stragan/routing'
import { safeRedirect } from '@stragan/web/safe-redirect'

/** Validates the page to return to after login: a path of this shop, else null. */
export function returnTo(value: unknown): string | null {
  const path = safeRedirect(value)
  return path === '/' ? null : path
}

/** Path of the login or registration page that returns to `to` afterwards. */
export const withReturn = (language: Language, page: 'customerLogin' | 'customerRegister', to: string | null) =>
  hrefTo(language, page) + (to ? `?${new URLSearchParams({ return_to: to })}` : '')
