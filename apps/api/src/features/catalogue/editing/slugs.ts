import slugify from '@sindresorhus/slugify'
import type { Language } from '@stragan/contract'
import type { ShopAdminCtx } from '../../../admin-context.ts'
import { takenOrFormerSlugs } from './product-checks.queries.ts'

type Both = Record<Language, string>

const maxLength = 150
/** Further products of the same name are numbered up to here. */
const maxNumber = 200

/** In front of a name that is a number: digits alone are ids. */
const prefix: Both = { en: 'product', pl: 'produkt' }

/** A name as it stands in an address. */
function slugOf(language: Language, text: string): string {
  const slug = slugify(text, { decamelize: false }).slice(0, maxLength).replace(/-$/, '')
  return /^\d*$/.test(slug) ? [prefix[language], slug].filter(Boolean).join('-') : slug
}

/**
 * Addresses of a product's pages: as given, else made from the name, which gets a number where another product has the address, or had it
 * before: it leads on to that product.
 */
export async function slugsFor(ctx: ShopAdminCtx, id: number, product: { slugs: Both; name: Both; symbol: string }): Promise<Both> {
  const { slugs, name, symbol } = product
  const proposed = async (language: Language) => {
    const slug = slugOf(language, name[language] || name[ctx.shop.defaultLanguage] || name.en || name.pl || symbol)
    // Most names are those of one product.
    if ((await takenOrFormerSlugs(ctx, { id, language, slugs: [slug] })).length === 0) return slug
    const candidates = Array.from({ length: maxNumber - 1 }, (_, i) => `${slug}-${i + 2}`)
    const taken = new Set(await takenOrFormerSlugs(ctx, { id, language, slugs: candidates }))
    return candidates.find(one => !taken.has(one)) ?? `${slug}-${crypto.randomUUID().slice(0, 8)}`
  }
  const [en, pl] = await Promise.all([slugs.en || proposed('en'), slugs.pl || proposed('pl')])
  return { en, pl }
}
