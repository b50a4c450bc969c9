import type { Language } from '@stragan/routing'
import { linesAsText, readLines, type UnreadRow } from './read-lines.ts'
import { largestFile, textOfFile } from './text-of-file.ts'
import type { Refusal, TypedLine } from './understood.ts'

/** A list as a form brought it. */
export interface List {
  /** As it was typed. */
  text: string
  lines: TypedLine[]
  unread: UnreadRow[]
  refused: Refusal | null
}

/** What was pasted, and what is in the file. */
export async function listIn(form: FormData, language: Language): Promise<List> {
  const typed = textIn(form, 'text')
  const back = (refused: Refusal): List => ({ text: typed, lines: [], unread: [], refused })
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return listFrom([typed], language)
  if (file.size > largestFile) return back('too_large')
  const text = textOfFile(new Uint8Array(await file.arrayBuffer()))
  return text === null ? back('no_text') : listFrom([typed, text], language)
}

function listFrom(texts: readonly string[], language: Language): List {
  const { lines, unread } = readLines(texts, language)
  const text = texts.filter(one => one.trim() !== '').join('\n')
  return { text, lines: lines.map(({ symbol, items }) => ({ symbol, items: String(items), taken: true })), unread, refused: null }
}

/** What was changed in the table of an understood list; rows that were not read are read again. A line without a symbol is gone. */
export function listOf(form: FormData, language: Language): List {
  const corrected = readLines(form.getAll('unread').map(String), language)
  const symbols = form.getAll('symbol').map(String)
  const lines = symbols.flatMap((symbol, i): TypedLine[] => {
    const name = (textIn(form, `instead-${i}`) || symbol).replace(/\s+/g, ' ').trim()
    return name === '' ? [] : [{ symbol: name, items: textIn(form, `items-${i}`).trim(), taken: form.has(`taken-${i}`) }]
  })
  const added = corrected.lines.map(({ symbol, items }) => ({ symbol, items: String(items), taken: true }))
  const all = [...lines, ...added]
  return { text: linesAsText({ lines: all, unread: corrected.unread }), lines: all, unread: corrected.unread, refused: null }
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
