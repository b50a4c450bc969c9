import { ColumnHead } from '@stragan/ui/table'
import { formMessages } from './form.messages.ts'
import { useLanguage } from './language.ts'

/** Head of a table's column of buttons. */
export const ActionHead = () => (
  <ColumnHead>
    <span className="sr-only">{formMessages[useLanguage()].action}</span>
  </ColumnHead>
)
