import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** Empty state: why, and what to do. */
export function EmptyState({
  icon,
  title,
  children,
  actions,
}: {
  icon: IconName
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="grid justify-items-center px-4 py-14 text-center">
      <Icon name={icon} size="large" className="text-quiet" />
      <h2 className="mt-4 text-xl">{title}</h2>
      {children && <div className="mt-2 max-w-prose text-quiet">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
