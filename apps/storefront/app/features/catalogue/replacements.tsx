import { catalogueMessages } from './catalogue.messages.ts'
import { ProductGrid } from './product-card.tsx'

/** What is in stock instead of a product that is sold out. */
export function Replacements({ language, ...grid }: Omit<Parameters<typeof ProductGrid>[0], 'eager'>) {
  if (grid.products.length === 0) return null
  return (
    <section aria-labelledby="replacements" className="mt-14">
      <h2 id="replacements" className="text-2xl">
        {catalogueMessages[language].replacements}
      </h2>
      <ProductGrid language={language} {...grid} />
    </section>
  )
}
