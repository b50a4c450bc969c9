import { Parser } from 'htmlparser2'
import { UnreadableFile } from './csv-file.ts'

/** Nesting, attributes of an element, and characters without an element, an attribute or a text between them. */
const [maxDepth, maxAttributes, maxGap] = [50, 100, 200_000]

export interface Listener {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Parses XML; the iteration advances with its parts. Entities of a document type are not expanded, and no part of the document is held for
 * long: a name, a comment or a value of an attribute without an end is refused.
 */
export async function* parsed(parts: AsyncGenerator<string>, { open, text, close }: Listener): AsyncGenerator<void> {
  let depth = 0
  let attributes = 0
  let gap = 0
  const parser = new Parser(
    {
      onattribute: () => {
        gap = 0
        if (++attributes > maxAttributes) throw new UnreadableFile('An element has too many attributes')
      },
      onopentag: (name, given) => {
        gap = attributes = 0
        if (++depth > maxDepth) throw new UnreadableFile('The document is nested too deeply')
        open?.(withoutPrefix(name), given)
      },
      ontext: content => {
        gap = 0
        text?.(content)
      },
      onclosetag: name => {
        gap = 0
        depth--
        close?.(withoutPrefix(name))
      },
    },
    { xmlMode: true },
  )
  for await (const part of parts) {
    gap += part.length
    if (gap > maxGap) throw new UnreadableFile('A part of the document has no end')
    parser.write(part)
    yield
  }
  parser.end()
  yield
}

export async function parse(parts: AsyncGenerator<string>, listener: Listener): Promise<void> {
  for await (const _ of parsed(parts, listener));
}
