import { sellerIdentity } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Icon } from '@stragan/ui/icon'
import type { Bootstrap } from '../platform/bootstrap.ts'
import { hasScreen } from '../platform/screens.ts'
import { information } from './information-screens.ts'
import { shellMessages } from './shell.messages.ts'

/** Footer: contact details, links into the catalogue and to information about the shop. Two columns on phones. */
export function Footer({ bootstrap, language }: { bootstrap: Bootstrap; language: Language }) {
  const { shop, business, social, categories, integrations } = bootstrap
  const t = shellMessages[language]
  const lists = [
    [t.bestsellers, hrefTo(language, 'bestsellers')],
    [t.newProducts, hrefTo(language, 'newProducts')],
    [t.productsOfTheMonth, hrefTo(language, 'productsOfTheMonth')],
    [t.allProducts, hrefTo(language, 'allProducts')],
    [t.allCategories, hrefTo(language, 'categories')],
    [t.quickOrder, hrefTo(language, 'quickOrder')],
  ] as const
  const [about = [], service = []] = information.map(group =>
    group.filter(id => hasScreen(bootstrap, id)).map(id => [t.screens[id], hrefTo(language, id)] as const),
  )
  const settings = [t.cookieSettings, `${hrefTo(language, 'privacyPolicy')}#cookie-settings`] as const
  const hasIntegrations = integrations.length > 0
  const seller = business
    ? [...(business.name === shop.name ? [] : [business.name]), ...sellerIdentity(business, language).numbers.map(unbroken)]
    : []
  return (
    <footer className="border-rule border-t bg-raised">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-10 text-sm sm:px-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)] lg:gap-16">
        <section aria-label={t.contact}>
          <p className="font-display font-semibold text-lg">{shop.name}</p>
          {shop.tagline !== shop.name && <p className="mt-1 text-quiet">{shop.tagline}</p>}
          {business && (
            <address className="mt-4 grid gap-2 not-italic">
              {business.street && (
                <p className="flex gap-2">
                  <Icon name="map-pin" className="text-quiet" />
                  {business.street}, {business.postal_code} {business.city}
                </p>
              )}
              {business.phone && (
                <p className="flex gap-2">
                  <Icon name="phone" className="text-quiet" />
                  <a href={`tel:${business.phone.replaceAll(' ', '')}`} className="underline">
                    {business.phone}
                  </a>
                </p>
              )}
              <p className="flex gap-2">
                <Icon name="mail" className="text-quiet" />
                <a href={`mailto:${business.email}`} className="underline">
                  {business.email}
                </a>
              </p>
              {business.opening_hours && (
                <p className="flex gap-2">
                  <Icon name="clock" className="text-quiet" />
                  <span>
                    <span className="sr-only">{t.openingHours}: </span>
                    {business.opening_hours}
                  </span>
                </p>
              )}
              {seller.length > 0 && <p className="text-quiet">{seller.join(', ')}</p>}
            </address>
          )}
          <p className="mt-4">
            <ButtonLink href={hrefTo(language, 'withdrawFromContract')} size="small">
              {t.withdraw}
            </ButtonLink>
          </p>
          {social.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-x-4">
              {social.map(({ code, name, url }) => (
                <li key={code}>
                  <a href={url} rel="me noopener" className="inline-block py-2 underline">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
        <nav aria-label={t.everything} className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4 sm:gap-x-8">
          <Links title={t.catalogue} links={lists} />
          <Links title={t.categories} links={categories.map(({ name, slug }) => [name, hrefTo(language, 'category', { slug })] as const)} />
          <Links title={t.theShop} links={about} />
          <Links title={t.information} links={hasIntegrations ? [...service, settings] : service} />
        </nav>
      </div>
    </footer>
  )
}

/** A number stays on the line of its name. */
const unbroken = (text: string) => text.replace(' ', '\u00a0')

function Links({ title, links }: { title: string; links: readonly (readonly [name: string, href: string])[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-2">
        {links.map(([name, href]) => (
          <li key={href}>
            <a href={href} className="inline-block py-1.5 text-quiet hover:text-ink hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
