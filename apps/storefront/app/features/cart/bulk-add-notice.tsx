import { hrefTo, type Language } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import { useLocation } from 'react-router'
import type { BulkAddNotice } from '../../platform/bulk-notice.ts'
import { bulkAddMessages } from './bulk-add.messages.ts'

/**
 * Result of a bulk add: what is in the cart, and which lines were not added in full and why. Unresolved lines of a quick order are carried
 * in the address and lead back to it.
 */
export function BulkAddResult({ notice, language }: { notice: BulkAddNotice; language: Language }) {
  const t = bulkAddMessages[language]
  const { added, missing, more } = notice
  const left = new URLSearchParams(useLocation().search).get('lines')
  const tone = missing.length === 0 ? 'success' : added > 0 ? 'warning' : 'danger'
  return (
    <Notice tone={tone} title={added > 0 ? t.added(added) : t.nothingAdded} assertive={missing.length > 0}>
      {missing.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {missing.map(({ name, wanted, added: had, problem }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the list is static
            <li key={at} className="wrap-anywhere">
              {name && <span className="font-semibold">{name}: </span>}
              {t.missing(problem, wanted, had)}
            </li>
          ))}
          {more > 0 && <li>{t.more(more)}</li>}
        </ul>
      )}
      {left && (
        <a
          href={`${hrefTo(language, 'quickOrder')}?${new URLSearchParams({ lines: left })}`}
          className="link target inline-flex items-center"
        >
          {t.correct}
        </a>
      )}
    </Notice>
  )
}
