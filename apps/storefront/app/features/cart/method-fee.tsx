/** Fee of a delivery or payment method, with a note below it. The spaces separate the two in text browsers. */
export const MethodFee = ({ amount, note }: { amount: string; note: string }) => (
  <>
    {' '}
    <span className="block whitespace-nowrap">{amount}</span> <span className="block whitespace-nowrap text-quiet text-xs">{note}</span>
  </>
)
