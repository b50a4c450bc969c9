import { formatNumber } from '@stragan/contract/formats'
import { useLanguage } from '../../platform/language.ts'
import type { ImportView } from './import-view.ts'
import { importMessages } from './imports.messages.ts'

/** What is created besides products: the number of each kind, with the first names. */
export function Creations({ creations, isTrial }: { creations: ImportView['creations']; isTrial: boolean }) {
  const language = useLanguage()
  const t = importMessages[language]
  return (
    <div className="grid gap-2">
      <p>{isTrial ? t.wouldCreate : t.hasCreated}</p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {creations.map(({ kind, count, names }) => (
          <div key={kind} className="contents">
            <dt className="font-medium">{`${t.creationKinds[kind]}: ${formatNumber(language, count)}`}</dt>
            <dd className="wrap-anywhere text-quiet" translate="no">
              {names.join(' · ')}
              {count > names.length && ' …'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
