import type { Cart } from '@stragan/contract'

/** Name of a line of a cart, an order or a list, with what distinguishes its variant. */
export const nameOfLine = ({ name, combination_features }: Pick<Cart['cart_items'][number], 'name' | 'combination_features'>) =>
  [name, ...combination_features.map(({ feature_value }) => feature_value)].join(', ')
