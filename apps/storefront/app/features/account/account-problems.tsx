import type { Language } from '@stragan/routing'
import { FormSummary } from '@stragan/ui/form-field'
import type { FormView } from '../../platform/form.ts'
import { authMessages } from '../auth/auth.messages.ts'
import { accountMessages } from './account.messages.ts'
import type { AccountResult, FieldName } from './account-form.ts'

interface ProblemsProps {
  language: Language
  form: FormView<FieldName>
  result: AccountResult | undefined
}

/** Error summary of an account form. */
export function AccountProblems({ language, form, result }: ProblemsProps) {
  const t = accountMessages[language]
  const refused = result?.refused
  const refusal = refused && (t.refusals[refused.code] ?? authMessages[language].refusal(refused))
  return <FormSummary form={form} result={result} title={t.problems} refusal={refusal} />
}
