import { useLanguage } from '../../platform/language.ts'
import type { Row } from './cells.ts'

/** The head of a row: what it is about stays in sight. */
export function SymbolHead({ row }: { row: Row }) {
  const language = useLanguage()
  return (
    <th
      scope="row"
      className="sticky left-0 z-[5] w-32 min-w-28 max-w-40 border-rule border-r border-b bg-ground py-1 pr-2 text-left align-top font-semibold sm:w-44 sm:max-w-56"
    >
      <span translate="no" className="block truncate">
        {row.symbol}
      </span>
      <span className="block truncate font-normal text-quiet text-xs">
        {row.variant || row[`name_${language}`] || row.name_en || row.name_pl}
      </span>
    </th>
  )
}
