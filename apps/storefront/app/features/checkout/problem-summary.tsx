import { hrefTo } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import { type MouseEvent, useEffect, useRef } from 'react'
import { fieldNames } from './form-fields.ts'
import { refusalMessages } from './refusal.messages.ts'
import { useCheckout } from './use-checkout.ts'

/** Error summary above the form, with links to the fields; receives the focus. */
export function ProblemSummary() {
  const { language, answer, total } = useCheckout()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.refused) place.current?.focus()
  }, [answer])
  if (!answer?.refused) return null
  const { code, problems, product, left } = answer.refused
  const t = refusalMessages[language]
  const found = fieldNames.filter(name => problems[name])
  const refusal = t.refusal(code, product, left, total ?? '')
  return (
    // biome-ignore lint/a11y/noAutofocus: moves the focus to the errors without scripts too
    <div ref={place} tabIndex={-1} autoFocus className="mb-8 scroll-mt-4">
      <Notice
        tone={code === 'cart_changed' ? 'warning' : 'danger'}
        assertive
        title={found.length > 0 ? t.check(found.length) : refusal.title}
      >
        {found.length > 0 ? (
          <ul className="mt-1 list-disc pl-5">
            {found.map(name => (
              <Problem key={name} name={name} />
            ))}
          </ul>
        ) : (
          <>
            <p>{refusal.text}</p>
            {refusal.nextStep === 'cart' && <NextStepLink href={hrefTo(language, 'cart')}>{t.toCart}</NextStepLink>}
            {refusal.nextStep === 'fresh' && <NextStepLink href={hrefTo(language, 'checkout')}>{t.fresh}</NextStepLink>}
          </>
        )}
      </Notice>
    </div>
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

function Problem({ name }: { name: (typeof fieldNames)[number] }) {
  const { t, problemOf } = useCheckout()
  // Does not change the page's address, which would clear the form's response.
  const go = (event: MouseEvent) => {
    const field = document.getElementById(name)
    if (!field) return
    event.preventDefault()
    const first = field.matches('input, select, textarea') ? field : field.querySelector<HTMLElement>('input:not(:disabled)')
    first?.focus({ preventScroll: true })
    field.closest('div')?.scrollIntoView({ block: 'center' })
  }
  return (
    <li>
      <a href={`#${name}`} onClick={go} className="link">
        {name.startsWith('delivery_address.') && `${t.delivery}: `}
        {problemOf(name)}
      </a>
    </li>
  )
}
