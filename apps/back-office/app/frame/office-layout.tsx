import { Button } from '@stragan/ui/button'
import { Icon } from '@stragan/ui/icon'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { useLanguage } from '../platform/language.ts'
import type { Account } from '../platform/office.server.ts'
import { rightsMessages } from '../platform/rights.messages.ts'
import { Brand } from './brand.tsx'
import { frameMessages } from './frame.messages.ts'
import { screensOf } from './navigation.ts'
import { SearchField } from './search-field.tsx'
import { NoticeOfForm } from './sign-in-layout.tsx'

type Shop = Account['shops'][number]

const itemClass =
  'flex min-h-10 items-center rounded-shop px-3 hover:bg-rule/50 aria-[current]:bg-accent-quiet aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:min-h-11'

interface OfficeLayoutProps {
  account: Account
  /** What waits for somebody, by the screen where it is. */
  waiting?: Waiting
  children: ReactNode
}

type Waiting = { readonly inbox?: number }

/** Layout of every page behind the sign-in: a bar with the navigation at the side, on a phone a popover behind a button. */
export function OfficeLayout({ account, waiting = {}, children }: OfficeLayoutProps) {
  const language = useLanguage()
  const t = frameMessages[language]
  const code = useParams().shop
  const shop = account.shops.find(one => one.code === code)
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20 focus:rounded-shop focus:bg-ground focus:px-4 focus:py-2"
      >
        {t.skip}
      </a>
      <header className="frame-bar sticky top-0 z-10 flex items-center justify-between gap-4 border-rule border-b bg-ground px-4 py-2 lg:hidden">
        <a href={shop ? `/${shop.code}` : '/'} className="min-w-0 truncate rounded-shop py-2 font-semibold">
          {shop ? shop.name : <Brand suffix={t.backOffice} />}
        </a>
        <span className="-mr-3 flex shrink-0 items-center">
          {shop && (
            <a href={`/${shop.code}/search`} aria-label={t.search} className="grid size-11 place-items-center rounded-shop">
              <Icon name="search" />
            </a>
          )}
          <Button kind="quiet" icon="menu" popoverTarget="menu">
            {t.menu}
          </Button>
        </span>
      </header>
      <nav
        id="menu"
        popover="auto"
        aria-label={t.navigation}
        className="frame-bar m-0 h-dvh w-[min(20rem,100vw-3rem)] max-w-none flex-col gap-6 overflow-y-auto border-rule border-r bg-raised p-4 text-ink open:flex lg:sticky lg:top-0 lg:flex lg:w-auto"
      >
        <a href="/" className="target self-start rounded-shop px-3 py-1">
          <Brand suffix={t.backOffice} />
        </a>
        <ShopSwitcher shops={account.shops} current={shop} />
        {shop && <SearchField shop={shop.code} />}
        <div className="flex-1">{shop && <Screens shop={shop} waiting={waiting} />}</div>
        <div className="grid gap-1 border-rule border-t pt-4">
          <p className="truncate px-3 text-quiet text-sm">{account.email}</p>
          <NavItem href="/account">{t.account}</NavItem>
          <form method="post" action="/sign-out">
            <button type="submit" className={`${itemClass} w-full`}>
              {t.signOut}
            </button>
          </form>
        </div>
      </nav>
      <main
        id="content"
        tabIndex={-1}
        className="grid min-w-0 content-start gap-6 px-4 py-6 focus:outline-none sm:px-8 lg:px-12 lg:py-10 print:p-0"
      >
        <NoticeOfForm />
        {children}
      </main>
    </div>
  )
}

function NavItem({ href, children }: { href: string; children: ReactNode }) {
  const { pathname } = useLocation()
  // A page below a screen, such as that of one person, belongs to it; all of a shop's pages are below its start page.
  const isBelow = href.split('/').length > 2 && pathname.startsWith(`${href}/`)
  return (
    <a href={href} aria-current={pathname === href ? 'page' : isBelow ? 'true' : undefined} className={itemClass}>
      {children}
    </a>
  )
}

function Screens({ shop, waiting }: { shop: Shop; waiting: Waiting }) {
  const t = frameMessages[useLanguage()]
  return (
    <ul className="grid gap-1">
      {screensOf(shop).map(({ key, href }) => (
        <li key={key}>
          <NavItem href={href}>
            {t[key]}
            {key === 'inbox' && Boolean(waiting.inbox) && (
              <span className="badge ml-auto bg-accent text-on-accent">
                <span aria-hidden="true">{waiting.inbox}</span>
                <span className="sr-only">{t.waiting(waiting.inbox ?? 0)}</span>
              </span>
            )}
          </NavItem>
        </li>
      ))}
    </ul>
  )
}

/** The shop of the page, and the others that the person works in. */
function ShopSwitcher({ shops, current }: { shops: readonly Shop[]; current: Shop | undefined }) {
  const language = useLanguage()
  const t = frameMessages[language]
  const others = shops.filter(shop => shop !== current)
  const role = rightsMessages[language].role
  if (!current && others.length === 0) return null
  return (
    <div className="grid gap-2 rounded-shop border border-rule bg-ground p-3">
      {current && (
        <div>
          <p className="font-semibold">{current.name}</p>
          <p className="text-quiet text-sm">{role(current.role)}</p>
          <a href={current.origin} target="_blank" rel="noopener" className="link mt-1 inline-flex items-center gap-1 py-0.5 text-sm">
            {t.openShop}
            <Icon name="external" size="small" />
          </a>
        </div>
      )}
      {others.length > 0 && (
        <details open={!current} className={`group/shops ${current ? 'border-rule border-t pt-2' : ''}`}>
          <summary className="target flex items-center justify-between gap-2 rounded-shop text-sm">
            {current ? t.changeShop : t.shops}
            <Icon name="chevron-down" size="small" className="group-open/shops:rotate-180" />
          </summary>
          <ul className="mt-1 grid">
            {others.map(({ code, name }) => (
              <li key={code}>
                <a href={`/${code}`} className="-mx-2 flex min-h-9 items-center rounded-shop px-2 hover:bg-rule/50 pointer-coarse:min-h-11">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
