import { Button } from '@stragan/ui/button'
import type { IconName } from '@stragan/ui/icon'
import { useLanguage } from '../language.ts'
import { type Step, stepName } from './ordered-list.ts'
import { uploadMessages } from './uploads.messages.ts'

const icons: Record<Step, IconName> = { earlier: 'chevron-up', later: 'chevron-down', first: 'check', remove: 'trash' }

interface StepButtonsProps {
  id: number
  /** What is moved or removed. */
  name: string
  steps: readonly Step[]
  /** In place of the usual text. */
  first?: string
}

/** Buttons that move or remove something of a list; they send its form. */
export function StepButtons({ id, name, steps, first }: StepButtonsProps) {
  const t = uploadMessages[useLanguage()]
  const labelOf = (step: Step) => (step === 'first' && first) || t.steps[step]
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map(step => (
        <Button
          key={step}
          type="submit"
          size="small"
          icon={icons[step]}
          name={stepName}
          value={`${id} ${step}`}
          aria-label={`${labelOf(step)}: ${name}`}
        >
          {labelOf(step)}
        </Button>
      ))}
    </div>
  )
}
