import { foldAccents } from '@stragan/contract'

/** How a town is compared: without letter case, accents and punctuation. */
export const cityKey = (city: string): string =>
  foldAccents(city)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How a postal code is compared: `90-001` is `90001`. */
export const postalKey = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '')

/** How the code of a point is stored. */
export const pickupCodeKey = (code: string): string => code.toUpperCase().replace(/\s/g, '')
