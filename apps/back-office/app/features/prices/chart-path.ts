import type { ResponseOutput } from '@stragan/contract'
import type { priceCalls } from '@stragan/contract/admin'

export type CourseStep = ResponseOutput<typeof priceCalls.priceCourse>['steps'][number]

/**
 * A stepped line as the path of an SVG: the highest price at the top, zero at the bottom. While the price is on request, and while the product is not
 * sold, there is a gap.
 */
export function chartPath(
  steps: readonly CourseStep[],
  { from, to }: { from: number; to: number },
  { width, height }: { width: number; height: number },
): string {
  const highest = Math.max(...steps.map(({ price_net }) => price_net ?? 0)) || 1
  const x = (at: number) => Math.round(((Math.min(Math.max(at, from), to) - from) / (to - from || 1)) * width)
  return steps
    .map(({ from: begins, price_net }, i) => {
      if (price_net === null) return ''
      const y = height - Math.round((price_net / highest) * height)
      const isJoined = i > 0 && steps[i - 1]?.price_net !== null
      const ends = steps[i + 1]
      return `${isJoined ? 'L' : 'M'}${x(Date.parse(begins))} ${y}H${x(ends ? Date.parse(ends.from) : to)}`
    })
    .join('')
}
