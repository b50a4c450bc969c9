import { ButtonLink } from '@stragan/ui/button'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { handlingMessages } from './customer-handling.messages.ts'

interface PersonalDataProps {
  shop: string
  id: number
  canExport: boolean
  canErase: boolean
}

/** What a person may ask for about their data. */
export function PersonalData({ shop, id, canExport, canErase }: PersonalDataProps) {
  const t = handlingMessages[useLanguage()]
  if (!canExport && !canErase) return null
  return (
    <Section id="data" title={t.data} lead={t.dataLead}>
      <ul className="grid max-w-3xl gap-5">
        {canExport && (
          <li className="grid justify-items-start gap-2">
            <ButtonLink icon="download" href={`/${shop}/download/customers/${id}/data.json`}>
              {t.copy}
            </ButtonLink>
            <p className="max-w-prose text-quiet text-sm">{t.copyText}</p>
          </li>
        )}
        {canErase && (
          <li className="grid justify-items-start gap-2">
            <ButtonLink href={`/${shop}/customers/${id}/erasure`}>{t.erase}</ButtonLink>
            <p className="max-w-prose text-quiet text-sm">{t.eraseLead}</p>
          </li>
        )}
      </ul>
    </Section>
  )
}
