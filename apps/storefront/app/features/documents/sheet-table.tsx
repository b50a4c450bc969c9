import type { contentCalls, ResponseOutput } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { formatBytes } from '../../platform/format.ts'
import { documentsMessages } from './documents.messages.ts'

type Sheet = ResponseOutput<typeof contentCalls.dataSheets>['items'][number]

/** Table of data sheets by product; its rows are stacked on phones. */
export function SheetTable({ items, language }: { items: readonly Sheet[]; language: Language }) {
  const t = documentsMessages[language]
  return (
    <table className="w-full text-left max-sm:block">
      <caption className="sr-only">{t.sheets}</caption>
      <thead className="border-ink border-b text-sm max-sm:sr-only">
        <tr>
          {[t.sheet, t.product, t.symbol, t.fileHead].map(name => (
            <th key={name} scope="col" className="py-2 pr-6 font-semibold last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums max-sm:block max-sm:border-ink max-sm:border-t">
        {items.map(sheet => (
          <tr key={sheet.id} className="border-rule border-b max-sm:block max-sm:py-3">
            <th scope="row" className="font-semibold max-sm:block sm:py-2.5 sm:pr-6">
              <a href={sheet.url} type="application/pdf" className="link target inline-flex items-center">
                {sheet.title}
              </a>
            </th>
            <td className="max-sm:block max-sm:text-sm sm:py-2.5 sm:pr-6">
              <a
                href={hrefTo(language, 'product', { id: sheet.product_slug })}
                className="target inline-flex items-center underline-offset-4 hover:underline"
              >
                {sheet.product_name}
              </a>
            </td>
            <td className="text-quiet text-sm max-sm:mr-4 max-sm:inline-block sm:whitespace-nowrap sm:py-2.5 sm:pr-6">{sheet.symbol}</td>
            <td className="whitespace-nowrap text-quiet text-sm max-sm:inline-block sm:py-2.5">{fileOf(sheet, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
