import type { Language } from '@stragan/routing'
import type { ReactNode } from 'react'
import { productMessages } from './product.messages.ts'
import type { Safety } from './product-safety.server.ts'

/** Safety information: warnings, producer and responsible person in the EU (Regulation (EU) 2023/988, article 19). */
export function ProductSafety({ safety, language }: { safety: Safety; language: Language }) {
  const t = productMessages[language]
  const { warnings, producer, responsible, tradeMark } = safety
  if (!producer && warnings.length === 0) return null
  return (
    <section aria-labelledby="safety">
      <h2 id="safety" className="text-2xl">
        {t.safety}
      </h2>
      {warnings.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold font-text text-base">{t.warnings}</h3>
          <ul className="mt-2 grid max-w-prose list-disc gap-1.5 pl-5 text-sm marker:text-accent">
            {warnings.map(warning => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
      {producer && (
        <dl className={`mt-4 grid gap-x-8 gap-y-4 text-sm ${responsible ? 'sm:grid-cols-2' : ''}`}>
          <Reachable term={t.producer} who={producer}>
            {tradeMark && (
              <span className="block">
                {t.tradeMark}: {tradeMark}
              </span>
            )}
          </Reachable>
          {responsible && <Reachable term={t.responsible} who={responsible} />}
        </dl>
      )}
    </section>
  )
}

interface ReachableProps {
  term: string
  who: NonNullable<Safety['producer']>
  children?: ReactNode
}

function Reachable({ term, who: { name, lines, href, address }, children }: ReachableProps) {
  return (
    <div>
      <dt className="text-quiet">{term}</dt>
      <dd className="mt-1">
        <strong className="block font-semibold">{name}</strong>
        {children}
        {lines.map(line => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a href={href} rel="noopener" className="link target wrap-anywhere inline-flex items-center">
          {address}
        </a>
      </dd>
    </div>
  )
}
