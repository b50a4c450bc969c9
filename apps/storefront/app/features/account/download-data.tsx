import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { profileMessages } from './profile.messages.ts'
import { ProfileSection } from './profile-section.tsx'

export function DownloadData({ language }: { language: Language }) {
  const t = profileMessages[language]
  return (
    <ProfileSection id="copy" title={t.copy}>
      <p>{t.copyLead}</p>
      <p>
        {t.copyRest}{' '}
        <a href={`${hrefTo(language, 'contact')}#message`} className="link">
          {t.contact}
        </a>
        .
      </p>
      <p>
        <ButtonLink icon="download" href="/account-data" download>
          {t.download}
        </ButtonLink>
      </p>
    </ProfileSection>
  )
}
