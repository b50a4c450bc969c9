import { hrefTo, type Language } from '@stragan/routing'
import { quickOrderMessages } from './quick-order.messages.ts'
import type { Found } from './resolved-lines.ts'

/** Product of a line: name, features, symbol and stock. */
export function LineProduct({ found, typedSymbol = found.symbol, language }: { found: Found; typedSymbol?: string; language: Language }) {
  const t = quickOrderMessages[language]
  const { name, slug, symbol, combination_features, items_left, sales_unit } = found
  return (
    <>
      <a href={hrefTo(language, 'product', { id: slug })} className="link target inline-flex items-center font-semibold leading-snug">
        {name}
      </a>
      {combination_features.length > 0 && (
        <p className="text-sm">
          {combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`).join(' · ')}
        </p>
      )}
      <p className="wrap-anywhere text-quiet text-sm tabular-nums">
        {symbol}
        {typedSymbol.toUpperCase() !== symbol.toUpperCase() && ` (${t.typedAs(typedSymbol)})`} ·{' '}
        <span className="whitespace-nowrap">{t.inStock(items_left, sales_unit)}</span>
      </p>
    </>
  )
}
