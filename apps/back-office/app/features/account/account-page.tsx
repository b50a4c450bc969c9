import { accountAdminCalls, passkeyCalls } from '@stragan/contract/admin'
import { useLanguage } from '../../platform/language.ts'
import { timesIn } from '../../platform/moments.ts'
import { pageLoader, requireAccount } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { NewPasskey } from '../passkeys/new-passkey.tsx'
import { PasskeysSection } from '../passkeys/passkeys-section.tsx'
import type { Route } from './+types/account-page.ts'
import { accountMessages } from './account.messages.ts'
import { PasswordSection, ProfileSection, SecondFactorSection } from './account-sections.tsx'
import { AuthenticatorSetUp, RecoveryCodes } from './authenticator.tsx'
import { SecondFactorNeeded } from './second-factor-needed.tsx'
import { Sessions } from './sessions.tsx'
import { Shops } from './shops.tsx'

export { action } from './account-action.server.ts'

export const loader = pageLoader(async (office, { query }) => {
  const account = await requireAccount(office)
  const times = timesIn(account.language, account.shops[0]?.time_zone ?? 'UTC')
  const [sessions, passkeys] = await Promise.all([office.api(accountAdminCalls.sessions, {}), office.api(passkeyCalls.passkeys, {})])
  return {
    account,
    isSecondFactorNeeded: query.get('needed') === 'second-factor' && !account.has_second_factor,
    passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      since: times.moment(created_at),
      lastUsed: last_used_at && times.moment(last_used_at),
    })),
    sessions: sessions.map(({ created_at, last_used_at, ...session }) => ({
      ...session,
      since: times.moment(created_at),
      lastUsed: times.moment(last_used_at),
    })),
  }
})

export default function AccountPage({
  loaderData: { account, sessions, passkeys, isSecondFactorNeeded },
  actionData,
}: Route.ComponentProps) {
  const t = accountMessages[useLanguage()]
  // What is shown once has the page for itself.
  if (actionData && 'recoveryCodes' in actionData)
    return <RecoveryCodes codes={actionData.recoveryCodes} isReplaced={actionData.isReplaced === true} />
  if (actionData && 'setUp' in actionData && actionData.setUp) return <AuthenticatorSetUp {...actionData.setUp} answer={actionData} />
  if (actionData && 'newPasskey' in actionData) return <NewPasskey options={actionData.newPasskey} answer={actionData} />
  return (
    <Page title={t.title} lead={account.email}>
      {isSecondFactorNeeded && <SecondFactorNeeded passkeys={passkeys.length} />}
      <ProfileSection account={account} answer={actionData} />
      <PasswordSection email={account.email} answer={actionData} />
      <SecondFactorSection account={account} />
      <PasskeysSection passkeys={passkeys} hasAuthenticator={account.has_authenticator} answer={actionData} />
      <Sessions sessions={sessions} answer={actionData} />
      <Shops shops={account.shops} answer={actionData} />
    </Page>
  )
}
