import { messages } from '@stragan/contract/messages'

/** What forms have done. */
export const noticeMessages = messages(
  {
    signed_out: () => 'You are signed out.',
    password_set: () => 'The new password is set. Sign in with it.',
    account_saved: () => 'Your account is saved.',
    password_changed: () => 'Your password is changed. Your other sessions have ended.',
    authenticator_disabled: () => 'The authenticator app is switched off.',
    session_ended: () => 'The session has ended.',
    shop_left: (shop: string) => `You no longer work in ${shop}.`,
    invited: (email: string) => `The invitation has been sent to ${email}.`,
    invitation_revoked: (email: string) => `The invitation of ${email} is revoked.`,
    role_changed: (name: string) => `The role of ${name} is changed.`,
    member_removed: (name: string) => `${name} no longer works in this shop.`,
    second_factor_reset: (name: string) => `${name} can sign in with the password alone and set up a new authenticator app.`,
    second_factor_required: () => 'Everybody who works in this shop now needs a second factor.',
    second_factor_optional: () => 'A second factor is no longer required in this shop.',
    settings_saved: (name: string) => `Saved: ${name}. The shop shows it within a second.`,
    settings_deleted: (name: string) => `Deleted: ${name}.`,
    key_revoked: (name: string) => `The API key “${name}” is revoked.`,
  },
  {
    signed_out: () => 'Wylogowano.',
    password_set: () => 'Nowe hasło zostało ustawione. Zaloguj się nim.',
    account_saved: () => 'Dane konta zapisano.',
    password_changed: () => 'Hasło zmieniono. Pozostałe sesje zostały zakończone.',
    authenticator_disabled: () => 'Aplikacja uwierzytelniająca jest wyłączona.',
    session_ended: () => 'Sesja została zakończona.',
    shop_left: (shop: string) => `Nie pracujesz już w sklepie ${shop}.`,
    invited: (email: string) => `Zaproszenie wysłano na adres ${email}.`,
    invitation_revoked: (email: string) => `Zaproszenie dla ${email} cofnięto.`,
    role_changed: (name: string) => `Rola została zmieniona: ${name}.`,
    member_removed: (name: string) => `Usunięto ze sklepu: ${name}.`,
    second_factor_reset: (name: string) => `${name}: do logowania wystarczy teraz hasło; można ustawić nową aplikację uwierzytelniającą.`,
    second_factor_required: () => 'Od teraz każda osoba w tym sklepie potrzebuje drugiego składnika logowania.',
    second_factor_optional: () => 'Drugi składnik logowania nie jest już wymagany w tym sklepie.',
    settings_saved: (name: string) => `Zapisano: ${name}. Sklep pokaże to w ciągu sekundy.`,
    settings_deleted: (name: string) => `Usunięto: ${name}.`,
    key_revoked: (name: string) => `Klucz API „${name}” unieważniono.`,
  },
)
export type NoticeKind = keyof (typeof noticeMessages)['en']
