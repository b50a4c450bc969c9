import { z } from 'zod'
import { picture } from './picture.ts'
import { id, money, slugs, timestamp } from './scalars.ts'
import { feature } from './variant.ts'

const texts = { title: z.string(), seo_title: z.string().nullable(), seo_description: z.string().nullable() }
/** A file to download. */
/** `pages` is null where their number is not known. */
const document = { url: z.string(), bytes: z.int(), pages: z.int().nullable() }

/** A page of content, such as the regulations; consents refer to its `version`. */
export const contentPage = z
  .object({ key: z.string(), ...texts, version: z.string(), valid_from: timestamp, html: z.string() })
  .meta({ id: 'ContentPage' })

export const articleSummary = z
  .object({ id, slug: z.string(), slugs, title: z.string(), summary: z.string(), cover: picture.nullable(), published_at: timestamp })
  .meta({ id: 'ArticleSummary' })
export type ArticleSummary = z.infer<typeof articleSummary>
export const article = articleSummary.extend({ ...texts, html: z.string() }).meta({ id: 'Article' })
export type Article = z.infer<typeof article>

export const career = z
  .object({
    id,
    ...texts,
    summary: z.string(),
    place: z.string(),
    employment: z.string(),
    /** PLN gross a month. */
    salary_from: money.nullable(),
    salary_to: money.nullable(),
    published_at: timestamp,
    valid_until: timestamp.nullable(),
    html: z.string(),
  })
  .meta({ id: 'Career' })
export type Career = z.infer<typeof career>

export const catalog = z
  .object({ id, title: z.string(), description: z.string(), cover: picture.nullable(), ...document })
  .meta({ id: 'Catalog' })

export const dataSheet = z
  .object({
    id,
    title: z.string(),
    /** Name and slug of its product. */
    symbol: z.string(),
    product_id: id,
    product_name: z.string(),
    product_slug: z.string(),
    ...document,
  })
  .meta({ id: 'DataSheet' })

export const vendingMachine = z
  .object({ id, name: z.string(), description: z.string(), picture: picture.nullable(), features: z.array(feature) })
  .meta({ id: 'VendingMachine' })

export const distributionPoint = z
  .object({
    id,
    name: z.string(),
    region: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string().length(2),
    phone: z.string(),
    email: z.email().nullable(),
    opening_hours: z.string(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ id: 'DistributionPoint' })
