import { Notice } from '@stragan/ui/notice'
import { answerNames } from '../../platform/interruption.ts'
import { useLanguage } from '../../platform/language.ts'
import { PasskeyForm } from '../passkeys/ceremony-form.tsx'
import { passkeyMessages } from '../passkeys/passkeys.messages.ts'
import { accountMessages } from './account.messages.ts'

/** Why a shop did not open: it wants a second factor, which this session lacks. */
export function SecondFactorNeeded({ passkeys }: { passkeys: number }) {
  const language = useLanguage()
  const t = accountMessages[language]
  return (
    <Notice tone="warning" title={t.needed}>
      <div className="grid gap-3">
        <p>{passkeys > 0 ? t.neededByPasskey : t.neededText}</p>
        {passkeys > 0 && (
          <PasskeyForm purpose="identity" name={answerNames.passkeyIdentity} label={passkeyMessages[language].confirm}>
            <input type="hidden" name="intent" value="second-factor" />
          </PasskeyForm>
        )}
      </div>
    </Notice>
  )
}
