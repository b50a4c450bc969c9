import type { ConfigurationEntry } from '@stragan/contract'

export type Business = ConfigurationEntry<'local_business'>

/** The seller: full details for print, or only contact details. */
export function Seller({ seller, reach = false, className }: { seller: Business; reach?: boolean; className: string }) {
  const { name, street, postal_code, city, phone, email } = seller
  return (
    <address className={`not-italic ${className}`}>
      {!reach && (
        <p>
          <strong className="block font-display font-semibold text-lg">{name}</strong>
          {street && `${street}, ${postal_code} ${city}`}
        </p>
      )}
      <p className="flex flex-wrap gap-x-6 print:justify-end">
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="target inline-flex items-center underline underline-offset-4">
            {phone}
          </a>
        )}
        <a href={`mailto:${email}`} className="target inline-flex items-center underline underline-offset-4">
          {email}
        </a>
      </p>
    </address>
  )
}
