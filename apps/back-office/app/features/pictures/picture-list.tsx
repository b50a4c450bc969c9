import { FormProblems } from '@stragan/ui/form-problems'
import { Differences } from '../../platform/differences.tsx'
import { useLanguage } from '../../platform/language.ts'
import { ListForm } from '../../platform/uploads/list-form.tsx'
import { entryIn } from '../../platform/uploads/refused-list.ts'
import { PictureFields } from './picture-fields.tsx'
import { picturesConflict } from './pictures-conflict.ts'
import type { ListedPicture, PicturesAnswer } from './pictures-form.ts'

interface PictureListProps {
  pictures: readonly ListedPicture[]
  origin: string
  canWrite: boolean
  answer: PicturesAnswer | undefined
}

/** The pictures in order. */
export function PictureList({ pictures, origin, canWrite, answer }: PictureListProps) {
  const list = (
    <ol className="grid gap-8">
      {pictures.map((picture, i) => (
        <PictureFields
          key={picture.id}
          stored={picture}
          {...entryIn(answer, picture)}
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
      <ListForm intent="pictures">{list}</ListForm>
    </>
  )
}

function Refused({ answer, pictures }: { answer: PicturesAnswer; pictures: readonly ListedPicture[] }) {
  const language = useLanguage()
  const { title, text } = answer.refusal
  return (
    <FormProblems result={answer} title={title} problems={[]} tone={answer.isConflict ? 'warning' : 'danger'}>
      <p>{text}</p>
      <Differences rows={picturesConflict(answer, pictures, language)} />
    </FormProblems>
  )
}
