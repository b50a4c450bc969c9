import { type ConfigurationEntry, sellerIdentity } from '@stragan/contract'
import type { Language } from '@stragan/routing'

export type Business = ConfigurationEntry<'local_business'>

interface Props {
  seller: Business
  language: Language
  reach?: boolean
  className: string
}

/** The seller: full details for print, or only contact details. */
export function Seller({ seller, language, reach = false, className }: Props) {
  const { name, street, postal_code, city, phone, email } = seller
  const { numbers, company } = sellerIdentity(seller, language)
  return (
    <address className={`not-italic ${className}`}>
      {!reach && (
        <p>
          <strong className="block font-display font-semibold text-lg">{name}</strong>
          {street && `${street}, ${postal_code} ${city}`}
          {[numbers, company]
            .filter(texts => texts.length > 0)
            .map(texts => (
              <span key={texts[0]} className="block">
                {texts.join(', ')}
              </span>
            ))}
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
