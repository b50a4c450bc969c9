import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { useSending } from '@stragan/ui/use-sending'
import { type ComponentProps, type ReactNode, type SyntheticEvent, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { hasPasskeys, type PasskeyProblem, problemOf, signWithPasskey } from './ceremony.ts'
import { passkeyMessages } from './passkeys.messages.ts'

const never = () => () => {}
/** Whether the browser has passkeys; undefined without scripts, and until they run. */
export const useHasPasskeys = (): boolean | undefined => useSyncExternalStore(never, hasPasskeys, () => undefined)

/** Class of what needs passkeys: until scripts run it takes its place, so that nothing moves when it is shown; without them it is not there. */
export const passkeysClass = (hasPasskeys: boolean | undefined) => (hasPasskeys ? '' : 'invisible noscript:hidden')

interface CeremonyFormProps {
  /** The field with the passkey's answer. */
  name: string
  ceremony: () => Promise<Credential | null>
  label: string
  kind?: ComponentProps<typeof Button>['kind']
  encType?: ComponentProps<'form'>['encType']
  children?: ReactNode
  className?: string
}

/** A form that is sent with what the browser's passkey answers. It needs scripts: before they run it cannot be sent. */
export function CeremonyForm({ name, ceremony, label, kind = 'secondary', encType, children, className = '' }: CeremonyFormProps) {
  const t = passkeyMessages[useLanguage()]
  const isScripted = useHasPasskeys() !== undefined
  const [isSigning, setSigning] = useState(false)
  const { isSending, startSending } = useSending()
  const isWaiting = isSigning || isSending
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)
  const start = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isWaiting) return
    setSigning(true)
    setProblem(null)
    try {
      const answer = form.elements.namedItem(name) as HTMLInputElement
      answer.value = JSON.stringify(await ceremony())
      form.submit()
      startSending()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setSigning(false)
    }
  }
  return (
    <form method="post" encType={encType} onSubmit={start} className={`grid content-start justify-items-start gap-4 ${className}`}>
      {children}
      <input type="hidden" name={name} />
      {problem && (
        <Notice tone="danger" assertive title={t.problems[problem].title}>
          <p>{t.problems[problem].text}</p>
        </Notice>
      )}
      <Button type="submit" kind={kind} disabled={!isScripted} pending={isWaiting && t.waiting} className="max-sm:w-full sm:min-w-40">
        {label}
      </Button>
    </form>
  )
}

interface PasskeyFormProps extends Omit<CeremonyFormProps, 'ceremony'> {
  purpose: Parameters<typeof signWithPasskey>[0]
}

/** A form that a passkey signs; nothing where the browser has none. */
export function PasskeyForm({ purpose, ...form }: PasskeyFormProps) {
  const hasPasskeys = useHasPasskeys()
  if (hasPasskeys === false) return null
  return <CeremonyForm {...form} ceremony={() => signWithPasskey(purpose)} className={passkeysClass(hasPasskeys)} />
}
