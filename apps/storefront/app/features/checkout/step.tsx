import { type ReactNode, useId } from 'react'

/** A numbered step of the checkout. */
export function Step({ number, title, children }: { number?: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-rule border-t pt-6">
      <h2 id={id} className="flex items-baseline gap-3 text-xl">
        {number !== undefined && <span className="text-accent tabular-nums">{number}</span>} {title}
      </h2>
      <div className="mt-4 grid gap-6">{children}</div>
    </section>
  )
}
