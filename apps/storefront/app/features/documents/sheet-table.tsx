import type { contentCalls, ResponseOutput } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { formatBytes } from '../../platform/format.ts'
import { documentsMessages } from './documents.messages.ts'

type Sheet = ResponseOutput<typeof contentCalls.dataSheets>['items'][number]

/** Table of data sheets: a group for each file, with the products that it describes. Its rows are stacked on phones. */
export function SheetTable({ items, language }: { items: readonly Sheet[]; language: Language }) {
  const t = documentsMessages[language]
  const byFile = Map.groupBy(items, ({ url }) => url)
  return (
    <table className="w-full text-left max-sm:block">
      <caption className="sr-only">{t.sheets}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.product}</th>
          <th scope="col">{t.symbol}</th>
        </tr>
      </thead>
      {[...byFile].map(([url, sheets]) => (
        <FileGroup key={url} sheets={sheets} language={language} />
      ))}
    </table>
  )
}

function FileGroup({ sheets, language }: { sheets: readonly Sheet[]; language: Language }) {
  const [file] = sheets
  if (!file) return null
  return (
    <tbody className="tabular-nums max-sm:block">
      <tr className="border-ink border-b max-sm:block">
        <th scope="rowgroup" colSpan={2} className="pt-6 pb-2 font-normal max-sm:block">
          <span className="flex flex-wrap items-baseline justify-between gap-x-6">
            <a href={file.url} type="application/pdf" className="link target inline-flex items-center gap-2 font-semibold text-lg">
              <Icon name="download" size="small" />
              {file.title}
            </a>
            <span className="text-quiet text-sm">{fileOf(file, language)}</span>
          </span>
        </th>
      </tr>
      {sheets.map(sheet => (
        <tr key={sheet.id} className="border-rule border-b max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 max-sm:py-2">
          <th scope="row" className="font-normal sm:py-2 sm:pr-6">
            <a
              href={hrefTo(language, 'product', { id: sheet.product_slug })}
              className="target inline-flex items-center underline-offset-4 hover:underline"
            >
              {sheet.product_name}
            </a>
          </th>
          <td className="text-quiet text-sm sm:whitespace-nowrap sm:py-2 sm:text-right">{sheet.symbol}</td>
        </tr>
      ))}
    </tbody>
  )
}

const fileOf = ({ pages, bytes }: Pick<Sheet, 'pages' | 'bytes'>, language: Language) =>
  documentsMessages[language].file(pages, formatBytes(language, bytes))

/** Data sheets of one product. */
export function SheetList({ sheets, language }: { sheets: readonly ListedSheet[]; language: Language }) {
  return (
    <ul className="mt-4 border-rule border-b text-sm">
      {sheets.map(sheet => (
        <li key={sheet.id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-rule border-t py-2.5">
          <a href={sheet.url} type="application/pdf" className="link target inline-flex items-center gap-2 font-semibold">
            <Icon name="download" size="small" />
            {sheet.title}
          </a>
          <span className="text-quiet tabular-nums">{fileOf(sheet, language)}</span>
        </li>
      ))}
    </ul>
  )
}

export type ListedSheet = Pick<Sheet, 'id' | 'title' | 'url' | 'pages' | 'bytes'>

export const listedSheet = ({ id, title, url, pages, bytes }: Sheet): ListedSheet => ({ id, title, url, pages, bytes })
