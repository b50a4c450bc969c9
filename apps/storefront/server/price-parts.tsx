import { randomBytes } from 'node:crypto'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type DataChanges, dataChangesElement, isNested, withChanges } from '../app/platform/data-changes.ts'
import type { PricedData } from '../app/platform/price-part.tsx'
import type { RecordedParts } from '../app/platform/public-context.ts'

/** The price parts of a page as it was rendered for strangers. */
export interface PricePage {
  /** The loaders' data by route. */
  loaderData: object
  /** In the order of the HTML. */
  parts: readonly LocatedPart[]
}

interface Part {
  data: PricedData
  render: (data: PricedData) => ReactNode
}

interface LocatedPart extends Part {
  /** Its text in the HTML. */
  start: number
  end: number
}

/** Element that marks a part until the page is rendered; no text of a shop can contain its name. */
const mark = `price-part-${randomBytes(8).toString('hex')}`

/** The marked parts of a text, with what stands between them. */
function markedIn(html: string) {
  const [before = '', ...starts] = html.split(`<${mark} n="`)
  const marked = starts.map(start => {
    const [inside = '', after = ''] = start.split(`</${mark}>`)
    const at = inside.indexOf('">')
    return { position: Number(inside.slice(0, at)), content: inside.slice(at + 2), after }
  })
  return { before, marked }
}

export interface PricePartRecorder extends RecordedParts {
  /** Removes the marks from the rendered page, and remembers where they were. */
  locate(html: string): string
  page(): PricePage
}

export function recordPriceParts(): PricePartRecorder {
  const rendered: Part[] = []
  let parts: LocatedPart[] = []
  return {
    loaderData: {},
    mark(data, render) {
      rendered.push({ data, render })
      return createElement(mark, { n: rendered.length - 1 }, render(data))
    },
    locate(html) {
      const { before, marked } = markedIn(html)
      parts = []
      let text = before
      for (const { position, content, after } of marked) {
        const part = rendered[position]
        if (part) parts.push({ ...part, start: text.length, end: text.length + content.length })
        text += content + after
      }
      return text
    },
    page() {
      return { loaderData: this.loaderData, parts }
    },
  }
}

/** The parts of a page that changes of its data change, by their position among its parts; null if not all changes are in a part. */
export function changedParts({ loaderData, parts }: PricePage, path: string, changes: DataChanges): Map<number, string> | null {
  const changesOf = new Map<object, DataChanges>()
  const uncovered = new Set<object>()
  collectChanges(loaderData, changes, changesOf, uncovered)
  const changed: [number, Part][] = []
  for (const [i, { data, render }] of parts.entries()) {
    const own = Object.entries(data).flatMap(([name, value]) => {
      const change = value && changesOf.get(value)
      return change ? [[name, withChanges(value, change)]] : []
    })
    if (own.length === 0) continue
    for (const value of Object.values(data)) if (value) cover(value, changesOf.get(value), uncovered)
    changed.push([i, { data: { ...data, ...Object.fromEntries(own) }, render }])
  }
  return uncovered.size > 0 ? null : renderParts(changed, path)
}

/** What a customer's page has in place of a stranger's. */
export interface Replaced {
  /** Changes of the loaders' data. */
  changes: DataChanges
  /** Price parts by their position. */
  parts: ReadonlyMap<number, string>
}

/** A stranger's page with other price parts, and the changes of its data. */
export function replaceParts(page: Buffer, { parts }: PricePage, own: Replaced): Buffer {
  const html = page.toString()
  let end = 0
  const pieces = parts.flatMap((part, i) => {
    const content = own.parts.get(i)
    if (content === undefined) return []
    const unchanged = html.slice(end, part.start)
    end = part.end
    return [unchanged, content]
  })
  const last = html.slice(end).replace(dataChangesElement(null), () => dataChangesElement(own.changes))
  return Buffer.from([...pieces, last].join(''))
}

/** Finds the changes of each object of the data, and those whose own values change. */
function collectChanges(data: object, changes: DataChanges, changesOf: Map<object, DataChanges>, uncovered: Set<object>) {
  changesOf.set(data, changes)
  for (const [key, change] of Object.entries(changes))
    if (isNested(change)) collectChanges((data as Record<string, object>)[key] ?? {}, change, changesOf, uncovered)
    else uncovered.add(data)
}

function cover(data: object, changes: DataChanges | undefined, uncovered: Set<object>) {
  uncovered.delete(data)
  for (const [key, change] of Object.entries(changes ?? {}))
    if (isNested(change)) cover((data as Record<string, object>)[key] ?? {}, change, uncovered)
}

/** Renders all parts at once: a rendering has a fixed cost. */
function renderParts(parts: readonly [number, Part][], path: string): Map<number, string> {
  const html = renderToString(
    <StaticRouter location={path}>
      {parts.map(([i, { data, render }]) => (
        <Fragment key={i}>{createElement(mark, { n: i }, render(data))}</Fragment>
      ))}
    </StaticRouter>,
  )
  return new Map(markedIn(html).marked.map(({ position, content }) => [position, content]))
}
