import { createContext, type ReactNode, useContext } from 'react'

/** Objects of the loaders' data. */
export type PricedData = Record<string, object | null | undefined>

/** Finds the parts of a stranger's page in its HTML, so that they can be replaced by a customer's (docs/decisions/055). */
export interface PriceParts {
  mark(data: PricedData, render: (data: PricedData) => ReactNode): ReactNode
}

/** Set on the server while a page is rendered for strangers. */
export const PricePartsContext = createContext<PriceParts | null>(null)

interface PricePartProps<Data extends PricedData> {
  /** What the part shows, by name: objects as they are in the loaders' data. */
  data: Data
  /** Renders elements, without text at their beginning or end, and without `useId`: for a customer it is rendered apart from the page. */
  children: (data: Data) => ReactNode
}

/** A part of a page that depends on the visitor's prices. What does, is in one: otherwise a customer's pages are rendered as a whole. */
export function PricePart<Data extends PricedData>({ data, children }: PricePartProps<Data>) {
  const parts = useContext(PricePartsContext)
  return parts ? parts.mark(data, children as (data: PricedData) => ReactNode) : children(data)
}
