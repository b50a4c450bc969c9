import { hrefTo, type Language } from '@stragan/routing'
import { accountMessages } from './account.messages.ts'

export type AccountPage = 'orderHistory' | 'addresses' | 'myPrices' | 'favouriteProducts' | 'savedLists' | 'profile'

const order: readonly AccountPage[] = ['orderHistory', 'addresses', 'myPrices', 'favouriteProducts', 'savedLists', 'profile']

/** Navigation between the account pages. */
export function AccountNav({ language, here }: { language: Language; here: AccountPage }) {
  const t = accountMessages[language]
  return (
    <nav aria-label={t.nav} className="mt-4 border-rule border-b print:hidden">
      <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
        {order.map(page => (
          <li key={page}>
            <a
              href={hrefTo(language, page)}
              aria-current={page === here ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 text-quiet transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {t.pages[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
