import type { Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { quoteMessages } from './quotes.messages.ts'

/** Link to the cart as a PDF. */
export function QuoteLink({ language }: { language: Language }) {
  const t = quoteMessages[language]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-b py-4">
      <ButtonLink href={`/cart-quote.pdf?language=${language}`} icon="download" rel="nofollow">
        {t.save}
      </ButtonLink>
      <p className="text-quiet text-sm">{t.hint}</p>
    </div>
  )
}
