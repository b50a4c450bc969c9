import { Button } from '@stragan/ui/button'
import { FormProblems } from '@stragan/ui/form-problems'
import { Differences } from '../../platform/differences.tsx'
import { formMessages } from '../../platform/form.messages.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { PictureFields } from './picture-fields.tsx'
import { picturesConflict } from './pictures-conflict.ts'
import type { ListedPicture, PicturesAnswer } from './pictures-form.ts'

interface PictureListProps {
  pictures: readonly ListedPicture[]
  origin: string
  canWrite: boolean
  answer: PicturesAnswer | undefined
}

/** The pictures in order, in one form: a button that moves one sends what was typed, too. */
export function PictureList({ pictures, origin, canWrite, answer }: PictureListProps) {
  const language = useLanguage()
  const t = formMessages[language]
  const list = (
    <ol className="grid gap-8">
      {pictures.map((picture, i) => (
        <PictureFields
          key={picture.id}
          stored={picture}
          typed={answer?.typed.find(({ id }) => id === picture.id)}
          place={i + 1}
          isLast={i === pictures.length - 1}
          origin={origin}
          canWrite={canWrite}
        />
      ))}
    </ol>
  )
  if (!canWrite) return list
  return (
    <>
      {answer && <Refused answer={answer} pictures={pictures} />}
      <form method="post" className="grid gap-8">
        <FormKey />
        <input type="hidden" name="intent" value="pictures" />
        {/* Enter in a field saves: the first button of a form is the one that it presses. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          {t.save}
        </button>
        {list}
        <div className="sticky bottom-0 border-rule border-t bg-ground py-3">
          <Button type="submit" kind="primary" className="max-sm:w-full sm:min-w-40">
            {t.save}
          </Button>
        </div>
      </form>
    </>
  )
}

function Refused({ answer, pictures }: { answer: PicturesAnswer; pictures: readonly ListedPicture[] }) {
  const language = useLanguage()
  const { title, text } = formMessages[language].refusal({ code: answer.refused, minutes: 0 })
  return (
    <FormProblems result={answer} title={title} problems={[]} tone={answer.conflicts.length > 0 ? 'warning' : 'danger'}>
      <p>{text}</p>
      <Differences rows={picturesConflict(answer, pictures, language)} />
    </FormProblems>
  )
}
