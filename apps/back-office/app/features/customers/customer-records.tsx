import type { ResponseOutput } from '@stragan/contract'
import type { customerAdminCalls } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { AddressLines } from '../../platform/facts.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { customerMessages } from './customers.messages.ts'

export function Addresses({ addresses }: Pick<ResponseOutput<typeof customerAdminCalls.customer>, 'addresses'>) {
  const t = customerMessages[useLanguage()]
  return (
    <Section id="addresses" title={t.addresses} lead={addresses.length === 0 ? t.noAddresses : undefined}>
      {addresses.length > 0 && (
        <ul className="grid gap-6 sm:grid-cols-3">
          {addresses.map(address => (
            <li key={address.id} className="grid content-start justify-items-start gap-0.5 text-sm">
              <AddressLines address={address} />
              {address.is_default_billing && <Badge>{t.defaultBilling}</Badge>}
              {address.is_default_delivery && <Badge>{t.defaultDelivery}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** What the customer agreed to. Times are formatted. */
export function Consents({ consents }: { consents: readonly { key: string; version: string; accepted: string }[] }) {
  const t = customerMessages[useLanguage()]
  return (
    <Section id="consents" title={t.consents} lead={consents.length === 0 ? t.noConsents : undefined}>
      {consents.length > 0 && (
        <Table caption={t.consents} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.document}</ColumnHead>
              <ColumnHead>{t.version}</ColumnHead>
              <ColumnHead>{t.acceptedAt}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {consents.map(({ key, version, accepted }) => (
              <tr key={`${key} ${accepted}`}>
                <RowHead className="font-normal">{t.documents[key] ?? key}</RowHead>
                <Cell data-label={t.version}>{version}</Cell>
                <Cell data-label={t.acceptedAt}>{accepted}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
