import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { checkoutMessages } from './checkout.messages.ts'

/** Nothing to order: a cart that is empty, or was just ordered. */
export function EmptyCheckout({ language }: { language: Language }) {
  const t = checkoutMessages[language]
  return (
    <div className="mt-6">
      <EmptyState
        icon="cart"
        title={t.empty}
        actions={
          <ButtonLink kind="primary" href={hrefTo(language, 'categories')}>
            {t.toShop}
          </ButtonLink>
        }
      >
        <p>{t.emptyHint}</p>
      </EmptyState>
    </div>
  )
}
