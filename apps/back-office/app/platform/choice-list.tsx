import { Checkbox } from '@stragan/ui/checkbox'
import { Icon } from '@stragan/ui/icon'

interface ChoiceListProps {
  label: string
  /** The name of all its checkboxes. */
  name: string
  options: readonly { id: number; name: string }[]
  /** Values of the chosen ones. */
  chosen: readonly string[]
  /** Shown while none is chosen. */
  none?: string
  /** The least width of a column, as an utility of the grid. */
  columns?: string
}

/** Many choices in a list that is closed at first; those that are chosen are named. */
export function ChoiceList({
  label,
  name,
  options,
  chosen,
  none,
  columns = 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]',
}: ChoiceListProps) {
  const names = options.flatMap(option => (chosen.includes(String(option.id)) ? [option.name] : []))
  const shown = names.length > 0 ? names.join(', ') : none
  return (
    <details className="group/choices self-start rounded-shop border border-edge">
      <summary className="target flex items-center justify-between gap-4 px-3 py-2">
        <span className="min-w-0">
          <span className="font-semibold text-sm">{label}</span>
          {shown && <span className="wrap-anywhere block text-sm">{shown}</span>}
        </span>
        <Icon name="chevron-down" size="small" className="text-quiet group-open/choices:rotate-180" />
      </summary>
      <ul className={`grid max-h-72 gap-x-4 overflow-y-auto border-rule border-t px-3 py-2 ${columns}`}>
        {options.map(option => (
          <li key={option.id}>
            <Checkbox name={name} value={option.id} label={option.name} defaultChecked={chosen.includes(String(option.id))} />
          </li>
        ))}
      </ul>
    </details>
  )
}
