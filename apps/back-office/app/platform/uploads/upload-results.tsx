import { FormProblems } from '@stragan/ui/form-problems'
import { Icon } from '@stragan/ui/icon'
import { Progress } from '@stragan/ui/progress'
import { useLanguage } from '../language.ts'
import type { FileOutcome, SentFile, UploadAnswer } from './upload.ts'
import { uploadMessages } from './uploads.messages.ts'

/** Why files of a form were not added. */
export function UploadRefusal({ answer }: { answer: UploadAnswer }) {
  const language = useLanguage()
  const t = uploadMessages[language]
  const { files, refused } = answer
  const isPartial = files.some(({ outcome }) => outcome !== 'refused')
  return (
    <FormProblems result={answer} title={isPartial ? t.notAllTitle : t.noneTitle} problems={[]} tone={isPartial ? 'warning' : 'danger'}>
      {refused === null ? (
        <ul className="mt-1 list-disc pl-5">
          {files.map((file, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
            <li key={i}>
              <span className="wrap-anywhere">{file.name}</span>: {outcomeText(file, language)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{refused.text}</p>
      )}
    </FormProblems>
  )
}

function outcomeText({ outcome, problem }: FileOutcome, language: 'en' | 'pl'): string {
  const t = uploadMessages[language]
  return outcome === 'refused' ? t.problems[problem ?? 'unsupported'] : t[outcome]
}

/** Files that the page's script sends, with their progress and what became of them. */
export function SentFiles({ files }: { files: readonly SentFile[] }) {
  const t = uploadMessages[useLanguage()]
  return (
    <ul aria-label={t.results} aria-live="polite" className={files.length > 0 ? 'grid max-w-2xl gap-3 text-sm' : 'hidden'}>
      {files.map(file => (
        <li key={file.key} className="grid gap-1">
          <div className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere font-semibold">{file.name}</span>
            <State file={file} />
          </div>
          {file.outcome === null && <Progress label={t.progress(file.name)} value={file.sentBytes} max={Math.max(1, file.bytes)} />}
        </li>
      ))}
    </ul>
  )
}

function State({ file: { outcome, bytes, sentBytes } }: { file: SentFile }) {
  const language = useLanguage()
  const t = uploadMessages[language]
  if (outcome === null)
    return <span className="text-quiet">{sentBytes === 0 ? t.waiting : sentBytes < bytes ? t.sending : t.checking}</span>
  const isAdded = outcome !== 'failed' && outcome.outcome !== 'refused'
  return (
    <span className={`flex gap-1.5 ${isAdded ? 'text-success' : 'text-danger'}`}>
      <Icon name={isAdded ? 'check' : 'alert'} size="small" className="mt-0.5" />
      {outcome === 'failed' ? t.failed : outcomeText(outcome, language)}
    </span>
  )
}
