import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Picture } from '@stragan/ui/picture'
import type { Display } from '../../platform/display.ts'
import { CardPrice, type CardProduct } from '../catalogue/product-card.tsx'
import { comparisonMessages } from './comparison.messages.ts'
import { comparisonHref } from './comparison-query.ts'

interface ChosenProps {
  product: CardProduct
  language: Language
  prices: Display['prices']
}

/** The only product of a comparison. */
export function ChosenProduct({ product, language, prices }: ChosenProps) {
  const t = comparisonMessages[language]
  const { name, slug, cover } = product
  return (
    <section aria-label={name} className="mt-6 flex max-w-xl gap-4 border-rule border-y py-4">
      <div className="plate size-24 shrink-0 p-2">
        {cover && <Picture picture={{ ...cover, alt: '' }} sizes="96px" eager className="size-full object-contain" />}
      </div>
      <div className="grid content-start gap-1">
        <a
          href={hrefTo(language, 'product', { id: slug })}
          className="target inline-flex items-center font-semibold leading-snug underline-offset-4 hover:underline"
        >
          {name}
        </a>
        <CardPrice product={product} language={language} prices={prices} />
        <p className="mt-1 text-quiet">{t.oneMore}</p>
        <ButtonLink kind="quiet" size="small" icon="close" href={comparisonHref(language)} className="-ml-3 justify-self-start">
          {t.remove}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      </div>
    </section>
  )
}
