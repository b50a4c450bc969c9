import { Notice } from '@stragan/ui/notice'
import { useLanguage } from '../../platform/language.ts'
import type { AdminProduct } from './product-prices.tsx'
import { productMessages } from './products.messages.ts'

/** What the product lacks to be sold; nothing where it lacks nothing. */
export function ProductLacks({ product: { lacking, is_active } }: { product: AdminProduct }) {
  const t = productMessages[useLanguage()]
  if (lacking.length === 0) return null
  return (
    <Notice tone={is_active ? 'warning' : 'info'} title={t.missingTitle}>
      <p>{is_active ? t.missingNow : t.missingLater}</p>
      <ul className="mt-1 list-disc pl-5">
        {lacking.map(lack => (
          <li key={lack}>{t.lacks[lack]}</li>
        ))}
      </ul>
    </Notice>
  )
}
