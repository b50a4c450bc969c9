import { maxCvBytes } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Labelled } from '@stragan/ui/labelled'
import { type ChangeEvent, useState } from 'react'
import { applicationMessages } from './application.messages.ts'
import type { ApplicationResult } from './application.ts'

/** File field for the CV. With scripts, a file that is too large is rejected before it is sent. */
export function CvField({ language, result }: { language: Language; result: ApplicationResult | undefined }) {
  const t = applicationMessages[language]
  const [tooLarge, setTooLarge] = useState<string | null>(null)
  const [isChosen, setChosen] = useState(false)
  const check = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    const isLarge = file !== undefined && file.size > maxCvBytes
    setTooLarge(isLarge ? t.tooLarge(file.name, Math.ceil(file.size / 1024 / 102.4) / 10) : null)
    if (isLarge) input.value = ''
    setChosen(file !== undefined && !isLarge)
  }
  const wrong = result?.problems.cv
  const error = tooLarge ?? (isChosen ? undefined : wrong ? t.fieldError('cv', wrong) : result && t.chooseAgain)
  return (
    <Labelled id="cv" label={t.cv} hint={t.cvHint} error={error} required>
      {linked => (
        <input
          type="file"
          name="cv"
          accept=".pdf,application/pdf"
          required
          onChange={check}
          className="min-h-11 w-full min-w-0 rounded-shop border border-edge bg-ground py-1.5 pr-3 pl-1.5 text-sm transition-colors file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-shop file:border-0 file:bg-raised file:px-3 file:font-semibold file:text-ink hover:border-ink aria-invalid:border-danger"
          {...linked}
        />
      )}
    </Labelled>
  )
}
