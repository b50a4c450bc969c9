import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Card } from '@stragan/ui/card'
import { cardPictureWidths, Picture } from '@stragan/ui/picture'
import type { Display } from '../../platform/display.ts'
import { CardPrice, type CardProduct, StockLine } from '../catalogue/product-card.tsx'
import type { PromiseView } from '../delivery-promise/promise-view.ts'
import { comparisonMessages } from './comparison.messages.ts'
import { comparisonHref } from './comparison-query.ts'

interface ToAddProps {
  products: CardProduct[]
  /** Ids of what is compared already. */
  compared: readonly number[]
  /** For goods in stock. */
  promise: PromiseView | null
  language: Language
  prices: Display['prices']
}

/** Similar products, each with the address of the comparison with it. */
export function ProductsToAdd({ products, promise, compared, language, prices }: ToAddProps) {
  const t = comparisonMessages[language]
  return (
    <section aria-labelledby="to-add" className="mt-14">
      <h2 id="to-add" className="text-2xl">
        {compared.length > 1 ? t.addMore : t.addFirst}
      </h2>
      {products.length === 0 ? (
        <p className="mt-2 text-quiet">{t.nothingSimilar}</p>
      ) : (
        <div className="@container mt-4">
          <ul className="grid @2xl:grid-cols-3 @4xl:grid-cols-4 grid-cols-2 gap-x-4 @2xl:gap-x-6 gap-y-8 @2xl:gap-y-10">
            {products.map(product => (
              <li key={product.id}>
                <Card
                  title={product.name}
                  href={hrefTo(language, 'product', { id: product.slug })}
                  picture={
                    product.cover && (
                      <Picture
                        picture={{ ...product.cover, alt: '' }}
                        widths={cardPictureWidths}
                        sizes="(min-width: 1024px) 240px, (min-width: 640px) 30vw, 45vw"
                        className="aspect-square w-full object-contain"
                      />
                    )
                  }
                  footer={
                    <ButtonLink
                      size="small"
                      icon="plus"
                      rel="nofollow"
                      href={comparisonHref(language, [...compared, product.id])}
                      className="max-sm:w-full max-sm:[&_svg]:hidden"
                    >
                      {t.add}
                      <span className="sr-only"> {product.name}</span>
                    </ButtonLink>
                  }
                >
                  <CardPrice product={product} language={language} prices={prices} />
                  <StockLine product={product} promise={promise} language={language} />
                </Card>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
