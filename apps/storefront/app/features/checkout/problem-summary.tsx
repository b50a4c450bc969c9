import { hrefTo } from '@stragan/routing'
import { FormProblems } from '@stragan/ui/form-problems'
import { fieldNames } from './form-fields.ts'
import { refusalMessages } from './refusal.messages.ts'
import { useCheckout } from './use-checkout.ts'

/** Error summary above the form. */
export function ProblemSummary() {
  const { t: words, language, result, total, problemOf } = useCheckout()
  if (!result?.refused) return null
  const { code, problems } = result.refused
  const t = refusalMessages[language]
  const found = fieldNames
    .filter(name => problems[name])
    .map(name => ({ id: name, text: `${name.startsWith('delivery_address.') ? `${words.delivery}: ` : ''}${problemOf(name) ?? ''}` }))
  const refusal = t.refusal(result.refused, total ?? '')
  return (
    <FormProblems
      result={result}
      tone={code === 'cart_changed' ? 'warning' : 'danger'}
      title={found.length > 0 ? t.check(found.length) : refusal.title}
      problems={found}
      className="mb-8"
    >
      {found.length === 0 && (
        <>
          <p>{refusal.text}</p>
          {refusal.nextStep === 'cart' && <NextStepLink href={hrefTo(language, 'cart')}>{t.toCart}</NextStepLink>}
          {refusal.nextStep === 'fresh' && <NextStepLink href={hrefTo(language, 'checkout')}>{t.fresh}</NextStepLink>}
        </>
      )}
    </FormProblems>
  )
}

/** Loads a new document, so that no state of this one remains. */
const NextStepLink = ({ href, children }: { href: string; children: string }) => (
  <p className="mt-1">
    <a href={href} target="_self" className="link target inline-flex items-center font-semibold">
      {children}
    </a>
  </p>
)
