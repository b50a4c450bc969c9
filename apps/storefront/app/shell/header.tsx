import { hrefTo } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { StaticPart } from '../deferred-hydration/static-shell.tsx'
import type { LayoutData } from './layout-data.ts'
import { Logo } from './logo.tsx'
import { PhoneMenuLink } from './phone-menu-link.tsx'
import { DisplaySwitch, LanguageSwitch } from './preference-switches.tsx'
import { SearchBox } from './search-box.tsx'
import { shellMessages } from './shell.messages.ts'
import { TestShopBanner } from './test-shop-banner.tsx'
import { VisitorControls } from './visitor-controls.tsx'
import { useVisitorSummary } from './visitor-summary.tsx'

/**
 * Header: logo, search, display, language, account, favourites and cart, above the category menu. On tablets the menu is a drawer; on phones
 * menu, favourites and cart are in the bar at the bottom.
 */
export function Header({ layoutData }: { layoutData: LayoutData }) {
  const { language, shop } = layoutData
  const t = shellMessages[language]
  return (
    <header className="border-rule border-b bg-ground">
      <TestShopBanner layoutData={layoutData} />
      <div className="header-row">
        <div className="flex min-w-0 items-center sm:gap-2 lg:gap-3">
          <PhoneMenuLink
            language={language}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-shop hover:bg-raised max-sm:hidden lg:hidden"
          />
          <a
            href={hrefTo(language, 'home')}
            aria-label={t.toHome(shop.name)}
            className="flex min-h-11 min-w-0 items-center gap-1.5 sm:gap-3"
          >
            <Logo logo={shop.logo} size={40} className="shrink-0 max-sm:size-8" />
            <span className="shop-name">{shop.name}</span>
          </a>
        </div>
        <div className="order-last col-span-3 flex items-center gap-2 lg:order-none lg:col-span-1">
          <div className="flex-1">
            <SearchBox language={language} />
          </div>
          <a href={hrefTo(language, 'quickOrder')} className="header-control gap-2 font-medium text-sm max-xl:hidden">
            <Icon name="list" size="large" />
            {t.quickOrder}
          </a>
        </div>
        {/* Fills its column, to prevent layout shifts while the header loads. */}
        <div className="col-start-3 flex items-center justify-between max-sm:-mr-2.5">
          <DisplaySwitch layoutData={layoutData} />
          <LanguageSwitch language={language} />
          <VisitorControls summary={useVisitorSummary()} language={language} prices={layoutData.display.prices} />
        </div>
      </div>
      <StaticPart part="menu" />
    </header>
  )
}
