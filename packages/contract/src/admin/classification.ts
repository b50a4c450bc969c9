import { z } from 'zod'
import { maxLengths } from '../constants.ts'
import { visibleText } from '../visible-text.ts'

/** How many of each a shop may have. */
export const maxCategories = 5000
export const maxBrands = 5000
export const maxProducers = 5000
export const maxFeatures = 300
export const maxFeatureValues = 500
/** Products that the list of a category shows first. */
export const maxFirstProducts = 100
/** Filters that a category puts first. */
export const maxCategoryFacets = 20
/** Levels of the tree of categories. Queries read paths of at most 20 (apps/api/sql/catalogue.sql). */
export const maxCategoryLevels = 10

const maxSlugLength = 200
/** Codes of features stand in the addresses of filtered lists. */
const maxCodeLength = 60

/** A text per language; empty where there is none. */
export const texts = z.object({ en: z.string(), pl: z.string() })
/** A text per language as it is written, which may be missing. */
export const writtenTexts = (max: number) => {
  const text = z.string().trim().max(max)
  return z.object({ en: text, pl: text })
}
const name = visibleText().min(1).max(maxLengths.name)
/** A name in each language. */
export const writtenNames = z.object({ en: name, pl: name })

const keyOf = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
/** A part of an address, with a letter in it; empty: one is made from the name. */
export const writtenSlug = keyOf(maxSlugLength).refine(slug => slug === '' || /[a-z]/.test(slug))
export const writtenSlugs = z.object({ en: writtenSlug, pl: writtenSlug })
/** A name in the query of a list; empty: one is made from the English name. */
export const writtenCode = keyOf(maxCodeLength)

/** Changes with what is stored: a change sends back the one that it was made from. */
export const writtenRevision = z.string().max(64)
/** An earlier revision, as the history has it. */
export const atRevision = z.object({ revision: writtenRevision.optional() })
