import type { Language } from '@stragan/routing'
import { addToCartMessages } from '../apps/storefront/app/features/cart/add-to-cart.messages.ts'

/** How the name of the header's cart begins, before its value: `Cart, 3 items`. */
export function cartLinkName(language: Language, quantity: number): string {
  const t = addToCartMessages[language]
  return quantity === 0 ? t.cartEmpty : (t.cartOf(quantity, '|').split(', |')[0] ?? '')
}
