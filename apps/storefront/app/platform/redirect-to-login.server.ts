import { hrefTo, type Language } from '@stragan/routing'
import { redirect } from 'react-router'

/** Leads to customer login, and from there to a path of the shop. */
export const redirectToLogin = (language: Language, returnTo: string): Response =>
  redirect(`${hrefTo(language, 'customerLogin')}?${new URLSearchParams({ return_to: returnTo })}`, {
    headers: { 'cache-control': 'private, no-store' },
  })
