import { FormProblems } from '@stragan/ui/form-problems'
import { Notice } from '@stragan/ui/notice'
import { useLanguage } from '../../platform/language.ts'
import { problemText } from './problem-text.ts'
import { partsOf, rowWith, type Sheet } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import type { Problem, SentCell, SpreadsheetAnswer } from './spreadsheet-form.ts'

const maxListed = 20

interface ProblemSummaryProps {
  sheet: Sheet
  answer: SpreadsheetAnswer
  /** By the key of the cell; those of the page. */
  problems: Readonly<Record<string, Problem>>
  leftOut: readonly SentCell[]
}

/** Why a form saved nothing, with links to its cells. */
export function ProblemSummary({ sheet, answer, problems, leftOut }: ProblemSummaryProps) {
  const language = useLanguage()
  const t = spreadsheetMessages[language]
  const wrong = Object.entries(problems)
  const isLeftOutAlone = leftOut.length > 0 && wrong.length === 0
  return (
    <>
      <FormProblems
        result={answer}
        title={answer.refusal?.title ?? (isLeftOutAlone ? t.leftOut(leftOut.length) : t.toCorrect(wrong.length))}
        problems={wrong.slice(0, maxListed).map(([id, problem]) => ({
          id,
          text: `${rowWith(sheet.rows, partsOf(id))?.symbol}, ${t.columns[partsOf(id).field]}: ${problemText(language, problem, { sheet, key: id })}`,
        }))}
      >
        {answer.refusal ? <p>{answer.refusal.text}</p> : isLeftOutAlone && <LeftOut cells={leftOut} />}
      </FormProblems>
      {leftOut.length > 0 && !isLeftOutAlone && (
        <Notice tone="warning" title={t.leftOut(leftOut.length)}>
          <LeftOut cells={leftOut} />
        </Notice>
      )}
    </>
  )
}

function LeftOut({ cells }: { cells: readonly SentCell[] }) {
  const t = spreadsheetMessages[useLanguage()]
  return (
    <>
      <p>{t.leftOutText}</p>
      <ul className="mt-1 list-disc pl-5">
        {cells.slice(0, maxListed).map(({ field, id, text }) => (
          <li key={`${field}-${id}`}>
            {t.columns[field]}: {text || t.nothing}
          </li>
        ))}
      </ul>
      {cells.length > maxListed && <p>{t.andMore(cells.length - maxListed)}</p>}
    </>
  )
}
