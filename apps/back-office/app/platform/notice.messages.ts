import { messages } from '@stragan/contract/messages'
import { plural } from '@stragan/contract/plural'

/** `moved/chosen`, as the notice carries it. */
const movedText = {
  en: (counts: string) => {
    const [moved = '', chosen] = counts.split('/')
    const of = plural('en', Number(moved), {
      one: 'The status of one order has been changed.',
      other: `The status of ${moved} orders has been changed.`,
    })
    return moved === chosen ? of : `${of} The others had been changed meanwhile.`
  },
  pl: (counts: string) => {
    const [moved = '', chosen] = counts.split('/')
    const n = Number(moved)
    const of = plural('pl', n, {
      one: 'Zmieniono status jednego zamówienia.',
      few: `Zmieniono status ${n} zamówień.`,
      many: `Zmieniono status ${n} zamówień.`,
      other: `Zmieniono status ${n} zamówienia.`,
    })
    return moved === chosen ? of : `${of} Pozostałe zostały w międzyczasie zmienione.`
  },
}

/** What forms have done. */
export const noticeMessages = messages(
  {
    signed_out: () => 'You have been signed out.',
    password_set: () => 'The new password has been set. Sign in with it.',
    account_saved: () => 'Your account has been saved.',
    password_changed: () => 'Your password has been changed. Your other sessions have ended.',
    authenticator_disabled: () => 'The authenticator app has been switched off.',
    passkey_added: (name: string) => `The passkey “${name}” has been added. You can now sign in with it.`,
    passkey_renamed: (name: string) => `The passkey is now called “${name}”.`,
    passkey_removed: (name: string) => `The passkey “${name}” has been removed.`,
    session_ended: () => 'The session has ended.',
    shop_left: (shop: string) => `You no longer work in ${shop}.`,
    invited: (email: string) => `The invitation has been sent to ${email}.`,
    invitation_revoked: (email: string) => `The invitation for ${email} has been revoked.`,
    role_changed: (name: string) => `The role of ${name} has been changed.`,
    member_removed: (name: string) => `${name} no longer works in this shop.`,
    second_factor_reset: (name: string) =>
      `${name} can now sign in with the password alone, and set up a new authenticator app or passkey.`,
    second_factor_required: () => 'Everybody who works in this shop now needs a second factor.',
    second_factor_optional: () => 'A second factor is no longer required in this shop.',
    settings_saved: (name: string) => `Saved: ${name}. The change takes effect in the shop within a second.`,
    settings_deleted: (name: string) => `Deleted: ${name}.`,
    mail_queued_again: (recipient: string) => `The e-mail to ${recipient} is being sent again.`,
    change_undone: () => 'The change has been undone.',
    order_moved: () => 'The status of the order has been changed.',
    orders_moved: (counts: string) => movedText.en(counts),
    payment_recorded: () => 'The payment has been recorded.',
    order_data_saved: () => 'The order has been changed.',
    shipment_saved: () => 'The shipment has been corrected. The buyer sees it at once.',
    note_added: () => 'The note has been added.',
    note_saved: () => 'The note has been changed.',
    note_deleted: () => 'The note has been deleted.',
    deferred_payment_approved: () => 'The company can now pay later. It sees this at once in the shop.',
    deferred_payment_withdrawn: () => 'The approval has been withdrawn. Orders already placed stay as they are.',
    customer_locked: () => 'The customer has been locked and logged out everywhere.',
    customer_unlocked: () => 'The customer can log in again.',
    lock_reason_saved: () => 'The reason has been changed.',
    customer_sessions_ended: () => 'The customer has been logged out everywhere.',
    customer_erased: () => 'The customer has been erased.',
    refund_made: (number: string) => `The refund of order ${number} has been noted.`,
    refund_not_made: (number: string) => `The refund of order ${number} is due again.`,
    inbox_entry_changed: () => 'The entry has been changed.',
    inbox_reply_sent: () => 'The reply is being sent.',
    stock_moved: (n: string) =>
      plural('en', Number(n), { one: 'The stock of one variant has been changed.', other: `The stock of ${n} variants has been changed.` }),
    minimum_stock_saved: () => 'The minimum stock has been saved.',
    payment_keys_saved: () => 'The keys have been saved.',
    payment_keys_removed: () => 'The keys have been removed.',
    host_added: (host: string) => `${host} has been added. It will work once the check has passed.`,
    host_serves: (host: string) => `The shop can now be opened at ${host}.`,
    host_primary: (host: string) => `${host} is now the primary domain.`,
    host_removed: (host: string) => `${host} has been removed.`,
    view_saved: (name: string) => `The view “${name}” has been saved.`,
    view_deleted: (name: string) => `The view “${name}” has been deleted.`,
    key_revoked: (name: string) => `The API key “${name}” has been revoked.`,
    webhook_saved: () => 'The webhook has been saved.',
    webhook_deleted: (host: string) => `The webhook to ${host} has been deleted.`,
  },
  {
    signed_out: () => 'Wylogowano.',
    password_set: () => 'Nowe hasło zostało ustawione. Zaloguj się nim.',
    account_saved: () => 'Zapisano dane konta.',
    password_changed: () => 'Hasło zostało zmienione. Pozostałe sesje zostały zakończone.',
    authenticator_disabled: () => 'Aplikacja uwierzytelniająca została wyłączona.',
    passkey_added: (name: string) => `Dodano klucz dostępu „${name}”. Możesz się nim teraz logować.`,
    passkey_renamed: (name: string) => `Klucz dostępu nazywa się teraz „${name}”.`,
    passkey_removed: (name: string) => `Usunięto klucz dostępu „${name}”.`,
    session_ended: () => 'Sesja została zakończona.',
    shop_left: (shop: string) => `Nie pracujesz już w sklepie ${shop}.`,
    invited: (email: string) => `Wysłano zaproszenie na adres ${email}.`,
    invitation_revoked: (email: string) => `Wycofano zaproszenie dla ${email}.`,
    role_changed: (name: string) => `Zmieniono rolę: ${name}.`,
    member_removed: (name: string) => `Usunięto ze sklepu: ${name}.`,
    second_factor_reset: (name: string) =>
      `${name}: do logowania wystarczy teraz samo hasło; można skonfigurować nową aplikację uwierzytelniającą lub dodać klucz dostępu.`,
    second_factor_required: () => 'Od teraz każda osoba w tym sklepie potrzebuje drugiego składnika logowania.',
    second_factor_optional: () => 'Drugi składnik logowania nie jest już wymagany w tym sklepie.',
    settings_saved: (name: string) => `Zapisano: ${name}. Zmiana zacznie działać w sklepie w ciągu sekundy.`,
    settings_deleted: (name: string) => `Usunięto: ${name}.`,
    mail_queued_again: (recipient: string) => `Wiadomość do ${recipient} jest wysyłana ponownie.`,
    change_undone: () => 'Zmiana została cofnięta.',
    order_moved: () => 'Status zamówienia został zmieniony.',
    orders_moved: (counts: string) => movedText.pl(counts),
    payment_recorded: () => 'Wpłata została zapisana.',
    order_data_saved: () => 'Dane zamówienia zostały zmienione.',
    shipment_saved: () => 'Dane przesyłki zostały poprawione. Kupujący od razu je widzi.',
    note_added: () => 'Dodano notatkę.',
    note_saved: () => 'Zmieniono notatkę.',
    note_deleted: () => 'Usunięto notatkę.',
    deferred_payment_approved: () => 'Firma może teraz płacić z odroczonym terminem. W sklepie widzi to od razu.',
    deferred_payment_withdrawn: () => 'Cofnięto zgodę na odroczony termin płatności. Złożone już zamówienia pozostają bez zmian.',
    customer_locked: () => 'Klient został zablokowany i wylogowany ze wszystkich urządzeń.',
    customer_unlocked: () => 'Klient może się znowu zalogować.',
    lock_reason_saved: () => 'Zmieniono powód blokady.',
    customer_sessions_ended: () => 'Klient został wylogowany ze wszystkich urządzeń.',
    customer_erased: () => 'Dane klienta zostały usunięte.',
    refund_made: (number: string) => `Zwrot do zamówienia ${number} został odnotowany.`,
    refund_not_made: (number: string) => `Zwrot do zamówienia ${number} jest znowu do wykonania.`,
    inbox_entry_changed: () => 'Zmiana została zapisana.',
    inbox_reply_sent: () => 'Odpowiedź jest wysyłana.',
    stock_moved: (n: string) =>
      plural('pl', Number(n), {
        one: 'Zmieniono stan jednego wariantu.',
        few: `Zmieniono stany ${n} wariantów.`,
        many: `Zmieniono stany ${n} wariantów.`,
        other: `Zmieniono stany ${n} wariantu.`,
      }),
    minimum_stock_saved: () => 'Zapisano stan minimalny.',
    payment_keys_saved: () => 'Klucze zostały zapisane.',
    payment_keys_removed: () => 'Klucze zostały usunięte.',
    host_added: (host: string) => `Dodano ${host}. Domena zacznie działać, gdy sprawdzenie się powiedzie.`,
    host_serves: (host: string) => `Sklep działa teraz pod adresem ${host}.`,
    host_primary: (host: string) => `Domena główna to teraz ${host}.`,
    host_removed: (host: string) => `Usunięto ${host}.`,
    view_saved: (name: string) => `Zapisano widok „${name}”.`,
    view_deleted: (name: string) => `Usunięto widok „${name}”.`,
    key_revoked: (name: string) => `Unieważniono klucz API „${name}”.`,
    webhook_saved: () => 'Webhook został zapisany.',
    webhook_deleted: (host: string) => `Usunięto webhook ${host}.`,
  },
)
export type NoticeKind = keyof (typeof noticeMessages)['en']
