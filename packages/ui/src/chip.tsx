import { Icon } from './icon.tsx'

/** Active filter whose link removes it. `remove` is the accessible label. */
function Chip({ href, label, remove }: { href: string; label: string; remove: string }) {
  return (
    <a
      href={href}
      rel="nofollow"
      className="inline-flex min-h-8 max-w-full items-center gap-2 rounded-shop border border-edge px-3 text-sm transition-colors hover:border-ink hover:bg-raised pointer-coarse:min-h-11"
    >
      <span className="sr-only">{remove}: </span>
      <span className="truncate">{label}</span>
      <Icon name="close" size="small" className="text-quiet" />
    </a>
  )
}

interface ChipsProps {
  /** Accessible name of the list: "Active filters". */
  label: string
  remove: string
  chips: readonly { href: string; label: string }[]
  /** Link that removes all. */
  clear?: { href: string; label: string }
}

export function Chips({ label, remove, chips, clear }: ChipsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2">
      {chips.map(chip => (
        <li key={chip.href} className="max-w-full">
          <Chip {...chip} remove={remove} />
        </li>
      ))}
      {clear && chips.length > 1 && (
        <li>
          <a href={clear.href} rel="nofollow" className="link target inline-flex items-center px-1 text-sm">
            {clear.label}
          </a>
        </li>
      )}
    </ul>
  )
}
