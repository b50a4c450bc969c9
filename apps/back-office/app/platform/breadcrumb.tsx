import { Icon } from '@stragan/ui/icon'
import type { ReactNode } from 'react'

/** Link to the list that a page belongs to. */
export const Breadcrumb = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="target inline-flex items-center gap-1 justify-self-start text-quiet text-sm underline-offset-4 hover:underline">
    <Icon name="chevron-left" size="small" />
    {children}
  </a>
)
