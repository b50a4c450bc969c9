import type { Address } from '@stragan/contract'
import type { ReactNode } from 'react'

/** A named fact in a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-1 text-sm">
    <dt className="text-quiet">{name}</dt>
    <dd className="wrap-anywhere grid justify-items-start gap-0.5">{children}</dd>
  </div>
)

/** The lines of an address. */
export const AddressLines = ({ address }: { address: Address }) => {
  const { company, nip, first_name, last_name, street, postal_code, city, country } = address
  return (
    <>
      {company && <span>{company}</span>}
      {nip && (
        <span>
          NIP <span translate="no">{nip}</span>
        </span>
      )}
      <span>
        {first_name} {last_name}
      </span>
      <span>{street}</span>
      <span>
        {postal_code} {city}, {country}
      </span>
    </>
  )
}

/** Links to write to somebody and to call them. */
export const ContactLinks = ({ email, phone }: { email: string | null; phone: string | null }) => (
  <>
    {email && (
      <a href={`mailto:${email}`} className="link break-all py-0.5">
        {email}
      </a>
    )}
    {phone && (
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link py-0.5">
        {phone}
      </a>
    )}
  </>
)
