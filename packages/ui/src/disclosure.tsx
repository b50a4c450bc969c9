import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface DisclosureProps {
  summary: ReactNode
  open?: boolean
  /** Group: only one of those with the same name is open. */
  name?: string
  children: ReactNode
}

/** Collapsible section. */
export function Disclosure({ summary, open = false, name, children }: DisclosureProps) {
  return (
    <details open={open} name={name} className="group/disclosure border-rule border-b">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold">
        {summary}
        <Icon name="plus" className="text-quiet group-open/disclosure:hidden" />
        <Icon name="minus" className="hidden text-quiet group-open/disclosure:block" />
      </summary>
      <div className="max-w-prose pb-5">{children}</div>
    </details>
  )
}
