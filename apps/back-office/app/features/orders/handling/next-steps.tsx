import type { OrderStatus } from '@stragan/contract'
import { ButtonLink } from '@stragan/ui/button'
import { useLanguage } from '../../../platform/language.ts'
import { Section } from '../../../platform/page.tsx'
import { orderMessages } from '../orders.messages.ts'

interface NextStepsProps {
  /** Path of the order. */
  path: string
  /** Those that the person may take. */
  steps: readonly OrderStatus[]
  isClosed: boolean
}

/** Links to the pages that say what a step does before it is taken. */
export function NextSteps({ path, steps, isClosed }: NextStepsProps) {
  const t = orderMessages[useLanguage()]
  if (steps.length === 0 && !isClosed) return null
  return (
    <Section id="next" title={t.whatNext} lead={isClosed ? t.nothingNext : t.whatNextText}>
      {steps.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {steps.map((step, i) => (
            <ButtonLink
              key={step}
              href={step === 'paid' ? `${path}/payment` : `${path}/move/${step}`}
              kind={i === 0 && step !== 'cancelled' ? 'primary' : 'secondary'}
            >
              {t.moves[step]}
            </ButtonLink>
          ))}
        </div>
      )}
    </Section>
  )
}
