import { hrefTo, type Language } from '@stragan/routing'
import { Picture } from '@stragan/ui/picture'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { addToCartMessages } from './add-to-cart.messages.ts'
import type { CartSummary } from './cart-summary.ts'

interface LineProps {
  line: CartSummary['lines'][number]
  currency: CartSummary['currency']
  language: Language
  prices: Display['prices']
}

export function MiniCartLine({ line, currency, language, prices }: LineProps) {
  const t = addToCartMessages[language]
  const total = prices === 'net' ? line.line_net : line.line_gross
  return (
    <li className="flex gap-4 border-rule border-b py-4 last:border-b-0">
      <div className="plate size-16 shrink-0 p-1">
        {line.cover && <Picture picture={{ ...line.cover, alt: '' }} sizes="64px" className="size-full object-contain" />}
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <a
          href={hrefTo(language, 'product', { id: line.slug })}
          className="text-sm leading-snug underline-offset-4 hover:underline pointer-coarse:min-h-6"
        >
          {line.name}
        </a>
        <p className="text-quiet text-xs tabular-nums">{[line.symbol, ...line.features].join(' · ')}</p>
        <p className="flex items-baseline justify-between gap-4 text-sm tabular-nums">
          <span>
            {t.quantityText(line.quantity, line.sales_unit)}
            {line.is_own_price && <span className="text-accent text-xs"> · {t.ownPrice}</span>}
          </span>
          <span className="font-semibold">{formatMoney(language, total, currency)}</span>
        </p>
      </div>
    </li>
  )
}
