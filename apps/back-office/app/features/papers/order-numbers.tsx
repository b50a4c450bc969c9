interface OrderNumbersProps {
  text: string
  /** Addresses of orders by number. */
  hrefs: ReadonlyMap<string, string>
}

/** A text of a paper, in which the numbers of its orders are links on a screen. */
export const OrderNumbers = ({ text, hrefs }: OrderNumbersProps) =>
  hrefs.size === 0
    ? text
    : text.split(/(, |: | …)/).map((part, i) => {
        const href = hrefs.get(part)
        return href === undefined ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          <a key={i} href={href} className="link print:no-underline">
            {part}
          </a>
        )
      })
