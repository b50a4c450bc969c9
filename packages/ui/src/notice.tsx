import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const tones = {
  info: { bar: 'border-ink', icon: 'info', ink: 'text-ink' },
  success: { bar: 'border-success', icon: 'check', ink: 'text-success' },
  warning: { bar: 'border-warning', icon: 'alert', ink: 'text-warning' },
  danger: { bar: 'border-danger', icon: 'alert', ink: 'text-danger' },
} as const

interface NoticeProps {
  tone?: keyof typeof tones
  title?: string
  children?: ReactNode
  /** Announced at once, for errors. */
  assertive?: boolean
}

/** Inline message: status, warning, error summary. */
export function Notice({ tone = 'info', title, children, assertive = false }: NoticeProps) {
  const { bar, icon, ink } = tones[tone]
  return (
    <div role={assertive ? 'alert' : undefined} className={`flex gap-3 border-l-3 bg-raised px-4 py-3 ${bar}`}>
      <Icon name={icon} className={`mt-0.5 ${ink}`} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
