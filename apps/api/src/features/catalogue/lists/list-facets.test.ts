import { expect, test } from 'vitest'
import { featureFacets } from './list-facets.ts'
import type { ListMetadata } from './list-index.ts'

const texts = (name: string) => ({ en: name, pl: name })
const languages = { language: 'en', fallback: 'pl' } as const

/** A feature with so many values, of which each is commoner than the next. */
function metadataOf(count: number) {
  const values = Array.from({ length: count }, (_, at) => ({ at, feature: 0, code: `v${at}`, name: texts(`Value ${at}`), position: at }))
  const features = [{ code: 'length', name: texts('Length'), position: 1 }]
  return { metadata: { features, values } as unknown as ListMetadata, counts: Int32Array.from(values, ({ at }) => count - at) }
}

test('a chosen value is offered with its name and count, also where 60 others are commoner, and where no product has it', () => {
  const { metadata, counts } = metadataOf(80)
  const offered = (chosen: Record<string, string[]>) => featureFacets(metadata, counts, chosen, languages)[0]?.values ?? []
  expect(offered({}).map(({ value }) => value)).toEqual(Array.from({ length: 60 }, (_, i) => `v${i}`))
  const values = offered({ length: ['v75'] })
  expect(values).toHaveLength(60)
  expect(values.at(-1)).toEqual({ value: 'v75', name: 'Value 75', count: 5 })
  counts[75] = 0
  expect(offered({ length: ['v75', 'unknown'] }).at(-1)).toEqual({ value: 'v75', name: 'Value 75', count: 0 })
  expect(offered({}).some(({ value }) => value === 'v75')).toBe(false)
})
