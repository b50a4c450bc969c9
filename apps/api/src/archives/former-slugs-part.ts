import { languages } from '@stragan/contract'
import { z } from 'zod'
import { key } from './entry-schemas.ts'
import * as queries from './former-slugs.queries.ts'
import { named, type Part, RefusedEntry } from './part.ts'

const batchSize = 500

const entry = z.object({
  kind: z.enum(queries.slugKinds),
  language: z.enum(languages),
  slug: key,
  of: key,
})

/** What products, categories and brands were called in addresses, so that old links lead to them in another shop. */
export const formerSlugsPart: Part<z.infer<typeof entry>> = {
  file: 'former-slugs.jsonl',
  schema: entry,
  keyOf: ({ kind, language, slug }) => `${kind} ${language} ${slug}`,
  all: async function* (ctx) {
    let rows: queries.FormerSlug[] = []
    do {
      rows = await queries.formerSlugsAfter(ctx, rows.at(-1), batchSize)
      yield rows
    } while (rows.length === batchSize)
  },
  among: queries.formerSlugsAmong,
  save: ({ change }, one) =>
    change(async made => {
      const owner = named(await queries.ownerOf(made, one), one.kind, one.of)
      if (await queries.isTaken(made, one))
        throw new RefusedEntry('address_taken', one.slug, `A ${one.kind} of the shop has the address ${one.slug} now`)
      await queries.saveFormerSlug(made, one, owner)
    }),
}
