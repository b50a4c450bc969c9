import { languages } from '@stragan/contract'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import { Section } from '../../platform/page.tsx'
import type { AdminProduct } from './product-prices.tsx'
import { productMessages } from './products.messages.ts'

/** The texts in both languages side by side; what is missing in one says so. */
export function ProductTexts({ product }: { product: AdminProduct }) {
  const shown = useLanguage()
  const t = productMessages[shown]
  const texts = [
    [t.name, product.name],
    [t.shortDescription, product.short_description],
    [t.description, product.description],
  ] as const
  return (
    <Section id="texts" title={t.names}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {languages.map(language => (
          <div key={language} className="grid content-start gap-3 text-sm">
            <h3 className="font-semibold">{languageNames[shown][language]}</h3>
            <dl className="grid gap-3">
              {texts
                .filter(([, text]) => text.en || text.pl)
                .map(([label, text]) => (
                  <div key={label} className="grid gap-0.5">
                    <dt className="text-quiet">{label}</dt>
                    {text[language] ? (
                      <dd lang={language} className="whitespace-pre-line">
                        {text[language]}
                      </dd>
                    ) : (
                      <dd className="text-warning">{t.missing}</dd>
                    )}
                  </div>
                ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}
