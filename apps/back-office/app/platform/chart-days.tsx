/** First and last day below a chart, whose name says them too. */
export const ChartDays = ({ first, last }: { first: string; last: string }) => (
  <p aria-hidden="true" className="flex justify-between text-quiet text-xs tabular-nums">
    <span>{first}</span>
    <span>{last}</span>
  </p>
)
