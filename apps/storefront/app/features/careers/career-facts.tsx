import type { Language } from '@stragan/routing'
import type { ReactNode } from 'react'
import type { CareerView } from './career-view.ts'
import { careersMessages } from './careers.messages.ts'

/** Place, employment, salary and closing date of a job. */
export function CareerFacts({ career, language, className = '' }: { career: CareerView; language: Language; className?: string }) {
  const t = careersMessages[language]
  const { place, employment, pay, until } = career
  return (
    <dl className={`grid content-start gap-x-8 gap-y-3 text-sm ${className}`}>
      <Fact name={t.place}>{place}</Fact>
      <Fact name={t.employment}>{employment}</Fact>
      {pay && <Fact name={t.salary}>{pay}</Fact>}
      {until && (
        <Fact name={t.until}>
          <time dateTime={until.iso}>{until.text}</time>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-quiet">{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)
