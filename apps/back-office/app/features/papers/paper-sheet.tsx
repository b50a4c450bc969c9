import type { Paper } from '@stragan/contract/admin'
import { useLanguage } from '../../platform/language.ts'
import { OrderNumbers } from './order-numbers.tsx'
import { PaperTable } from './paper-table.tsx'
import { paperMessages } from './papers.messages.ts'

interface PaperSheetProps {
  paper: Paper
  /** Path of the orders of the shop. */
  orders: string
}

/** A document in black on white, in every theme. */
export function PaperSheet({ paper, orders: path }: PaperSheetProps) {
  const { language, title, shop, written, warnings, facts, notes, tables } = paper
  const reader = useLanguage()
  const t = paperMessages[reader]
  const hasBoxes = tables.some(({ columns }) => columns.some(({ kind }) => kind === 'box'))
  const hrefs = new Map(paper.orders.map(({ uid, number }) => [number, `${path}/${uid}`]))
  return (
    <article
      lang={language}
      className="paper wrap-anywhere grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 bg-ground p-4 text-ink sm:p-10 print:gap-4 print:p-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b pb-2 text-sm">
        <p className="font-semibold">{shop}</p>
        <p className="tabular-nums">{written}</p>
      </header>
      <h1 className="text-2xl">{title}</h1>
      {warnings.map(warning => (
        <p key={warning} className="border-2 border-ink p-2 font-semibold">
          <OrderNumbers text={warning} hrefs={hrefs} />
        </p>
      ))}
      {facts.length > 0 && (
        <dl className="grid gap-x-8 gap-y-5 text-sm sm:grid-cols-3 print:grid-cols-3">
          {facts.map(({ name, lines }) => (
            <div key={name} className="min-w-0 break-inside-avoid">
              <dt className="text-quiet text-xs">{name}</dt>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
                <dd key={i}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {notes.map(({ name, text }) => (
        <div key={name} className="text-sm">
          <h2 className="font-normal text-quiet text-xs">{name}</h2>
          <p className="whitespace-pre-line">{text}</p>
        </div>
      ))}
      {hasBoxes && (
        <p lang={reader} className="text-quiet text-sm print:hidden">
          {t.boxesOnPaper}
        </p>
      )}
      {tables.map((table, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables have no other identity
        <PaperTable key={i} table={table} caption={table.title ?? title} isTitled={table.title !== null} hrefs={hrefs} />
      ))}
    </article>
  )
}
