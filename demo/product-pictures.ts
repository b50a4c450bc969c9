import { productViews } from './art/drawings/product-views.ts'
import type { DemoFamily, DemoProduct, DemoShop } from './types.ts'

const sizes = 4

/** A product's two views, the size by its place in the family; `isOfFamily` where they show another of the family or one of its variants. */
export function productPictures(shop: DemoShop, family: DemoFamily, product: DemoProduct) {
  const draw = shop.drawings[family.code]
  if (!draw) throw new Error(`Nobody drew the family ${family.code}: add it to the drawings of ${shop.name}`)
  const { products } = family
  const size = Math.round((products.indexOf(product) / Math.max(products.length - 1, 1)) * sizes) / sizes
  return {
    views: productViews(draw, family, product, size, shop.accent),
    isOfFamily: product.variants !== undefined || shop.familyPictures.includes(product.symbol),
  }
}
