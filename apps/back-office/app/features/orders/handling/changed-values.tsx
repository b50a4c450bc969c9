import type { ChangedValue } from '@stragan/contract/admin'
import { useLanguage } from '../../../platform/language.ts'
import { changedFieldName } from './changed-fields.messages.ts'
import { timelineMessages } from './timeline.messages.ts'

/** From what to what data of an order was changed. */
export function ChangedValues({ values }: { values: readonly ChangedValue[] }) {
  const language = useLanguage()
  const t = timelineMessages[language]
  if (values.length === 0) return null
  return (
    <ul className="wrap-anywhere grid gap-0.5 text-sm">
      {values.map(({ field, before, after }) => (
        <li key={field}>
          <span className="text-quiet">{changedFieldName(language, field)}:</span>{' '}
          {before !== null && (
            <>
              <span className="sr-only">{t.before} </span>
              <del translate="no">{before}</del> <span aria-hidden>→ </span>
            </>
          )}
          <span className="sr-only">{t.now} </span>
          {after === null ? (
            t.empty
          ) : (
            <ins className="no-underline" translate="no">
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}
