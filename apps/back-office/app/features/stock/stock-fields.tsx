import { maxMovementNoteLength } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Field } from '@stragan/ui/field'
import { FormProblems } from '@stragan/ui/form-problems'
import { Select } from '@stragan/ui/select'
import type { ReactNode } from 'react'
import { formMessages } from '../../platform/form.messages.ts'
import { useLanguage } from '../../platform/language.ts'
import { stockMessages } from './stock.messages.ts'
import { kinds, numberName, type Problem, type StockAnswer, seenName, seenValue } from './stock-form.ts'

interface KindAndNoteProps {
  answer: StockAnswer | undefined
  /** The number, where there is but one. */
  children?: ReactNode
}

/** What the numbers of the form are, and a note. */
export function KindAndNote({ answer, children }: KindAndNoteProps) {
  const t = stockMessages[useLanguage()]
  const options = kinds.map(kind => ({ value: kind, label: t.kinds[kind] }))
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
      <Select name="kind" label={t.kind} defaultValue={answer?.typed.kind ?? 'counted'} options={options} className="min-w-48" />
      {children}
      <Field
        name="note"
        label={t.note}
        note={formMessages[useLanguage()].optional}
        hint={t.noteHint}
        defaultValue={answer?.typed.note ?? ''}
        maxLength={maxMovementNoteLength}
        autoComplete="off"
        className="min-w-0 flex-1 basis-64"
      />
    </div>
  )
}

interface NumberFieldProps {
  item: { variant_id: number; items: number; movement: number }
  /** What the number is of. */
  name: string
  labelHidden?: boolean
  answer: StockAnswer | undefined
}

/** The number of a variant, with the stock that was shown when it was typed in a hidden field; after a conflict, with the current stock. */
export function NumberField({ item, name, labelHidden = false, answer }: NumberFieldProps) {
  const language = useLanguage()
  const t = stockMessages[language]
  const { variant_id: variantId } = item
  const typed = answer?.typed[numberName(variantId)]
  const problem = answer?.problems[variantId]
  const seen = typed && problem?.kind !== 'counted_meanwhile' ? answer?.typed[seenName(variantId)] : undefined
  return (
    <>
      <input type="hidden" name={seenName(variantId)} value={seen ?? seenValue(item)} />
      <Field
        id={numberName(variantId)}
        name={numberName(variantId)}
        label={labelHidden ? t.numberOf(name) : t.number}
        labelHidden={labelHidden}
        defaultValue={typed ?? ''}
        error={problem && problemText(problem, language)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className="w-28 text-left"
      />
    </>
  )
}

interface StockProblemsProps {
  answer: StockAnswer | undefined
  /** The variants of the form. */
  items: readonly { variant_id: number; symbol: string }[]
}

/** Why no stock was changed, with links to the numbers that are wrong. */
export function StockProblems({ answer, items }: StockProblemsProps) {
  const language = useLanguage()
  if (!answer) return null
  const { refusal } = answer
  const problems = Object.entries(answer.problems).map(([id, problem]) => {
    const symbol = items.find(item => item.variant_id === Number(id))?.symbol
    return { id: numberName(id), text: [symbol, problemText(problem, language)].filter(Boolean).join(': ') }
  })
  return (
    <FormProblems result={answer} title={refusal ? refusal.title : formMessages[language].toCorrect(problems.length)} problems={problems}>
      {refusal && <p>{refusal.text}</p>}
    </FormProblems>
  )
}

const problemText = (problem: Problem, language: 'en' | 'pl') => {
  const t = stockMessages[language]
  if (problem.kind === 'wrong') return t.wrongNumber
  const items = formatNumber(language, problem.items)
  return problem.kind === 'counted_meanwhile' ? t.countedMeanwhile(items) : t.outOfRange(items, problem.isBelow)
}
