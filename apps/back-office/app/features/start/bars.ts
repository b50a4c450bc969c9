interface Bar {
  x: number
  y: number
  height: number
}

/** Least height of a bar that is not zero: it stays visible beside a much larger one. */
const minHeight = 2

/** Bars of a chart: one unit of width for each value, as high as `height` for the largest; negative values count as zero. */
export function barsOf(values: readonly number[], height: number): Bar[] {
  const largest = Math.max(...values, 0)
  return values.map((value, x) => {
    const own = value <= 0 ? 0 : Math.max(minHeight, Math.round((value / largest) * height))
    return { x, y: height - own, height: own }
  })
}
