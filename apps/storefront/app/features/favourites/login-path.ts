import { hrefTo, type Language } from '@stragan/routing'

/** Where to log in, and come back from to a page of this shop. */
export const loginPath = (language: Language, to: string) =>
  `${hrefTo(language, 'customerLogin')}?${new URLSearchParams({ return_to: to })}`
