import { hrefTo, type Language } from '@stragan/routing'
import { ownPath } from '../../platform/own-path.ts'

/** Where somebody was on the way to when asked to log in: a path of this shop; null where none was asked for. */
export function returnTo(asked: unknown): string | null {
  const path = ownPath(asked)
  return path === '/' ? null : path
}

/** The way to log in, or to register, that keeps where somebody was on the way to. */
export const withReturn = (language: Language, page: 'customerLogin' | 'customerRegister', to: string | null) =>
  hrefTo(language, page) + (to ? `?${new URLSearchParams({ return_to: to })}` : '')
