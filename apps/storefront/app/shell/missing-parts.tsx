import type { Language } from '@stragan/routing'
import type { StartComponent } from '../platform/start.ts'
import { Notice } from '../ui/notice.tsx'
import { shellMessages } from './shell.messages.ts'

/** Says that what is the visitor's own could not be read: prices and cart on the page are not theirs (docs/spec.md#4). */
export function MissingParts({ failed, language }: { failed: readonly StartComponent[]; language: Language }) {
  const t = shellMessages[language].missing
  const missing = (['customer', 'cart'] as const).filter(component => failed.includes(component))
  if (missing.length === 0) return null
  return (
    <div className="mb-6">
      <Notice tone="warning" title={t.title}>
        {missing.map(component => (
          <p key={component}>{t[component]}</p>
        ))}
        <p>{t.again}</p>
      </Notice>
    </div>
  )
}
