import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-raised text-quiet',
  accent: 'bg-accent text-on-accent',
  tinted: 'bg-accent-quiet text-accent',
  success: 'bg-success/10 text-success',
  warning: 'bg-warning/10 text-warning',
  danger: 'bg-danger/10 text-danger',
}

/** Short status: new, on sale, sold out. Never the only indication of it. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>
}
