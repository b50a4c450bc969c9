import { z } from 'zod'
import { picture } from './picture.ts'
import { id, money, slugs, timestamp } from './scalars.ts'
import { feature } from './variant.ts'

const texts = { title: z.string(), seo_title: z.string().nullable(), seo_description: z.string().nullable() }

/** A page from content, such as the regulations: `version` is what a consent names. */
export const contentPage = z
  .object({ key: z.string(), ...texts, version: z.string(), valid_from: timestamp, html: z.string() })
  .meta({ id: 'ContentPage' })

export const articleSummary = z
  .object({ id, slug: z.string(), slugs, title: z.string(), summary: z.string(), cover: picture.nullable(), published_at: timestamp })
  .meta({ id: 'ArticleSummary' })
export const article = articleSummary.extend({ ...texts, html: z.string() }).meta({ id: 'Article' })

export const career = z
  .object({
    id,
    ...texts,
    place: z.string(),
    employment: z.string(),
    salary_from: money.nullable(),
    salary_to: money.nullable(),
    published_at: timestamp,
    valid_until: timestamp.nullable(),
    html: z.string(),
  })
  .meta({ id: 'Career' })

export const catalog = z
  .object({ id, title: z.string(), description: z.string(), cover: picture.nullable(), url: z.string(), bytes: z.int(), pages: z.int() })
  .meta({ id: 'Catalog' })

export const dataSheet = z
  .object({ id, title: z.string(), symbol: z.string(), product_id: id.nullable(), url: z.string(), bytes: z.int() })
  .meta({ id: 'DataSheet' })

export const vendingMachine = z
  .object({ id, name: z.string(), description: z.string(), picture: picture.nullable(), features: z.array(feature) })
  .meta({ id: 'VendingMachine' })
