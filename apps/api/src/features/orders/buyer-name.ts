interface BillingAddress {
  company?: string | null
  first_name?: string
  last_name?: string
}

/** Company or name of the buyer; empty for an order whose personal data were erased. */
export const buyerName = (billing: BillingAddress | null): string =>
  billing?.company || [billing?.first_name, billing?.last_name].filter(Boolean).join(' ')
