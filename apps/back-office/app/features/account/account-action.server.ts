import { type Language, ShopError } from '@stragan/contract'
import { accountAdminCalls as calls, passkeyCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { qrCode } from '@stragan/web/qr-code.server'
import { data } from 'react-router'
import { done, pageAction, readCredential, requireAccount, submit } from '../../platform/page.server.ts'
import { passkeyTable } from '../passkeys/passkey-table.ts'
import { authenticatorTable, passwordTable, profileTable } from './account-forms.ts'

/** Longer than any that the API makes. */
const maxUriLength = 600

/** What an authenticator reads, drawn; null for what no form of ours has sent. */
function setUpOf(uri: string) {
  const url = uri.length <= maxUriLength ? URL.parse(uri) : null
  if (url?.protocol !== 'otpauth:') return null
  return { uri, secret: url.searchParams.get('secret') ?? '', qr: qrCode(uri) }
}

export const action = pageAction(async (office, form) => {
  const account = await requireAccount(office)
  const fields = fieldsOf(form)
  const intent = form.text('intent')
  switch (intent) {
    case 'profile': {
      const body = { name: fields.name ?? '', language: fields.language as Language }
      const { refused } = await submit(office, { intent, table: profileTable, fields, call: calls.updateAccount, args: { body } })
      if (refused) return refused
      office.setLanguage(body.language)
      return done(office, '/account', { kind: 'account_saved' })
    }
    case 'password': {
      const body = { current_password: fields.current_password ?? '', password: fields.password ?? '' }
      const { refused } = await submit(office, { intent, table: passwordTable, fields, call: calls.changePassword, args: { body } })
      return refused ?? done(office, '/account', { kind: 'password_changed' })
    }
    case 'set-up': {
      const { uri } = await office.api(calls.beginAuthenticator, {})
      return { setUp: setUpOf(uri) }
    }
    case 'authenticator': {
      const body = { code: fields.code ?? '' }
      const { refused, response } = await submit(office, {
        intent,
        table: authenticatorTable,
        fields,
        call: calls.enableAuthenticator,
        args: { body },
      })
      if (!refused) return { recoveryCodes: response.recovery_codes, isReplaced: account.has_authenticator }
      // The page shows the same secret again.
      return data({ ...refused.data, setUp: setUpOf(form.text('uri')) }, refused.init ?? undefined)
    }
    case 'recovery-codes': {
      const { recovery_codes } = await office.api(calls.replaceRecoveryCodes, {})
      return { recoveryCodes: recovery_codes, isReplaced: true }
    }
    case 'disable':
      await office.api(calls.disableAuthenticator, {})
      return done(office, '/account', { kind: 'authenticator_disabled' })
    case 'begin-passkey': {
      const outcome = await submit(office, { intent, table: {}, fields, call: passkeyCalls.beginPasskey, args: {} })
      return outcome.refused ?? { newPasskey: outcome.response }
    }
    case 'add-passkey': {
      const name = fields.name ?? ''
      const args = { body: { name, credential: readCredential(form.text('credential')) } }
      const { refused } = await submit(office, { intent, table: passkeyTable, fields: { name }, call: passkeyCalls.addPasskey, args })
      if (!refused) return done(office, '/account#passkeys', { kind: 'passkey_added', subject: name })
      // What the browser created is used up: the page creates another one.
      return data({ ...refused.data, newPasskey: await office.api(passkeyCalls.beginPasskey, {}) }, refused.init ?? undefined)
    }
    case 'rename-passkey': {
      const args = { params: { id: form.text('id') }, body: { name: fields.name ?? '' } }
      const { refused } = await submit(office, { intent, table: passkeyTable, fields, call: passkeyCalls.renamePasskey, args })
      return refused ?? done(office, '/account#passkeys', { kind: 'passkey_renamed', subject: args.body.name })
    }
    case 'remove-passkey': {
      const args = { params: { id: form.text('id') } }
      const { refused } = await submit(office, { intent, table: {}, fields, call: passkeyCalls.removePasskey, args })
      return refused ?? done(office, '/account#passkeys', { kind: 'passkey_removed', subject: form.text('subject') })
    }
    // Sent with a passkey, which the interruption's answer has confirmed.
    case 'second-factor':
      return done(office, '/')
    case 'end-session': {
      const { refused } = await submit(office, {
        intent,
        table: {},
        fields,
        call: calls.endSession,
        args: { params: { id: form.text('id') } },
      })
      return refused ?? done(office, '/account', { kind: 'session_ended' })
    }
    case 'leave': {
      const code = form.text('shop')
      const { refused } = await submit(office, { intent, table: {}, fields, call: calls.leaveShop, args: { params: { shop: code } } })
      const name = account.shops.find(shop => shop.code === code)?.name
      return refused ?? done(office, '/account', { kind: 'shop_left', subject: name })
    }
    default:
      throw new ShopError('not_found')
  }
})
