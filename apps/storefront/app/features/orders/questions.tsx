import { hrefTo, type Language } from '@stragan/routing'
import { orderMessages } from './orders.messages.ts'
import { type Business, Seller } from './seller.tsx'

/** Contact for questions about the order, and links into the shop. */
export function Questions({ number, seller, language }: { number: string; seller: Business; language: Language }) {
  const t = orderMessages[language]
  return (
    <section aria-labelledby="questions" className="border-ink border-t print:hidden">
      <h2 id="questions" className="flex min-h-12 items-center text-xl">
        {t.questions}
      </h2>
      <p>{t.questionsHint(number)}</p>
      <Seller seller={seller} language={language} reach className="mt-3" />
      <p className="mt-5">
        <a href={hrefTo(language, 'categories')} className="link target inline-flex items-center">
          {t.continueShopping}
        </a>
      </p>
    </section>
  )
}
