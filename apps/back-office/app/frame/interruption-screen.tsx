import { maxLengths } from '@stragan/contract'
import { Button, ButtonLink } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { FormProblems } from '@stragan/ui/form-problems'
import type { ComponentProps } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { PasskeyForm } from '../features/passkeys/ceremony-form.tsx'
import { passkeyMessages } from '../features/passkeys/passkeys.messages.ts'
import { CodeField } from '../features/sign-in/code-field.tsx'
import { answerNames, type Interruption } from '../platform/interruption.ts'
import { useLanguage } from '../platform/language.ts'
import type { loader } from '../root.tsx'
import { interruptionMessages } from './interruption.messages.ts'

/** Asks who the person is, and sends their form again with the answer: nothing of it is lost, also without scripts. */
export function InterruptionScreen({ interruption, cancel }: { interruption: Interruption; cancel?: string | undefined }) {
  const t = interruptionMessages[useLanguage()]
  const { pathname, search } = useLocation()
  const { kind, fields, refusal, email } = interruption
  const encType = interruption.isMultipart ? 'multipart/form-data' : undefined
  const title = { identity: t.identity, 'sign-in': t.signIn, 'second-factor': t.secondFactor }[kind]
  const lead = { identity: fields.length > 0 ? t.identityLead : t.identityLeadToOpen, 'sign-in': t.signInLead, 'second-factor': null }[kind]
  return (
    <div className="grid max-w-md gap-6">
      <title>{`${title} | Stragan`}</title>
      <div className="grid gap-1">
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="text-quiet">{lead}</p>}
      </div>
      {refusal && (
        <FormProblems result={interruption} title={refusal.title} problems={[]}>
          <p>{refusal.text}</p>
        </FormProblems>
      )}
      <form method="post" encType={encType} className="grid gap-5">
        <HiddenFields fields={fields} />
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
      <ByPasskey kind={kind} fields={fields} encType={encType} />
    </div>
  )
}

const HiddenFields = ({ fields }: Pick<Interruption, 'fields'>) =>
  fields.map(([name, value], i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and a name may occur more than once
    <input key={i} type="hidden" name={name} value={value} />
  ))

/** The same with a passkey, where the person has one. */
function ByPasskey({ kind, fields, encType }: Pick<Interruption, 'kind' | 'fields'> & Pick<ComponentProps<'form'>, 'encType'>) {
  const t = passkeyMessages[useLanguage()]
  const account = useRouteLoaderData<typeof loader>('root')?.account
  if (kind === 'second-factor' || account?.passkeys === 0) return null
  const { name, label, purpose } =
    kind === 'identity'
      ? ({ name: answerNames.passkeyIdentity, label: t.confirm, purpose: 'identity' } as const)
      : ({ name: answerNames.passkey, label: t.signIn, purpose: 'sign-in' } as const)
  return (
    <PasskeyForm name={name} label={label} purpose={purpose} encType={encType}>
      <HiddenFields fields={fields} />
    </PasskeyForm>
  )
}
