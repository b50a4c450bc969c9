import type { Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { distributionMessages } from './distribution.messages.ts'
import type { DistributionPoint } from './regions.ts'

/** A point of sale: address, opening hours and contact. The map is a link to another site. */
export function Point({ point, language }: { point: DistributionPoint; language: Language }) {
  const t = distributionMessages[language]
  const { name, street, postal_code, city, phone, email, opening_hours, latitude, longitude } = point
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
  return (
    <article>
      <h3 className="font-semibold font-text text-base">{name}</h3>
      <address className="mt-2 grid gap-1.5 not-italic">
        <p className="flex gap-2">
          <Icon name="map-pin" className="mt-0.5 text-quiet" />
          <span>
            {street}, {postal_code} {city}
          </span>
        </p>
        <p className="flex gap-2">
          <Icon name="phone" className="mt-0.5 text-quiet" />
          <span className="sr-only">{t.phone}: </span>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="link tabular-nums">
            {phone}
          </a>
        </p>
        {email && (
          <p className="flex gap-2">
            <Icon name="mail" className="mt-0.5 text-quiet" />
            <span className="sr-only">{t.email}: </span>
            <a href={`mailto:${email}`} className="link wrap-anywhere">
              {email}
            </a>
          </p>
        )}
        <p className="flex gap-2">
          <Icon name="clock" className="mt-0.5 text-quiet" />
          <span>
            <span className="sr-only">{t.hours}: </span>
            {opening_hours}
          </span>
        </p>
      </address>
      <a href={map} target="_blank" rel="noopener noreferrer" className="link target mt-2 inline-flex items-center gap-1 text-sm">
        {t.map}
        <span className="sr-only">: {name}</span>
        <Icon name="external" size="small" />
      </a>
    </article>
  )
}
