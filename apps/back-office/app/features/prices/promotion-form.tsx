import { Button } from '@stragan/ui/button'
import type { ReactNode } from 'react'
import type { OfficeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import type { previewView } from './preview-view.server.ts'
import type { promotionTable } from './promotion-fields.tsx'
import { PromotionPreview } from './promotion-preview.tsx'
import { promotionMessages } from './promotions.messages.ts'

interface PromotionFormProps {
  form: OfficeForm<keyof typeof promotionTable>
  answer: ReturnType<typeof previewView> | undefined
  isOfQuantity: boolean
  /** What to do after a refusal. */
  help?: ReactNode
  children: ReactNode
}

/** A form whose values are saved only after what shoppers will see of them has been shown. */
export function PromotionForm({ form, answer, isOfQuantity, help, children }: PromotionFormProps) {
  const t = promotionMessages[useLanguage()]
  return (
    <>
      <Refusal form={form} help={help} />
      <form method="post" noValidate className="grid max-w-2xl content-start gap-5">
        <FormKey />
        <LeaveQuestion isUnsaved={form.isSent || answer !== undefined} />
        <input type="hidden" name="intent" value={form.intent} />
        {children}
        {answer && (
          <Section id="preview" title={t.previewTitle}>
            <input type="hidden" name="previewed" value={answer.previewed} />
            <PromotionPreview preview={answer.preview} isOfQuantity={isOfQuantity} isChanged={answer.isChanged} />
          </Section>
        )}
        <div className="flex flex-wrap gap-3">
          {answer && (
            <Button type="submit" name="save" value="1" kind="primary">
              {t.save}
            </Button>
          )}
          <Button type="submit" name="preview" value="1" kind={answer ? 'secondary' : 'primary'}>
            {answer ? t.previewAgain : t.preview}
          </Button>
        </div>
      </form>
    </>
  )
}
