import type { ResponseOutput } from '@stragan/contract'
import type { customerAdminCalls } from '@stragan/contract/admin'
import { ContactLinks, Fact } from '../../platform/facts.tsx'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import { Section } from '../../platform/page.tsx'
import { customerMessages } from './customers.messages.ts'

interface AccountProps {
  shop: string
  customer: ResponseOutput<typeof customerAdminCalls.customer>
  /** Formatted. */
  days: { lastOrder: string | null; confirmed: string | null }
}

/** Who the customer is, and what they have bought. */
export function CustomerAccount({ shop, customer, days: { lastOrder, confirmed } }: AccountProps) {
  const shown = useLanguage()
  const t = customerMessages[shown]
  const { id, company, nip, email, phone, language, orders, personal_prices, favourites } = customer
  return (
    <Section id="account" title={t.account} lead={t.readOnly}>
      <dl className="grid gap-6 sm:grid-cols-3">
        <Fact name={t.contact}>
          <ContactLinks email={email} phone={phone} />
          <span className="text-quiet">{confirmed ? t.confirmed(confirmed) : t.unconfirmed}</span>
        </Fact>
        {(company || nip) && (
          <Fact name={t.company}>
            {company && <span>{company}</span>}
            {nip && (
              <span>
                NIP <span translate="no">{nip}</span>
              </span>
            )}
          </Fact>
        )}
        <Fact name={t.language}>{languageNames[shown][language]}</Fact>
        <Fact name={t.buying}>
          <span>{orders === 0 ? t.noOrders : t.orderCount(orders)}</span>
          {lastOrder && <span className="text-quiet">{t.lastOrder(lastOrder)}</span>}
          <a href={`/${shop}/customers/${id}/prices`} className="link py-0.5">
            {personal_prices === 0 ? t.noPersonalPrices : t.personalPrices(personal_prices)}
          </a>
          {favourites > 0 && <span>{t.favourites(favourites)}</span>}
        </Fact>
      </dl>
    </Section>
  )
}
