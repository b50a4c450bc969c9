import { maxLengths } from '@stragan/contract'
import { Button, ButtonLink } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { FormProblems } from '@stragan/ui/form-problems'
import { useLocation } from 'react-router'
import { CodeField } from '../features/sign-in/code-field.tsx'
import { formMessages } from '../platform/form.messages.ts'
import { answerNames, type Interruption } from '../platform/interruption.ts'
import { useLanguage } from '../platform/language.ts'
import { errorMessages } from './error.messages.ts'

/** Asks who the person is, and sends their form again with the answer: nothing of it is lost, also without scripts. */
export function InterruptionScreen({ interruption, cancel }: { interruption: Interruption; cancel?: string | undefined }) {
  const language = useLanguage()
  const t = errorMessages[language]
  const { pathname, search } = useLocation()
  const { kind, fields, refused, email } = interruption
  const title = { identity: t.identity, 'sign-in': t.signIn, 'second-factor': t.secondFactor }[kind]
  const lead = { identity: fields.length > 0 ? t.identityLead : t.identityLeadToOpen, 'sign-in': t.signInLead, 'second-factor': null }[kind]
  const problem = refused && refusalText(kind, formMessages[language], refused)
  return (
    <div className="grid max-w-md gap-6">
      <title>{`${title} | Stragan`}</title>
      <div className="grid gap-1">
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="text-quiet">{lead}</p>}
      </div>
      {problem && (
        <FormProblems result={interruption} title={problem.title} problems={[]}>
          <p>{problem.text}</p>
        </FormProblems>
      )}
      <form method="post" className="grid gap-5">
        {fields.map(([name, value], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and a name may occur more than once
          <input key={i} type="hidden" name={name} value={value} />
        ))}
        {kind === 'sign-in' && (
          <Field
            name={answerNames.email}
            label={t.email}
            type="email"
            autoComplete="username"
            maxLength={maxLengths.email}
            defaultValue={email}
            required
          />
        )}
        {kind === 'second-factor' ? (
          <CodeField name={answerNames.code} />
        ) : (
          <Field
            name={kind === 'identity' ? answerNames.identity : answerNames.password}
            label={t.password}
            type="password"
            autoComplete="current-password"
            maxLength={maxLengths.password}
            required
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary">
            {kind === 'sign-in' ? t.signIn : t.confirm}
          </Button>
          <ButtonLink href={cancel ?? pathname + search}>{t.cancel}</ButtonLink>
        </div>
      </form>
    </div>
  )
}

type FormTexts = (typeof formMessages)['en']

/** Why the answer was refused; to confirm an identity the person enters the password alone. */
const refusalText = (kind: Interruption['kind'], t: FormTexts, refused: NonNullable<Interruption['refused']>) =>
  kind === 'identity' && refused.code === 'login_failed' ? { title: t.fieldError('password', 'wrong'), text: '' } : t.refusal(refused)
