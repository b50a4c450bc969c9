import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { cartMessages } from './cart.messages.ts'

/** Nothing in it, or nothing any more, and where to look for something. */
export function EmptyCart({ language, hint = cartMessages[language].emptyHint }: { language: Language; hint?: string }) {
  const t = cartMessages[language]
  return (
    <div className="mt-6">
      <EmptyState
        icon="cart"
        title={t.empty}
        actions={
          <>
            <ButtonLink kind="primary" href={hrefTo(language, 'categories')}>
              {t.toCategories}
            </ButtonLink>
            <ButtonLink href={hrefTo(language, 'bestsellers')}>{t.toBestsellers}</ButtonLink>
            <ButtonLink href={hrefTo(language, 'quickOrder')}>{t.toQuickOrder}</ButtonLink>
          </>
        }
      >
        <p>{hint}</p>
      </EmptyState>
    </div>
  )
}
