import type { ErrorCode } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { orderHistoryMessages } from './order-history.messages.ts'

interface ConfirmationProps {
  language: Language
  email: string
  /** Another link was just sent. */
  sent: boolean
  /** Why none was. */
  refused: ErrorCode | null
}

/** That the e-mail is not confirmed yet, and another link for whom the first did not reach, or reached too late. */
export function ConfirmationNotice({ language, email, sent, refused }: ConfirmationProps) {
  const t = orderHistoryMessages[language]
  if (sent && !refused)
    return (
      <Notice tone="success" title={t.sentAgain}>
        <p className="wrap-anywhere">{t.sentAgainHint(email)}</p>
      </Notice>
    )
  return (
    <Notice tone={refused ? 'danger' : 'info'} title={t.unconfirmed} assertive={refused !== null}>
      <p className="wrap-anywhere">{refused ? t.notSent(refused) : t.unconfirmedHint(email)}</p>
      <form method="post" className="mt-2">
        <Button type="submit" size="small" icon="mail">
          {t.sendAgain}
        </Button>
      </form>
    </Notice>
  )
}
