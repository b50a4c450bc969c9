import type { Column } from '@stragan/contract/admin'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const ofDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook besides its worksheet; the title is escaped. */
export const fixedParts = (title: string): readonly (readonly [path: string, xml: string])[] =>
  [
    [
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>` +
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${ofDocument}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${ofDocument}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${ofDocument}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="rId2" Type="${ofDocument}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesheet],
  ].map(([path = '', xml = '']) => [path, declaration + xml])

/** Styles by index: 0 as it is, 1 head, 2 amount (format 4: #,##0.00), 3 time, 4 text (format 49). */
const stylesheet =
  `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '</cellXfs></styleSheet>'

/** In characters. A column of texts from a fixed set is as wide as a word. */
const widths: Record<Column['kind'], number> = { text: 28, number: 12, amount: 14, flag: 12, moment: 18, list: 40 }
const widthOf = ({ kind, words }: Column) => (words ? 16 : widths[kind])

/** A worksheet up to its rows; the first one stays in sight. */
export const worksheetStart = (columns: readonly Column[]) =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${columns.map((column, i) => `<col min="${i + 1}" max="${i + 1}" width="${widthOf(column)}" customWidth="1"/>`).join('')}</cols><sheetData>`

export const worksheetEnd = '</sheetData></worksheet>'
