import { hrefTo, type Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { Button } from '@stragan/ui/button'
import { profileMessages } from './profile.messages.ts'
import { ProfileSection } from './profile-section.tsx'

interface Session {
  id: string
  /** Browser and operating system. */
  device: string | null
  is_current: boolean
  /** Formatted dates. */
  since: string
  until: string
}

/** Active sessions of the customer; those on other devices can be ended. */
export function Sessions({ language, sessions }: { language: Language; sessions: readonly Session[] }) {
  const t = profileMessages[language]
  return (
    <ProfileSection id="sessions" title={t.sessions}>
      <ul aria-labelledby="sessions" className="divide-y divide-rule border-rule border-y">
        {sessions.map(({ id, device, is_current, since, until }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className="tabular-nums">
              {device && <span className="block font-semibold">{device}</span>}
              {t.since(since)} <span className="whitespace-nowrap text-quiet text-sm">({t.until(until)})</span>
            </p>
            {is_current ? (
              <Badge tone="success">{t.isCurrent}</Badge>
            ) : (
              <form method="post" action={hrefTo(language, 'profile')}>
                <input type="hidden" name="intent" value="session" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" size="small" aria-label={t.endNamed(device, since)}>
                  {t.end}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.every(({ is_current }) => is_current) && <p className="text-quiet text-sm">{t.onlyHere}</p>}
    </ProfileSection>
  )
}
