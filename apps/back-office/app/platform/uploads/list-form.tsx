import { Button } from '@stragan/ui/button'
import type { ReactNode } from 'react'
import { formMessages } from '../form.messages.ts'
import { FormKey } from '../form-key.tsx'
import { useLanguage } from '../language.ts'
import { SubmitOnEnter } from '../submit-on-enter.tsx'

/** A list in one form: a button that moves or removes something sends all that was typed, too. */
export function ListForm({ intent, children }: { intent: string; children: ReactNode }) {
  const { save } = formMessages[useLanguage()]
  return (
    <form method="post" noValidate className="grid gap-8">
      <FormKey />
      <input type="hidden" name="intent" value={intent} />
      <SubmitOnEnter>{save}</SubmitOnEnter>
      {children}
      <div className="sticky bottom-0 border-rule border-t bg-ground py-3">
        <Button type="submit" kind="primary" className="max-sm:w-full sm:min-w-40">
          {save}
        </Button>
      </div>
    </form>
  )
}
