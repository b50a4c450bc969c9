import { withNoBreakSpaces } from '@stragan/contract/no-break-spaces'
import { type ElementType, Fragment } from 'react'

/** Elements whose text is read by programs or copied: scripts, values of forms, code. */
const verbatimElements = new Set<ElementType>(['script', 'style', 'textarea', 'option', 'title', 'code', 'pre'])

/** Texts with their no-break spaces: labels and names recur on every page. Longer ones are typeset each time. */
const cache = new Map<string, string>()
const maxCached = 5_000
const maxCachedLength = 500

/**
 * Sets no-break spaces in the text of an HTML element or fragment. Not in attributes, nor where it has `translate="no"`, as what is to be
 * copied does. Text given to a component is typeset where it becomes the text of an element.
 */
export function typesetChildren(type: ElementType, props: unknown): unknown {
  if ((typeof type !== 'string' && type !== Fragment) || verbatimElements.has(type)) return props
  const { children, translate } = props as { children?: unknown; translate?: string }
  if (children === undefined || translate === 'no') return props
  const typeset = typesetChild(children)
  return typeset === children ? props : { ...(props as object), children: typeset }
}

function typesetList(children: readonly unknown[]): readonly unknown[] {
  const typeset = children.map(typesetChild)
  return typeset.some((child, i) => child !== children[i]) ? typeset : children
}

/** A list within a list is the children of a component among others. */
function typesetChild(child: unknown): unknown {
  if (typeof child === 'string') return typesetText(child)
  return Array.isArray(child) ? typesetList(child) : child
}

function typesetText(text: string): string {
  if (text.length > maxCachedLength) return withNoBreakSpaces(text)
  const known = cache.get(text)
  if (known !== undefined) return known
  const typeset = withNoBreakSpaces(text)
  if (cache.size >= maxCached) cache.clear()
  cache.set(text, typeset)
  return typeset
}
