import { type ReactNode, useState } from 'react'

/**
 * Data of a loader that the page shows: its document does not contain them once more as JSON. In the browser they are undefined, and read
 * from the markup, until a navigation loads them.
 */
export const inDocument = <Data extends object>(data: Data): { inDocument: Data | undefined } => ({ inDocument: data })

/** Leaves those data out of JSON. */
export const withoutThoseInDocument = (key: string, value: unknown) =>
  key === ('inDocument' satisfies keyof ReturnType<typeof inDocument>) ? undefined : value

interface InertPartProps<Data> {
  /** Of the part in the document. */
  id: string
  /** The loader's `inDocument`. */
  data: Data | undefined
  /** Renders elements without handlers, hooks and prices. */
  children: (data: Data) => ReactNode
}

/** A part of a page that shows data and does nothing else: in the browser it has the markup of the document. */
export function InertPart<Data>({ id, data, children }: InertPartProps<Data>) {
  const [markup] = useState(() => (data ? '' : (document.querySelector(`[data-inert=${id}]`)?.innerHTML ?? '')))
  const part = { 'data-inert': id, className: 'contents' }
  if (data) return <div {...part}>{children(data)}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server
  return <div {...part} dangerouslySetInnerHTML={{ __html: markup }} />
}
