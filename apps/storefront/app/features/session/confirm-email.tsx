import { hrefTo, type Language } from '@stragan/routing'
import { Notice } from '../../ui/notice.tsx'
import { loginMessages } from './login.messages.ts'
import type { ConfirmAnswer } from './login-action.server.ts'
import { PostForm } from './post-form.tsx'
import { sessionMessages } from './session.messages.ts'

interface ConfirmProps {
  language: Language
  token: string
  /** Null until the button is pressed. */
  came: ConfirmAnswer['confirm'] | null
  isCustomer: boolean
}

/** The e-mail of an account is confirmed by a press, and not by opening the link. */
export function ConfirmEmail({ language, token, came, isCustomer }: ConfirmProps) {
  const t = loginMessages[language]
  const isUsed = came !== null && came !== 'done' && came.code === 'link_invalid'
  const refused = came !== null && came !== 'done' && !isUsed ? sessionMessages[language].refusal(came) : null
  const onwards = isCustomer && (
    <p>
      <a href={hrefTo(language, 'orderHistory')} className="link target inline-flex items-center">
        {t.toOrders}
      </a>
    </p>
  )
  if (came === 'done')
    return (
      <Notice tone="success" assertive title={t.confirmed}>
        <p>{t.confirmedHint}</p>
        {onwards}
      </Notice>
    )
  if (isUsed)
    return (
      <Notice tone="warning" assertive title={t.linkInvalid}>
        <p>{t.linkInvalidHint}</p>
        {onwards}
      </Notice>
    )
  return (
    <section aria-labelledby="confirm" className="grid gap-4 rounded-shop bg-raised p-5">
      {refused && (
        <Notice tone="danger" assertive title={refused.title}>
          <p>{refused.text}</p>
        </Notice>
      )}
      <div>
        <h2 id="confirm" className={isCustomer ? 'sr-only' : 'text-xl'}>
          {t.confirmTitle}
        </h2>
        <p className="mt-1">{t.confirmHint}</p>
      </div>
      <PostForm intent="confirm" submit={t.confirm} sending={t.confirming}>
        <input type="hidden" name="token" value={token} />
      </PostForm>
    </section>
  )
}
