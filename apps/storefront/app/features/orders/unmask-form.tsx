import { maxLengths } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { OrderResult } from './order-action.server.ts'
import { orderMessages } from './orders.messages.ts'

interface UnmaskProps {
  language: Language
  refused: OrderResult['refusedEmail']
}

/** Explains the masking and unmasks the order by its e-mail, posted so that it is not part of an address. */
export function UnmaskForm({ language, refused }: UnmaskProps) {
  const t = orderMessages[language]
  const isSending = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector('input')?.focus()
  }, [refused])
  return (
    <section aria-labelledby="masked" className="border-ink border-t print:hidden">
      <h2 id="masked" className="flex min-h-12 items-center text-xl">
        {t.maskedTitle}
      </h2>
      <p className="max-w-prose">{t.masked}</p>
      <Form ref={form} method="post" preventScrollReset className="mt-4 flex max-w-xl flex-wrap items-start gap-x-3 gap-y-4">
        <Field
          label={t.email}
          name="email"
          type="email"
          required
          maxLength={maxLengths.email}
          defaultValue={refused?.email}
          error={refused && t.emailRefused(refused.code)}
          className="grow basis-64"
        />
        <Button type="submit" name="intent" value="unmask" className="sm:mt-[1.583rem]" pending={isSending && t.unmasking}>
          {t.unmask}
        </Button>
      </Form>
    </section>
  )
}
