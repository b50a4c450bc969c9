interface ProgressProps {
  /** Accessible name, usually the text beside it. */
  label: string
  value: number
  max: number
  className?: string
}

/** Progress bar; never the only indication. */
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
