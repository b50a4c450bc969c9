import { hrefTo, type Language } from '@stragan/routing'

/** Path of the login page that returns to `to`. */
export const loginPath = (language: Language, to: string) =>
  `${hrefTo(language, 'customerLogin')}?${new URLSearchParams({ return_to: to })}`
