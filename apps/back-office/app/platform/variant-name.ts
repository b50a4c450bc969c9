/** A product’s name with the feature values of one of its variants; the symbol for a product without a name. */
export const variantName = ({ name, variant, symbol }: { name: string | null; variant: string | null; symbol: string }) =>
  [name ?? symbol, variant].filter(Boolean).join(', ')
