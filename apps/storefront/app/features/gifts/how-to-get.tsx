import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import type { ReactNode } from 'react'
import { giftsMessages } from './gifts.messages.ts'

/** Steps from a cart to a gift in it. */
export function HowToGet({ language, children }: { language: Language; children?: ReactNode }) {
  const t = giftsMessages[language]
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-xl">
        {t.how}
      </h2>
      <ol className="mt-3 grid max-w-prose list-decimal gap-2 pl-5 marker:text-quiet marker:tabular-nums">
        {t.steps.map(step => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink kind="primary" icon="cart" href={hrefTo(language, 'cart')} className="max-sm:w-full">
          {t.toCart}
        </ButtonLink>
        {children}
      </div>
    </section>
  )
}
