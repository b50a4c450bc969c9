interface Bar {
  x: number
  y: number
  height: number
}

/** Least height of a bar that is not zero: it stays visible beside a much larger one. */
const minHeight = 2

/**
 * Bars of each series of a chart: one unit of width for each value, as high as `height` for the largest of all series. Zero and
 * negative values have none.
 */
export function barsOf(series: readonly (readonly number[])[], height: number): Bar[][] {
  const largest = Math.max(...series.flat())
  return series.map(values =>
    values.flatMap((value, x) => {
      if (value <= 0) return []
      const own = Math.max(minHeight, Math.round((value / largest) * height))
      return { x, y: height - own, height: own }
    }),
  )
}
