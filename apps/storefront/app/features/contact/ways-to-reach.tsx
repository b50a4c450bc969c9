import { type ConfigurationEntry, sellerIdentity } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Icon, type IconName } from '@stragan/ui/icon'
import type { ReactNode } from 'react'
import { contactMessages } from './contact.messages.ts'

export type Business = Pick<
  ConfigurationEntry<'local_business'>,
  'name' | 'street' | 'postal_code' | 'city' | 'phone' | 'email' | 'opening_hours' | 'nip' | 'regon' | 'registration'
>

/** Contact details of the shop, and where the seller is registered. The map is a link to another site. */
export function WaysToReach({ language, business }: { language: Language; business: Business }) {
  const t = contactMessages[language]
  const { name, street, postal_code, city, phone, email, opening_hours } = business
  const { numbers, company } = sellerIdentity(business, language)
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${street}, ${postal_code} ${city}` })}`
  return (
    <dl className="grid gap-5">
      {phone && (
        <Way icon="phone" name={t.phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="link target inline-flex items-center font-semibold text-lg tabular-nums">
            {phone}
          </a>
        </Way>
      )}
      <Way icon="mail" name={t.email}>
        <a href={`mailto:${email}`} className="link target wrap-anywhere inline-flex items-center">
          {email}
        </a>
      </Way>
      {opening_hours && (
        <Way icon="clock" name={t.hours}>
          {opening_hours}
        </Way>
      )}
      {street && (
        <Way icon="map-pin" name={t.address}>
          <address className="not-italic">
            {name}
            <br />
            {street}
            <br />
            {postal_code} {city}
          </address>
          <a href={map} target="_blank" rel="noopener noreferrer" className="link target mt-1 inline-flex items-center gap-1 text-sm">
            {t.onMap}
            <Icon name="external" size="small" />
          </a>
        </Way>
      )}
      {(numbers.length > 0 || company.length > 0) && (
        <Way icon="info" name={t.seller}>
          {!street && <span className="block">{name}</span>}
          {[...numbers, ...(company.length > 0 ? [company.join(', ')] : [])].map(text => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </Way>
      )}
    </dl>
  )
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <dt className="contents">
        <Icon name={icon} className="mt-0.5 text-quiet" />
        <span className="text-quiet text-sm">{name}</span>
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  )
}
