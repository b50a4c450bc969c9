import { hrefTo, type Language } from '@stragan/routing'

/** Address of the request form of a product, with a variant of it chosen. */
export const stockAlertHref = (language: Language, product: number, variant?: number | null): string =>
  `${hrefTo(language, 'stockAlert')}?product=${product}${variant ? `&variant=${variant}` : ''}`
