import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { BrowseEmptyState } from '../catalogue/browse-empty-state.tsx'
import { cartMessages } from './cart.messages.ts'

/** Empty cart with links into the catalogue. */
export function EmptyCart({ language, hint = cartMessages[language].emptyHint }: { language: Language; hint?: string }) {
  const t = cartMessages[language]
  return (
    <div className="mt-6">
      <BrowseEmptyState language={language} icon="cart" title={t.empty} hint={hint}>
        <ButtonLink href={hrefTo(language, 'quickOrder')}>{t.toQuickOrder}</ButtonLink>
      </BrowseEmptyState>
    </div>
  )
}
