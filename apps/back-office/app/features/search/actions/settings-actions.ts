import { languages } from '@stragan/contract'
import { viewedLists } from '@stragan/contract/admin'
import { guaranteeNoticeMessages } from '../../guarantee-notice/guarantee-notice.messages.ts'
import { savedViewMessages } from '../../saved-views/saved-views.messages.ts'
import type { Action } from './action.ts'

/** Actions about the shop itself, its people and one’s own account. */
export const settingsActions: readonly Action[] = [
  ...viewedLists.map(list => ({
    path: `/{shop}/views/${list}`,
    permission: `${list}:read` as const,
    texts: { en: savedViewMessages.en.title[list], pl: savedViewMessages.pl.title[list] },
    calls: [
      `POST /shops/{shop}/saved_views/${list}`,
      `PUT /shops/{shop}/saved_views/${list}/{id}`,
      `DELETE /shops/{shop}/saved_views/${list}/{id}`,
    ],
  })),
  {
    path: '/{shop}/staff#invite',
    permission: 'staff:write',
    texts: { en: 'Invite a person', pl: 'Zaproś osobę do sklepu' },
    calls: ['POST /shops/{shop}/invitations'],
  },
  {
    path: '/{shop}/staff#invitations',
    permission: 'staff:write',
    texts: { en: 'Revoke an invitation', pl: 'Wycofaj zaproszenie' },
    calls: ['DELETE /shops/{shop}/invitations/{id}'],
  },
  {
    path: '/{shop}/staff',
    permission: 'staff:write',
    texts: { en: 'Change roles, remove people, reset a second factor', pl: 'Zmień role, usuń osoby, zresetuj drugi składnik' },
    calls: ['PUT /shops/{shop}/staff/{id}', 'DELETE /shops/{shop}/staff/{id}', 'DELETE /shops/{shop}/staff/{id}/second_factor'],
  },
  {
    path: '/{shop}/staff#policy',
    permission: 'staff:write',
    texts: { en: 'Require a second factor of everybody', pl: 'Wymagaj drugiego składnika od wszystkich' },
    calls: ['PUT /shops/{shop}/staff_policy'],
  },
  {
    path: '/{shop}/api-keys/new',
    permission: 'keys:write',
    texts: { en: 'Create an API key', pl: 'Utwórz klucz API' },
    calls: ['POST /shops/{shop}/api_keys'],
  },
  {
    path: '/{shop}/api-keys',
    permission: 'keys:write',
    texts: { en: 'Revoke an API key', pl: 'Unieważnij klucz API' },
    calls: ['DELETE /shops/{shop}/api_keys/{id}'],
  },
  {
    path: '/{shop}/failed-emails',
    permission: 'settings:write',
    texts: { en: 'Send failed e-mails again', pl: 'Wyślij ponownie niewysłane wiadomości' },
    calls: ['POST /shops/{shop}/failed_mails/{id}/retry'],
  },
  ...languages.map(language => ({
    path: `/{shop}/guarantee-notice/${language}`,
    permission: 'settings:write' as const,
    texts: { en: guaranteeNoticeMessages.en.action(language), pl: guaranteeNoticeMessages.pl.action(language) },
    calls: ['POST /shops/{shop}/guarantee_notices/{language}', 'DELETE /shops/{shop}/guarantee_notices/{language}'],
    noticeIn: language,
  })),
  {
    path: '/{shop}/history',
    permission: 'history:write',
    texts: { en: 'Undo a change', pl: 'Cofnij zmianę' },
    calls: ['POST /shops/{shop}/change_sets/{id}/undo'],
  },
  {
    path: '/{shop}/webhooks/new',
    permission: 'webhooks:write',
    texts: { en: 'Add a webhook', pl: 'Dodaj webhook' },
    calls: ['POST /shops/{shop}/webhooks'],
  },
  {
    path: '/{shop}/webhooks',
    permission: 'webhooks:write',
    texts: {
      en: 'Webhooks: send a test event, send again, replace the secret, change, delete',
      pl: 'Webhooki: wyślij zdarzenie testowe, wyślij ponownie, zmień klucz podpisu, zmień ustawienia, usuń',
    },
    calls: [
      'PUT /shops/{shop}/webhooks/{id}',
      'DELETE /shops/{shop}/webhooks/{id}',
      'POST /shops/{shop}/webhooks/{id}/secret',
      'POST /shops/{shop}/webhooks/{id}/test',
      'POST /shops/{shop}/webhooks/{id}/deliveries/{delivery}/attempts',
    ],
  },
  {
    path: '/{shop}/settings',
    permission: 'settings:write',
    texts: { en: 'Change the shop’s settings', pl: 'Zmień ustawienia sklepu' },
    calls: ['PUT /shops/{shop}/settings/{scope}', 'PUT /shops/{shop}/money_settings/{scope}'],
  },
  {
    path: '/{shop}/hosts',
    permission: 'settings:write',
    texts: { en: 'Domains: add, check, make the primary one, remove', pl: 'Domeny: dodaj, sprawdź, ustaw jako główną, usuń' },
    calls: [
      'POST /shops/{shop}/hosts',
      'POST /shops/{shop}/hosts/{host}/check',
      'PUT /shops/{shop}/primary_host',
      'DELETE /shops/{shop}/hosts/{host}',
    ],
  },
  {
    path: '/{shop}/payment-keys',
    permission: 'money-settings:write',
    texts: { en: 'Set up online payments with Stripe', pl: 'Włącz płatności online przez Stripe' },
    calls: ['PUT /shops/{shop}/payment_keys'],
  },
  {
    path: '/account#profile',
    permission: 'signed-in',
    texts: { en: 'Change my name and language', pl: 'Zmień moje imię i nazwisko oraz język' },
    calls: ['PUT /account'],
  },
  {
    path: '/account#password',
    permission: 'signed-in',
    texts: { en: 'Change my password', pl: 'Zmień moje hasło' },
    calls: ['PUT /account/password'],
  },
  {
    path: '/account#second-factor',
    permission: 'signed-in',
    texts: { en: 'Second factor: authenticator app and recovery codes', pl: 'Drugi składnik: aplikacja uwierzytelniająca i kody zapasowe' },
    calls: ['POST /account/authenticator', 'PUT /account/authenticator', 'DELETE /account/authenticator', 'PUT /account/recovery_codes'],
  },
  {
    path: '/account#passkeys',
    permission: 'signed-in',
    texts: { en: 'Passkeys: add, rename, remove', pl: 'Klucze dostępu: dodaj, zmień nazwę, usuń' },
    calls: ['POST /account/passkeys/options', 'POST /account/passkeys', 'PUT /account/passkeys/{id}', 'DELETE /account/passkeys/{id}'],
  },
  {
    path: '/account#sessions',
    permission: 'signed-in',
    texts: { en: 'End my other sessions', pl: 'Zakończ moje inne sesje' },
    calls: ['DELETE /account/sessions/{id}'],
  },
  {
    path: '/account#shops',
    permission: 'signed-in',
    texts: { en: 'Leave a shop', pl: 'Opuść sklep' },
    calls: ['DELETE /account/shops/{shop}'],
  },
  {
    path: '/installation/new',
    permission: 'operator',
    texts: { en: 'Create a shop', pl: 'Załóż sklep' },
    calls: ['POST /shops'],
  },
]
