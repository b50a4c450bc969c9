import { withNoBreakSpaces } from '@stragan/contract/no-break-spaces'
import type { ElementType } from 'react'

/** Elements whose text is read by programs or copied: scripts, values of forms, code. */
const verbatimElements = new Set<ElementType>(['script', 'style', 'textarea', 'option', 'title', 'code', 'pre'])

/** Texts with their no-break spaces: labels and names recur on every page. Longer ones are typeset each time. */
const cache = new Map<string, string>()
const maxCached = 5_000
const maxCachedLength = 500

/** Sets no-break spaces in the text of an element. Not in its attributes, nor where it has `translate="no"`, as codes to be copied do. */
export function typesetChildren(type: ElementType, props: unknown): unknown {
  const { children, translate } = props as { children?: unknown; translate?: string }
  if (children === undefined || translate === 'no' || verbatimElements.has(type)) return props
  const typeset = Array.isArray(children) ? typesetList(children) : typesetChild(children)
  return typeset === children ? props : { ...(props as object), children: typeset }
}

function typesetList(children: readonly unknown[]): readonly unknown[] {
  const typeset = children.map(typesetChild)
  return typeset.some((child, i) => child !== children[i]) ? typeset : children
}

const typesetChild = (child: unknown) => (typeof child === 'string' ? typesetText(child) : child)

function typesetText(text: string): string {
  if (text.length > maxCachedLength) return withNoBreakSpaces(text)
  const known = cache.get(text)
  if (known !== undefined) return known
  const typeset = withNoBreakSpaces(text)
  if (cache.size >= maxCached) cache.clear()
  cache.set(text, typeset)
  return typeset
}
