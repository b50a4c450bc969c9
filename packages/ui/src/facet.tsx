import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Collapsible frame of a facet, for controls other than a list of checkboxes. */
export function FacetFrame({
  title,
  open = true,
  note,
  children,
}: {
  title: string
  open?: boolean
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <details open={open} className="group/facet border-rule border-b">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        <span>{title}</span>
        <span className="flex items-center gap-2 text-quiet">
          {note && <span className="font-normal text-sm tabular-nums">{note}</span>}
          <Icon name="chevron-down" size="small" className="transition-transform group-open/facet:rotate-180" />
        </span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

interface FacetOption {
  value: string
  label: string
  count: number
  checked?: boolean
}

interface FacetProps {
  title: string
  /** Field name of the checkboxes. */
  name: string
  options: readonly FacetOption[]
  open?: boolean
  /** Number of options shown before the rest is collapsed. */
  shown?: number
  /** "Show all 23" and "Show fewer". */
  showAll: string
  showFewer: string
}

/** Facet of checkboxes with counts in a form; options without results are greyed, not hidden. Works without JavaScript. */
export function Facet({ title, name, options, open = true, shown = 7, showAll, showFewer }: FacetProps) {
  const cut = options.length > shown + 1 ? shown : options.length
  const rest = options.slice(cut)
  const on = options.filter(option => option.checked).length
  return (
    <FacetFrame title={title} open={open} note={on > 0 && on}>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        <Options name={name} options={options.slice(0, cut)} />
        {rest.length > 0 && (
          <details open={rest.some(option => option.checked)} className="group/rest flex flex-col">
            <summary className="target inline-flex items-center py-1">
              <span className="link text-sm group-open/rest:hidden">{showAll}</span>
              <span className="link hidden text-sm group-open/rest:inline">{showFewer}</span>
            </summary>
            <Options name={name} options={rest} />
          </details>
        )}
      </fieldset>
    </FacetFrame>
  )
}

/** The facets that the document shows in these fieldsets. */
export const facetsIn = (fieldsets: Iterable<Element>): Pick<FacetProps, 'title' | 'name' | 'options'>[] =>
  [...fieldsets].flatMap(fieldset => {
    const boxes = [...fieldset.querySelectorAll('input')]
    const [first] = boxes
    return first ? [{ title: fieldset.querySelector('legend')?.textContent ?? '', name: first.name, options: boxes.map(optionIn) }] : []
  })

function optionIn({ value, defaultChecked: checked, nextElementSibling: label }: HTMLInputElement): FacetOption {
  return { value, label: label?.textContent ?? '', count: Number(label?.nextElementSibling?.textContent), checked }
}

function Options({ name, options }: { name: string; options: readonly FacetOption[] }) {
  return (
    <ul>
      {options.map(option => (
        <li key={option.value}>
          <label className="flex items-center gap-3 py-1 text-sm hover:text-accent has-disabled:cursor-not-allowed has-disabled:text-quiet pointer-coarse:min-h-11">
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={option.checked}
              disabled={option.count === 0 && !option.checked}
              className="tick size-5"
            />
            <span className="min-w-0 flex-1">{option.label}</span>
            <span className="text-quiet tabular-nums">{option.count}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
