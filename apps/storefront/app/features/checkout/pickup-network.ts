import type { Cart } from '@stragan/contract'

/** The `lang` attribute of a place’s description: the operator writes it in the language of the country. */
export const languageOfPlace = ({ country }: { country: string }) => (country === 'PL' ? 'pl' : undefined)

/** The network of which the delivery that the form chooses needs a point; null if it needs none, or is not offered. */
export const neededNetwork = ({ deliveries }: Cart, delivery: string | undefined): string | null =>
  deliveries.find(({ id, offered }) => offered && String(id) === delivery)?.pickup_network ?? null
