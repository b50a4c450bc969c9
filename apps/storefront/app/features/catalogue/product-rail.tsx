import { ProductGrid } from './product-card.tsx'

interface RailProps extends Omit<Parameters<typeof ProductGrid>[0], 'eager'> {
  id: string
  title: string
}

/** Products beside the one of the page, under a heading; nothing without any. */
export function ProductRail({ id, title, ...grid }: RailProps) {
  if (grid.products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-14 border-rule border-t pt-10">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ProductGrid {...grid} />
    </section>
  )
}
