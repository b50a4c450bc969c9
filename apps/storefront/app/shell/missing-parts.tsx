import type { Language } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import type { BootstrapComponent } from '../platform/bootstrap.ts'
import { shellMessages } from './shell.messages.ts'

/** Warning that personal data could not be loaded: prices and cart are not the visitor's own (docs/spec.md#4). */
export function MissingParts({ failed, language }: { failed: readonly BootstrapComponent[]; language: Language }) {
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
