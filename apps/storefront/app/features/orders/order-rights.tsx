import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'

/** Links to withdrawal and complaint, labelled as the law requires (Directive 2011/83/EU, article 11a). */
export function OrderRights({ order, language }: { order: OrderView; language: Language }) {
  const t = orderMessages[language]
  const { uid, rights } = order
  const canWithdraw = rights.withdrawal && !order.withdrawal?.full
  if (!canWithdraw && !rights.complaint) return null
  const until = t.withdrawUntil(rights.withdrawal_until)
  const withdrawalHint = rights.as_consumer.withdrawal === 'required' ? `${until} ${t.companyWithdraws}` : until
  return (
    <section aria-labelledby="rights" className="mt-8 border-ink border-t pt-4 print:hidden">
      <h2 id="rights" className="text-xl">
        {t.rights}
      </h2>
      <ul className="mt-3 grid gap-5 sm:max-lg:grid-cols-2">
        {canWithdraw && <Way href={hrefTo(language, 'withdrawal', { uid })} name={t.withdraw} hint={withdrawalHint} />}
        {rights.complaint && <Way href={hrefTo(language, 'complaint', { uid })} name={t.complain} hint={t.complainHint} />}
      </ul>
    </section>
  )
}

const Way = ({ href, name, hint }: { href: string; name: string; hint: string }) => (
  <li>
    <ButtonLink href={href} wide>
      {name}
    </ButtonLink>
    <p className="mt-1.5 text-quiet text-sm">{hint}</p>
  </li>
)
