interface ProgressProps {
  /** Names it: usually what the words beside it say. */
  label: string
  value: number
  max: number
  className?: string
}

/** How far something is on its way: a thin line, never the only sign of it. */
export function Progress({ label, value, max, className = '' }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      className={`block h-1 w-full appearance-none overflow-hidden rounded-shop border-none bg-rule text-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] ${className}`}
    />
  )
}
