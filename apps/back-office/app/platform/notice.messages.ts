import { messages } from '@stragan/contract/messages'

/** What forms have done. */
export const noticeMessages = messages(
  {
    signed_out: () => 'You have been signed out.',
    password_set: () => 'The new password has been set. Sign in with it.',
    account_saved: () => 'Your account has been saved.',
    password_changed: () => 'Your password has been changed. Your other sessions have ended.',
    authenticator_disabled: () => 'The authenticator app has been switched off.',
    session_ended: () => 'The session has ended.',
    shop_left: (shop: string) => `You no longer work in ${shop}.`,
    invited: (email: string) => `The invitation has been sent to ${email}.`,
    invitation_revoked: (email: string) => `The invitation for ${email} has been revoked.`,
    role_changed: (name: string) => `The role of ${name} has been changed.`,
    member_removed: (name: string) => `${name} no longer works in this shop.`,
    second_factor_reset: (name: string) => `${name} can now sign in with the password alone, and set up a new authenticator app.`,
    second_factor_required: () => 'Everybody who works in this shop now needs a second factor.',
    second_factor_optional: () => 'A second factor is no longer required in this shop.',
    order_moved: () => 'The status of the order has been changed.',
    payment_keys_saved: () => 'The keys have been saved.',
    payment_keys_removed: () => 'The keys have been removed.',
    key_revoked: (name: string) => `The API key “${name}” has been revoked.`,
  },
  {
    signed_out: () => 'Wylogowano.',
    password_set: () => 'Nowe hasło zostało ustawione. Zaloguj się nim.',
    account_saved: () => 'Zapisano dane konta.',
    password_changed: () => 'Hasło zostało zmienione. Pozostałe sesje zostały zakończone.',
    authenticator_disabled: () => 'Aplikacja uwierzytelniająca została wyłączona.',
    session_ended: () => 'Sesja została zakończona.',
    shop_left: (shop: string) => `Nie pracujesz już w sklepie ${shop}.`,
    invited: (email: string) => `Wysłano zaproszenie na adres ${email}.`,
    invitation_revoked: (email: string) => `Wycofano zaproszenie dla ${email}.`,
    role_changed: (name: string) => `Zmieniono rolę: ${name}.`,
    member_removed: (name: string) => `Usunięto ze sklepu: ${name}.`,
    second_factor_reset: (name: string) =>
      `${name}: do logowania wystarczy teraz samo hasło; można skonfigurować nową aplikację uwierzytelniającą.`,
    second_factor_required: () => 'Od teraz każda osoba w tym sklepie potrzebuje drugiego składnika logowania.',
    second_factor_optional: () => 'Drugi składnik logowania nie jest już wymagany w tym sklepie.',
    order_moved: () => 'Status zamówienia został zmieniony.',
    payment_keys_saved: () => 'Klucze zostały zapisane.',
    payment_keys_removed: () => 'Klucze zostały usunięte.',
    key_revoked: (name: string) => `Unieważniono klucz API „${name}”.`,
  },
)
export type NoticeKind = keyof (typeof noticeMessages)['en']
