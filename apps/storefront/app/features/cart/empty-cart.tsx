import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { cartMessages } from './cart.messages.ts'

/** Nothing in it yet, and where to look for something. */
export function EmptyCart({ language }: { language: Language }) {
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
          </>
        }
      >
        <p>{t.emptyHint}</p>
      </EmptyState>
    </div>
  )
}
