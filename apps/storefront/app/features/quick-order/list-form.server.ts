import { maxLines } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import type { FormFields } from '@stragan/web/form-fields.server'
import { quantityText } from '../cart/typed-quantity.ts'
import { decodeText, maxFileBytes } from './decode-text.ts'
import { linesAsText, maxSymbolLength, type ParsedLines, parseLines, type UnparsedRow } from './parse-lines.ts'
import type { Refusal, TypedLine } from './resolved-lines.ts'

/** A submitted list. */
export interface List {
  /** As entered. */
  text: string
  lines: TypedLine[]
  unparsed: UnparsedRow[]
  refused: Refusal | null
  /** Number of lines or rows, if there are too many. */
  count: number
}

/** Parses the pasted text and the uploaded file. */
export async function listIn(form: FormFields, language: Language): Promise<List> {
  const typed = form.text('text')
  const back = (refused: Refusal): List => refusedList(typed, refused)
  if (typed.length > maxFileBytes) return back('too_large')
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return listFrom([typed], language)
  if (file.size > maxFileBytes) return back('too_large')
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  return text === null ? back('no_text') : listFrom([typed, text], language)
}

function listFrom(texts: readonly string[], language: Language): List {
  const { lines, unparsed, tooMany } = parseLines(texts, language)
  const text = texts.filter(one => one.trim() !== '').join('\n')
  if (tooMany) return refusedList(text, 'too_many', tooMany)
  return limitLines(
    text,
    lines.map(line => typedLine(line, language)),
    unparsed,
  )
}

const typedLine = ({ symbol, quantity }: ParsedLines['lines'][number], language: Language): TypedLine => ({
  symbol,
  quantity: quantityText(quantity, language),
  taken: true,
})

const refusedList = (text: string, refused: Refusal, count = 0): List => ({ text, lines: [], unparsed: [], refused, count })

/** Limits the list to the lines of an order; unparsed rows count, since they are shown for correction. */
function limitLines(text: string, lines: TypedLine[], unparsed: UnparsedRow[]): List {
  const count = lines.length + unparsed.length
  return count > maxLines ? refusedList(text, 'too_many', count) : { text, lines, unparsed, refused: null, count }
}

/**
 * Applies changes made in the table of resolved lines; corrected unparsed rows are parsed again, lines with an empty symbol are dropped.
 */
export function listOf(form: FormFields, language: Language): List {
  const symbols = form.texts('symbol')
  const corrected = parseLines(form.texts('unparsed'), language)
  const tooMany = symbols.length > maxLines ? symbols.length : corrected.tooMany
  if (tooMany) return refusedList(symbols.join('\n'), 'too_many', tooMany)
  const typed = symbols.flatMap((symbol, i): TypedLine[] => {
    const name = (form.text(`instead-${i}`) || symbol).replace(/\s+/g, ' ').trim()
    return name === ''
      ? []
      : [{ symbol: name, quantity: (form.text(`choice-${i}`) || form.text(`items-${i}`)).trim(), taken: form.has(`taken-${i}`) }]
  })
  const isLong = ({ symbol }: TypedLine) => symbol.length > maxSymbolLength
  const lines = [...typed.filter(line => !isLong(line)), ...corrected.lines.map(line => typedLine(line, language))]
  const tooLong = typed.filter(isLong).map(({ symbol, quantity }): UnparsedRow => ({ text: `${symbol}\t${quantity}`, why: 'long' }))
  const unparsed = [...corrected.unparsed, ...tooLong]
  return limitLines(linesAsText({ lines, unparsed }), lines, unparsed)
}
