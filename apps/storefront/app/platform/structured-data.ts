import type { Picture } from '@stragan/contract'
import type { PublicContext } from './public-context.ts'

/** A schema.org entity; tests validate it. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

export const addressOf = ({ bootstrap }: PublicContext, path: string) => bootstrap.shop.origin + path

/** Picture large enough for search results. */
export const pictureAddress = (ctx: PublicContext, { url }: Picture) => addressOf(ctx, `${url}-1200.webp`)

/** Breadcrumbs of a page; the last item is the page itself. */
export const breadcrumbList = (ctx: PublicContext, items: readonly { label: string; href: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: addressOf(ctx, href),
  })),
})

/** Entries of a list, in its order. */
export const itemList = (ctx: PublicContext, name: string, items: readonly { name: string; href: string }[]): Thing => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map(({ name, href }, i) => ({ '@type': 'ListItem', position: i + 1, name, url: addressOf(ctx, href) })),
})

/** The shop as a place (Store); empty without an address. */
export function localBusiness(ctx: PublicContext): Thing[] {
  const { shop, business } = ctx.bootstrap
  if (!business?.street) return []
  const { name, street, postal_code, city, country, phone, email, nip } = business
  return [
    {
      '@type': 'Store',
      '@id': addressOf(ctx, '/#store'),
      name: shop.name,
      legalName: name,
      // No vatID: a tax number alone is no VAT registration.
      ...(nip && { taxID: nip }),
      url: addressOf(ctx, '/'),
      description: shop.description,
      ...(phone && { telephone: phone }),
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: postal_code,
        addressLocality: city,
        addressCountry: country,
      },
    },
  ]
}
