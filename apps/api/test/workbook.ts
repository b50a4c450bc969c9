import { type Zippable, zipSync } from 'fflate'

export const bytes = (text: string) => new TextEncoder().encode(text)
const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0&quot;d&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`

interface Options {
  texts?: readonly string[]
  workbookPr?: string
  /** Further files, or others in place of those. */
  files?: Record<string, Uint8Array>
}

/** A workbook whose first sheet has these rows. */
export function workbook(rows: string, { texts = [], workbookPr = '', files = {} }: Options = {}): Uint8Array<ArrayBuffer> {
  const parts: Zippable = {
    'xl/worksheets/data.xml': bytes(`<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`),
    'xl/workbook.xml': bytes(
      `<x:workbook xmlns:x="m" xmlns:r="o"><x:workbookPr ${workbookPr}/><x:sheets><x:sheet name="A" r:id="rId7"/><x:sheet name="B" r:id="rId8"/></x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      '<Relationships><Relationship Id="rId8" Target="worksheets/no.xml"/><Relationship Id="rId7" Target="worksheets/data.xml"/></Relationships>',
    ),
    'xl/styles.xml': bytes(styles),
    // Behind the sheet, as some programs write it.
    'xl/sharedStrings.xml': bytes(`<sst>${texts.map(text => `<si>${text}</si>`).join('')}</sst>`),
    ...files,
  }
  return zipSync(parts) as Uint8Array<ArrayBuffer>
}

/** Cells of a row as texts. */
export const row = (...cells: string[]) => `<row>${cells.map(text => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`

/** The rows of its second sheet. */
export const secondSheet = (rows: string) => ({ 'xl/worksheets/no.xml': bytes(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) })
