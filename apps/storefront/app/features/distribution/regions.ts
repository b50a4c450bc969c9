import { type contentCalls, formatLocaleOf, type ResponseOutput } from '@stragan/contract'
import type { Language } from '@stragan/routing'

export type DistributionPoint = ResponseOutput<typeof contentCalls.distributionPoints>[number]

/** Points of sale by region, regions by name; within a region in the shop's order. */
export function byRegion(points: readonly DistributionPoint[], language: Language) {
  const { compare } = new Intl.Collator(formatLocaleOf[language])
  return [...Map.groupBy(points, point => point.region)]
    .sort(([a], [b]) => compare(a, b))
    .map(([name, points], i) => ({ id: `region-${i + 1}`, name, points }))
}
