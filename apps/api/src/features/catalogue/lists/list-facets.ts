import type { Language } from '@stragan/contract'
import type { Feature, FeatureValue, ListMetadata } from './list-index.ts'

export interface FacetValue {
  value: string
  name: string
  count: number
}

export interface FeatureFacet {
  code: string
  name: string
  values: FacetValue[]
}

interface Languages {
  language: Language
  fallback: Language
}

const collators: Record<Language, Intl.Collator> = { en: new Intl.Collator('en'), pl: new Intl.Collator('pl') }
export const nameOf = ({ name }: Feature | FeatureValue, { language, fallback }: Languages) => name[language] || name[fallback]

/** The brands of a list by name; `counts` by their position in the metadata. */
export const brandFacet = ({ brands }: ListMetadata, counts: Int32Array, language: Language): FacetValue[] =>
  brands
    .flatMap(({ id, name }, at) => (counts[at] ? [{ value: String(id), name, count: counts[at] }] : []))
    .sort((a, b) => collators[language].compare(a.name, b.name) || Number(a.value) - Number(b.value))

const maxFeatures = 12
const maxValues = 60

/**
 * The features of the category's configuration, in its order, then those that most products of a list have, with the commonest values of
 * each, and those that are chosen, also without a product: `chosen` has codes of values by that of their feature. A feature with one value alone
 * filters nothing and is left out, unless it is chosen. `counts` by the position of the value in the metadata.
 */
export function featureFacets(
  { features, values }: ListMetadata,
  counts: Int32Array,
  chosen: Readonly<Record<string, readonly string[]>>,
  languages: Languages,
  configured: readonly string[] = [],
): FeatureFacet[] {
  const placeOf = ({ code }: Feature) => (configured.includes(code) ? configured.indexOf(code) : configured.length)
  const chosenOf = new Map(Object.entries(chosen).map(([code, codes]) => [code, new Set(codes)]))
  const isChosen = ({ code }: Feature) => chosenOf.has(code)
  const featureOf = (value: FeatureValue) => features[value.feature] as Feature
  const isChosenValue = (value: FeatureValue) => chosenOf.get(featureOf(value).code)?.has(value.code) ?? false
  const countOf = (value: FeatureValue) => counts[value.at] ?? 0
  const counted = Map.groupBy(
    values.filter(value => countOf(value) > 0 || isChosenValue(value)),
    featureOf,
  )
  return [...counted]
    .filter(([feature, offered]) => offered.length > 1 || isChosen(feature))
    .map(([feature, offered]) => ({ feature, offered, coverage: offered.reduce((sum, value) => sum + countOf(value), 0) }))
    .sort(
      (a, b) =>
        Number(isChosen(b.feature)) - Number(isChosen(a.feature)) ||
        placeOf(a.feature) - placeOf(b.feature) ||
        b.coverage - a.coverage ||
        a.feature.position - b.feature.position,
    )
    .slice(0, maxFeatures)
    .sort((a, b) => placeOf(a.feature) - placeOf(b.feature) || a.feature.position - b.feature.position)
    .map(({ feature, offered }) => ({
      code: feature.code,
      name: nameOf(feature, languages),
      values: offered
        .sort((a, b) => Number(isChosenValue(b)) - Number(isChosenValue(a)) || countOf(b) - countOf(a) || a.position - b.position)
        .slice(0, maxValues)
        .sort((a, b) => a.position - b.position)
        .map(value => ({ value: value.code, name: nameOf(value, languages), count: countOf(value) })),
    }))
}
