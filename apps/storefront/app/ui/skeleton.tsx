import type { ReactNode } from 'react'

/** The place of something that is on its way, of the same size: give height and width by classes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-shop bg-rule/60 ${className}`} />
}

/** Around skeletons: says once that something loads. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  )
}
