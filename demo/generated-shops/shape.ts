/** How a shop of so many products is divided. Products count from 1, and so do leaves, the categories of the third level. */
export interface Shape {
  departments: number
  kinds: number
  lines: number
  /** The first leaves hold as many products in a large shop as in a small one: what is compared between the two. */
  fixedLeaves: number
  brands: number
}

export const productsOfFixedLeaf = 40
export const productsOfSeries = 20

export const shapeOf = (products: number): Shape =>
  products >= 1000 ? { departments: 5, kinds: 4, lines: 5, fixedLeaves: 10, brands: 24 } : { departments: 2, kinds: 2, lines: 3, fixedLeaves: 0, brands: 6 }
