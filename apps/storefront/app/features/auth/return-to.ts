import { hrefTo, type Language } from '@stragan/routing'
import { safeRedirect } from '../../platform/safe-redirect.ts'

/** Where somebody was on the way to when asked to log in: a path of this shop; null where none was asked for. */
export function returnTo(value: unknown): string | null {
  const path = safeRedirect(value)
  return path === '/' ? null : path
}

/** The way to log in, or to register, that keeps where somebody was on the way to. */
export const withReturn = (language: Language, page: 'customerLogin' | 'customerRegister', to: string | null) =>
  hrefTo(language, page) + (to ? `?${new URLSearchParams({ return_to: to })}` : '')
