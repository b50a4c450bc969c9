import { maxLengths } from '@stragan/contract'
import { z } from 'zod'
import { assertRecord } from '../features/content/record-kinds.ts'
import { bothTexts } from '../platform/texts.ts'
import * as queries from './archives.queries.ts'
import { documentHash, key, picture, text, texts, timestamp, upcoming } from './entry-schemas.ts'
import { type Part, RefusedEntry } from './part.ts'

/** Of title and text in both languages, as JSON; a mail has them as an attachment. */
const maxPageBytes = 99_000

const pageEntry = z
  .object({
    key: z.string().regex(/^[a-z0-9-]{1,100}$/),
    version: key,
    /** Null: it is in force, and comes into force in another shop when it is read in. */
    valid_from: timestamp.nullable(),
    title: texts,
    /** Markdown. */
    body: texts,
    seo_title: texts,
    seo_description: texts,
  })
  .refine(({ title, body }) => Buffer.byteLength(JSON.stringify([title, body])) <= maxPageBytes, {
    path: ['body'],
    error: `has more than ${maxPageBytes} bytes`,
  })

/** Pages without versions that were replaced: nobody has agreed to them in another shop. */
export const pagesPart: Part<z.infer<typeof pageEntry>> = {
  file: 'pages.jsonl',
  schema: pageEntry,
  keyOf: ({ key: of, version }) => `${of} ${version}`,
  asOf: (now, entry) => ({ ...entry, valid_from: upcoming(now, entry.valid_from) }),
  all: async function* (ctx) {
    for (const { valid_from, title, body, seo_title, seo_description, ...page } of await queries.contentPages(ctx)) {
      const written = {
        title: bothTexts(title),
        body: bothTexts(body),
        seo_title: bothTexts(seo_title),
        seo_description: bothTexts(seo_description),
      }
      yield [pageEntry.parse({ ...page, valid_from: valid_from?.toISOString() ?? null, ...written })]
    }
  },
  save: ({ change }, entry) =>
    change(async made => {
      if (await queries.saveContentPage(made, entry)) return
      throw new RefusedEntry(
        'other_text',
        entry.version,
        `The shop has version ${entry.version} of the page ${entry.key} with another text, which was in force: name another version`,
      )
    }),
}

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/)
const recordEntry = z.object({
  kind: z.enum(['article', 'career', 'catalog', 'vending_machine', 'distribution_point']),
  /** Stands in addresses of records without a slug. */
  id: z.int().min(1).max(2_000_000_000),
  position: z.int().min(0).max(1_000_000),
  slug: z.object({ en: slug, pl: slug }).nullable(),
  published_at: timestamp,
  valid_until: timestamp.nullable(),
  picture: picture.nullable(),
  document: z.object({ file: documentHash, file_name: text.max(maxLengths.name) }).nullable(),
  /** As its kind has it; a text that differs by language is an object with the keys `en` and `pl`. */
  record: z.record(z.string().max(100), z.unknown()),
})

export const recordsPart: Part<z.infer<typeof recordEntry>> = {
  file: 'records.jsonl',
  schema: recordEntry,
  keyOf: ({ kind, id }) => `${kind} ${id}`,
  all: async function* (ctx) {
    for (const { published_at, valid_until, ...row } of await queries.contentRecords(ctx))
      yield [recordEntry.parse({ ...row, published_at: published_at.toISOString(), valid_until: valid_until?.toISOString() ?? null })]
  },
  filesOf: one => [...(one.picture ? [one.picture.file] : []), ...(one.document ? [one.document.file] : [])],
  save: async ({ change, storePicture, storeDocument }, entry) => {
    const shown = entry.picture && { original: await storePicture(entry.picture.file), alt: entry.picture.alt }
    const offered = entry.document && (await storeDocument(entry.document.file, entry.document.file_name))
    assertRecord(entry.kind, entry.record)
    return change(made => queries.saveContentRecord(made, entry, { shown, offered }))
  },
}
