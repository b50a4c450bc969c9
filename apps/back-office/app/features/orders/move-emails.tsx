import type { ResponseOutput } from '@stragan/contract'
import type { orderAdminCalls } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { Checkbox } from '@stragan/ui/checkbox'
import { FormTextArea } from '@stragan/ui/form-field'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import type { Preview } from './handling/effects.tsx'
import { EmailPreview } from './handling/email-preview.tsx'
import { handlingMessages } from './handling/handling.messages.ts'
import { orderMessages } from './orders.messages.ts'

interface MoveEmailsProps {
  form: OfficeForm<'message'>
  orders: ResponseOutput<typeof orderAdminCalls.moveOrders>['orders']
  /** The e-mail that is shown, and its order; null where the move sends none. */
  shown: { uid: string; email: NonNullable<Preview['email']> } | null
  /** Whether it was just requested; it gets the focus then, and comes into view. */
  isRequested: boolean
  isLeftOut: boolean
}

/** The e-mails of a move of several orders: one of them as its buyer will read it, and what staff may change of all. */
export function MoveEmails({ form: { view }, orders, shown, isRequested, isLeftOut }: MoveEmailsProps) {
  const language = useLanguage()
  const t = orderMessages[language]
  const handling = handlingMessages[language]
  if (!shown) return null
  const { uid, email } = shown
  const emails = orders.flatMap(order => order.email ?? [])
  const number = orders.find(order => order.uid === uid)?.number ?? ''
  return (
    <section aria-labelledby="emails" className="grid max-w-3xl gap-5">
      <div className="grid max-w-prose gap-1">
        <h2 id="emails" className="text-lg">
          {t.emailsTitle}
        </h2>
        <p className="text-quiet text-sm">{t.emails(emails.length)}</p>
      </div>
      <FormTextArea form={view} name="message" label={handling.message} hint={t.messageHint} />
      <Button type="submit" name="preview" value={uid} className="justify-self-start max-sm:w-full">
        {t.showWithMessage}
      </Button>
      {/* The whole e-mail is focused, so that it comes into view: its heading alone may stay at the lower edge of the window. */}
      {/* biome-ignore lint/a11y/noAutofocus: the answer to the button that was pressed */}
      <section aria-labelledby="email-of" tabIndex={-1} autoFocus={isRequested} className="grid scroll-my-4 gap-5">
        <div className="grid max-w-prose gap-1">
          <h3 id="email-of" className="font-semibold">
            {t.emailOf(number)}
          </h3>
          <p className="wrap-anywhere text-quiet text-sm">
            {t.emailTo(email.recipient, handling.languages[email.language], email.subject)}
          </p>
        </div>
        <EmailPreview email={email} />
      </section>
      {emails.some(({ is_required }) => is_required) ? (
        <p className="text-sm">{t.emailsRequired}</p>
      ) : (
        <Checkbox name="leave_out" label={t.leaveOut} defaultChecked={isLeftOut} />
      )}
    </section>
  )
}
