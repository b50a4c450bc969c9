import { hrefTo, type Language } from '@stragan/routing'
import { checkoutMessages } from './checkout.messages.ts'

interface OrderingAsProps {
  language: Language
  name: string
  email: string
}

/** The customer who orders. */
export function OrderingAs({ language, name, email }: OrderingAsProps) {
  const t = checkoutMessages[language]
  return (
    <p className="wrap-anywhere mt-1 flex flex-wrap items-baseline gap-x-4">
      <span>
        {t.orderingAs} <strong className="font-semibold">{name}</strong>, {email}
      </span>{' '}
      <a href={hrefTo(language, 'profile')} className="link target inline-flex items-center">
        {t.yourData}
      </a>
    </p>
  )
}
