import type { ReactNode } from 'react'

/** A component's section of the design page, with an anchor. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 border-rule border-t py-8">
      <h2 id={`${id}-title`} className="mb-5 text-2xl">
        <a href={`#${id}`} className="hover:underline">
          {title}
        </a>
      </h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-center gap-3 last:mb-0">{children}</div>
}
