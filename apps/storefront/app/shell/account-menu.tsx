import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { shellMessages } from './shell.messages.ts'
import type { VisitorSummary } from './visitor-summary.tsx'

const control = 'header-control gap-2 font-medium text-sm lg:min-w-30'

/** Login link, or the menu of the logged-in customer. Its width does not depend on the name. */
export function AccountMenu({ customer, language }: { customer: VisitorSummary['customer']; language: Language }) {
  const t = shellMessages[language]
  if (!customer)
    return (
      <a href={hrefTo(language, 'customerLogin')} className={control}>
        <Icon name="user" size="large" />
        <span className="sr-only whitespace-nowrap lg:not-sr-only">{t.login}</span>
      </a>
    )
  return (
    <details className="group relative">
      <summary className={control}>
        <Icon name="user" size="large" />
        <span className="sr-only">{t.account}: </span>
        <span className="sr-only truncate lg:not-sr-only lg:max-w-20">{customer.first_name}</span>
      </summary>
      <div className="panel right-0 z-50 w-60 rounded-shop p-2">
        <p className="wrap-anywhere px-3 py-2 font-semibold">{customer.first_name}</p>
        <a href={hrefTo(language, 'orderHistory')} className={item}>
          {t.orderHistory}
        </a>
        <a href={hrefTo(language, 'favouriteProducts')} className={item}>
          {t.favourites}
        </a>
        <a href={hrefTo(language, 'savedLists')} className={item}>
          {t.savedLists}
        </a>
        <a href={hrefTo(language, 'quickOrder')} className={item}>
          {t.quickOrder}
        </a>
        <form method="post" action="/logout">
          <input type="hidden" name="language" value={language} />
          <button type="submit" className={`${item} w-full`}>
            {t.logout}
          </button>
        </form>
      </div>
    </details>
  )
}

const item = 'flex min-h-11 items-center rounded-shop px-3 hover:bg-raised'
