import type { ReactNode } from 'react'

/** Placeholder of loading content; set its size by classes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-shop bg-rule/60 ${className}`} />
}

/** Container of skeletons that announces loading once. */
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
