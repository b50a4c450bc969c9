import type { accountCalls, ResponseOutput } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { Button, ButtonLink } from '@stragan/ui/button'
import { addressesMessages } from './addresses.messages.ts'

export type SavedAddress = ResponseOutput<typeof accountCalls.addAddress>

interface CardProps {
  address: SavedAddress
  /** Name of the address's country in the visitor's language. */
  country: string
  language: Language
}

/** Card of a saved address: what it is the default for, and its actions. */
export function AddressCard({ address, country, language }: CardProps) {
  const t = addressesMessages[language]
  const { id, company, first_name, last_name, is_default_billing, is_default_delivery } = address
  const person = `${first_name} ${last_name}`
  const named = `${company ?? person}, ${address.street}`
  return (
    <article aria-label={named} className="flex h-full flex-col rounded-shop border border-rule p-4">
      <div className="wrap-anywhere flex-1">
        <p className="font-semibold">{company ?? person}</p>
        {company && <p>{person}</p>}
        {address.nip && <p className="text-quiet">{t.nip(address.nip)}</p>}
        <p>{address.street}</p>
        <p>
          {address.postal_code} {address.city}
        </p>
        <p>{country}</p>
        {address.phone && <p className="text-quiet">{address.phone}</p>}
        {(is_default_billing || is_default_delivery) && (
          <p className="mt-3 flex flex-wrap gap-1">
            {is_default_billing && <Badge tone="tinted">{t.defaultBilling}</Badge>}
            {is_default_delivery && <Badge tone="tinted">{t.defaultDelivery}</Badge>}
          </p>
        )}
      </div>
      <div className="mt-4 grid justify-items-start gap-2">
        {!is_default_billing && <Post intent="billing" id={id} label={t.makeBilling} named={named} language={language} />}
        {!is_default_delivery && <Post intent="delivery" id={id} label={t.makeDelivery} named={named} language={language} />}
        <div className="flex w-full flex-wrap items-start gap-2">
          <ButtonLink size="small" href={`${hrefTo(language, 'addresses')}?edit=${id}`} aria-label={t.named(t.edit, named)}>
            {t.edit}
          </ButtonLink>
          {/* Confirmation step: removal cannot be undone. */}
          <details className="group/remove open:w-full">
            <summary
              aria-label={t.named(t.remove, named)}
              className="inline-flex min-h-9 items-center rounded-shop px-3 font-semibold text-sm hover:bg-raised pointer-coarse:min-h-11"
            >
              {t.remove}
            </summary>
            <div className="mt-1 grid justify-items-start gap-2 border-danger border-l-3 bg-raised px-3 py-2">
              <p className="text-sm">{t.removeSure}</p>
              <Post intent="remove" id={id} label={t.removeYes} named={named} language={language} kind="danger" />
            </div>
          </details>
        </div>
      </div>
    </article>
  )
}

interface PostProps {
  intent: 'billing' | 'delivery' | 'remove'
  id: number
  label: string
  named: string
  language: Language
  kind?: 'secondary' | 'danger'
}

/** Posts to the page without its query. */
const Post = ({ intent, id, label, named, language, kind = 'secondary' }: PostProps) => (
  <form method="post" action={hrefTo(language, 'addresses')}>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={id} />
    <Button type="submit" size="small" kind={kind} aria-label={addressesMessages[language].named(label, named)}>
      {label}
    </Button>
  </form>
)
