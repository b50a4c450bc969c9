import type { Language } from '@stragan/contract'
import { minutesText } from '@stragan/contract/counts'
import type { Refused } from '@stragan/ui/form'
import { catalogueRefusals } from './catalogue-refusals.messages.ts'
import type { RefusalText } from './refusal-text.ts'

const waitText: Record<Language, (refused: Refused) => string> = {
  en: ({ minutes }) => (minutes > 0 ? `Try again in ${minutesText.en(minutes)}.` : 'Wait a few minutes and try again.'),
  pl: ({ minutes }) => (minutes > 0 ? `Spróbuj ponownie za ${minutesText.pl(minutes)}.` : 'Odczekaj kilka minut i spróbuj ponownie.'),
}

const refusals: Record<Language, Partial<Record<Refused['code'], RefusalText>>> = {
  en: {
    ...catalogueRefusals.en,
    login_failed: { title: 'The e-mail address or password is wrong', text: 'Check both and try again, or set a new password.' },
    second_factor_wrong: {
      title: 'The code is wrong',
      text: 'A code is valid for half a minute and works only once. Wait for the next one, and check that your phone’s clock is right.',
    },
    passkey_refused: {
      title: 'The passkey was not accepted',
      text: 'It may have been removed from the account, or more than five minutes may have passed. Try again, or use your password.',
    },
    passkey_not_found: { title: 'This passkey no longer exists', text: 'It has already been removed.' },
    passkey_required: {
      title: 'Confirm with your passkey first',
      text: 'You signed in with your password alone. Sign out and sign in with your passkey; then you can change how you sign in. If you have lost it, an owner of the shop can reset your second factor.',
    },
    too_many_passkeys: { title: 'You already have 10 passkeys', text: 'Remove one first.' },
    second_factor_required: {
      title: 'First sign in with a second factor yourself',
      text: 'To require a second factor of others, you need one yourself: set up an authenticator app or a passkey in your account.',
    },
    demo_sign_in_refused: {
      title: 'Demo accounts work only on the machine that runs the shop',
      text: 'Their password is public, so they can sign in only in a browser on that machine, without a proxy.',
    },
    link_invalid: { title: 'This link no longer works', text: 'It has already been used or has expired. Ask for a new one.' },
    host_taken: { title: 'This domain is taken', text: 'Another shop or the back office uses it. Choose another one.' },
    already_a_host: { title: 'The shop already has this domain', text: 'It is in the list above.' },
    host_waiting: { title: 'This domain does not work yet', text: 'It has to pass its check first.' },
    last_host: { title: 'A shop needs a domain', text: 'Add another one first.' },
    primary_host: { title: 'The primary domain cannot be removed', text: 'Make another domain the primary one first.' },
    host_not_found: { title: 'The shop no longer has this domain', text: 'It has already been removed.' },
    too_many_hosts: { title: 'The shop already has 20 domains', text: 'Remove one first.' },
    order_move_refused: { title: 'The order’s status has changed in the meantime', text: 'The current status is shown on this page.' },
    failed_mail_not_found: {
      title: 'This e-mail is no longer among the failed ones',
      text: 'It has been sent or deleted in the meantime.',
    },
    undo_refused: {
      title: 'This change cannot be undone',
      text: 'The earlier values no longer fit the shop as it is now. Change the values by hand.',
    },
    nothing_to_undo: {
      title: 'There is nothing left to undo',
      text: 'Everything has been changed again since, or has been undone already.',
    },
    order_changed: {
      title: 'Somebody else changed the order in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    order_closed: { title: 'This order can no longer be changed', text: 'It has been sent or cancelled in the meantime.' },
    order_note_not_found: {
      title: 'This note cannot be changed',
      text: 'Only its author can change or delete it, or it has already been deleted.',
    },
    customer_not_found: { title: 'This customer no longer exists', text: 'The account was closed or erased in the meantime.' },
    customer_not_company: {
      title: 'Only a company can pay later',
      text: 'The account has no NIP. The customer can add one to the account in the shop.',
    },
    company_changed: {
      title: 'The customer’s NIP has changed in the meantime',
      text: 'Nothing was approved. The page shows the current company: check it, and approve it again.',
    },
    order_note_sent: {
      title: 'This note stays as it is',
      text: 'It went to the buyer by e-mail; the timeline says whether it was delivered. You can send another one.',
    },
    recipient_changed: {
      title: 'The buyer’s e-mail address was changed in the meantime',
      text: 'Nothing was sent. The form shows the current address: send the message again.',
    },
    buyer_erased: { title: 'There is nobody to write to', text: 'The buyer’s data has been erased. You can still add a note for staff.' },
    customer_note_not_found: {
      title: 'This note cannot be changed',
      text: 'Only its author can change or delete it, or it has already been deleted.',
    },
    too_many_customer_notes: { title: 'This customer already has 200 notes', text: 'Delete one first.' },
    customer_has_open_orders: {
      title: 'The customer has an open order',
      text: 'It has to be delivered or cancelled first: until then its data is needed. Nothing has been erased.',
    },
    refund_due: {
      title: 'Money is still to be paid back to the customer',
      text: 'Pay it back and record it under Refunds first. Nothing has been erased.',
    },
    minimum_stock_changed: {
      title: 'Somebody else changed the minimum stock in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    lock_changed: {
      title: 'Somebody else changed the lock in the meantime',
      text: 'Below you see what is stored now beside what you typed. Send it again to keep yours.',
    },
    inbox_entry_changed: {
      title: 'Somebody else changed this in the meantime',
      text: 'The page shows what is stored now. Nothing was changed: if your change is still needed, make it again.',
    },
    shipment_not_found: { title: 'This shipment no longer exists', text: 'Go back to the order.' },
    shipment_changed: {
      title: 'Somebody else corrected the shipment in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    email_required: { title: 'This e-mail cannot be left out', text: 'It concludes the contract: the buyer has to receive it.' },
    payment_not_applicable: {
      title: 'This payment cannot be applied to the order',
      text: 'The amount is not the order’s total, or the order has been paid or cancelled. Correct the amount, or tick the box to mark the payment for refund.',
    },
    too_many_order_notes: {
      title: 'This order already has 200 such notes',
      text: 'Delete a note for staff first. Notes that were sent to the buyer stay.',
    },
    too_many_typed_emails: {
      title: 'The shop has sent 2,000 e-mails with text typed by staff in the last 24 hours',
      text: 'Nothing was sent and nothing was changed. Try again later. You can still change the status of an order if you do not add a message or change the subject.',
    },
    last_owner: { title: 'A shop needs an owner', text: 'Make somebody else an owner first.' },
    already_a_member: { title: 'This person already works in the shop', text: 'You can change the role in the list above.' },
    too_many_invitations: { title: 'There are already 100 pending invitations', text: 'Revoke one first.' },
    too_many_api_keys: { title: 'The shop already has 50 API keys', text: 'Revoke one first.' },
    scope_not_granted: { title: 'You cannot grant a right that you do not have', text: 'Leave it out, or ask an owner to create the key.' },
    second_factor_reset_refused: {
      title: 'This second factor cannot be reset here',
      text: 'The second factor of an owner, or of a person who also works in other shops, can be reset only on the command line.',
    },
    staff_not_found: { title: 'This person no longer works in the shop', text: 'Go back to the list.' },
    invitation_not_found: { title: 'This invitation no longer exists', text: 'It has been accepted or revoked, or has expired.' },
    saved_view_not_found: { title: 'This view no longer exists', text: 'It has already been deleted.' },
    too_many_saved_views: { title: 'There are already 50 views of this list', text: 'Delete one first.' },
    refund_not_found: {
      title: 'This refund no longer exists',
      text: 'It was deleted with the order or the withdrawal that it belonged to.',
    },
    secret_shown_before: {
      title: 'This form has already been submitted',
      text: 'Its key or secret was shown once and cannot be shown again. If you did not copy it, create a new one and delete or revoke the one you do not need.',
    },
    api_key_not_found: { title: 'This API key no longer exists', text: 'It has already been revoked.' },
    inbox_entry_not_found: { title: 'This entry no longer exists', text: 'It has been deleted, as the privacy policy says.' },
    webhook_not_found: { title: 'This webhook no longer exists', text: 'It has already been deleted.' },
    webhook_changed: {
      title: 'Somebody else changed the webhook in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    webhook_delivery_not_found: { title: 'This event is no longer in the log', text: 'Events are kept for 30 days.' },
    too_many_webhooks: { title: 'The shop already has 10 webhooks', text: 'Delete one first.' },
    session_not_found: { title: 'This session has already ended', text: 'There is nothing left to do.' },
  },
  pl: {
    ...catalogueRefusals.pl,
    login_failed: { title: 'Nieprawidłowy e-mail lub hasło', text: 'Sprawdź wpisane dane i spróbuj ponownie albo ustaw nowe hasło.' },
    second_factor_wrong: {
      title: 'Kod jest nieprawidłowy',
      text: 'Kod działa pół minuty i tylko raz. Poczekaj na następny i sprawdź, czy zegar telefonu jest ustawiony prawidłowo.',
    },
    passkey_refused: {
      title: 'Klucz dostępu nie został przyjęty',
      text: 'Klucz mógł zostać usunięty z konta albo minęło więcej niż pięć minut. Spróbuj ponownie albo użyj hasła.',
    },
    passkey_not_found: { title: 'Tego klucza dostępu już nie ma', text: 'Klucz został już usunięty.' },
    passkey_required: {
      title: 'Najpierw użyj klucza dostępu',
      text: 'Zalogowano Cię samym hasłem. Wyloguj się i zaloguj kluczem dostępu; wtedy zmienisz sposób logowania. Jeśli nie masz już tego klucza, właściciel sklepu może zresetować Twój drugi składnik.',
    },
    too_many_passkeys: { title: 'Masz już 10 kluczy dostępu', text: 'Najpierw usuń jeden z nich.' },
    second_factor_required: {
      title: 'Najpierw zaloguj się z drugim składnikiem',
      text: 'Kto wymaga drugiego składnika od innych, sam też go potrzebuje: skonfiguruj na swoim koncie aplikację uwierzytelniającą lub klucz dostępu.',
    },
    demo_sign_in_refused: {
      title: 'Konta demonstracyjne działają tylko na komputerze, na którym działa sklep',
      text: 'Hasło tych kont jest publiczne, dlatego można się na nie zalogować tylko w przeglądarce na tym komputerze, bez serwera pośredniczącego.',
    },
    link_invalid: { title: 'Ten link już nie działa', text: 'Link został wykorzystany albo wygasł. Poproś o nowy.' },
    host_taken: { title: 'Ta domena jest zajęta', text: 'Tej domeny używa inny sklep albo panel. Wybierz inną.' },
    already_a_host: { title: 'Sklep ma już tę domenę', text: 'Ta domena jest na liście powyżej.' },
    host_waiting: { title: 'Ta domena jeszcze nie działa', text: 'Najpierw musi się powieść sprawdzenie domeny.' },
    last_host: { title: 'Sklep musi mieć domenę', text: 'Najpierw dodaj inną.' },
    primary_host: { title: 'Domeny głównej nie można usunąć', text: 'Najpierw ustaw inną domenę jako główną.' },
    host_not_found: { title: 'Sklep nie ma już tej domeny', text: 'Domena została wcześniej usunięta.' },
    too_many_hosts: { title: 'Sklep ma już 20 domen', text: 'Najpierw usuń jedną z nich.' },
    order_move_refused: { title: 'Status zamówienia zmienił się w międzyczasie', text: 'Aktualny status widać na tej stronie.' },
    failed_mail_not_found: {
      title: 'Tej wiadomości nie ma już wśród niewysłanych',
      text: 'Wiadomość została w międzyczasie wysłana lub usunięta.',
    },
    undo_refused: {
      title: 'Tej zmiany nie można cofnąć',
      text: 'Poprzednie wartości nie pasują już do obecnego stanu sklepu. Zmień je ręcznie.',
    },
    nothing_to_undo: { title: 'Nie ma już czego cofać', text: 'Wszystko zostało później zmienione ponownie albo już cofnięte.' },
    order_changed: {
      title: 'Ktoś w międzyczasie zmienił to zamówienie',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    order_closed: { title: 'Tego zamówienia nie można już zmienić', text: 'Zamówienie zostało w międzyczasie wysłane lub anulowane.' },
    order_note_not_found: {
      title: 'Nie można zmienić tej notatki',
      text: 'Notatkę może zmienić lub usunąć tylko autor; mogła też zostać już usunięta.',
    },
    customer_not_found: { title: 'Tego klienta już nie ma', text: 'W międzyczasie zamknięto konto lub usunięto dane.' },
    customer_not_company: {
      title: 'Odroczony termin płatności może mieć tylko firma',
      text: 'Na koncie nie ma numeru NIP. Klient może go dodać na swoim koncie w sklepie.',
    },
    company_changed: {
      title: 'NIP klienta zmienił się w międzyczasie',
      text: 'Niczego nie przyznano. Strona pokazuje aktualną firmę: sprawdź ją i przyznaj odroczony termin ponownie.',
    },
    order_note_sent: {
      title: 'Tej notatki nie można zmienić ani usunąć',
      text: 'Notatkę wysłano kupującemu e-mailem; czy dotarła, widać w przebiegu zamówienia. Możesz wysłać następną.',
    },
    recipient_changed: {
      title: 'Adres e-mail kupującego zmienił się w międzyczasie',
      text: 'Niczego nie wysłano. Formularz pokazuje aktualny adres: wyślij wiadomość ponownie.',
    },
    buyer_erased: {
      title: 'Nie ma do kogo napisać',
      text: 'Dane kupującego zostały usunięte. Nadal możesz dodać notatkę dla pracowników.',
    },
    customer_note_not_found: {
      title: 'Nie można zmienić tej notatki',
      text: 'Notatkę może zmienić lub usunąć tylko autor; mogła też zostać już usunięta.',
    },
    too_many_customer_notes: { title: 'O tym kliencie jest już 200 notatek', text: 'Najpierw usuń jedną z nich.' },
    customer_has_open_orders: {
      title: 'Klient ma zamówienie w realizacji',
      text: 'Najpierw trzeba dostarczyć lub anulować zamówienie: do tego czasu dane klienta są potrzebne. Niczego nie usunięto.',
    },
    refund_due: {
      title: 'Klientowi trzeba jeszcze zwrócić pieniądze',
      text: 'Najpierw zwróć pieniądze i odnotuj zwrot w „Zwrotach pieniędzy”. Niczego nie usunięto.',
    },
    minimum_stock_changed: {
      title: 'Ktoś inny zmienił stan minimalny w międzyczasie',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoją zmianę.',
    },
    lock_changed: {
      title: 'Ktoś inny zmienił blokadę w międzyczasie',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Wyślij ponownie, aby zachować swoją zmianę.',
    },
    inbox_entry_changed: {
      title: 'Ktoś inny zmienił to w międzyczasie',
      text: 'Na stronie widać, co jest zapisane teraz. Niczego nie zmieniono: jeśli Twoja zmiana jest nadal potrzebna, wprowadź ją ponownie.',
    },
    shipment_not_found: { title: 'Tej przesyłki już nie ma', text: 'Wróć do zamówienia.' },
    shipment_changed: {
      title: 'Ktoś inny poprawił dane przesyłki w międzyczasie',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    email_required: { title: 'Tej wiadomości nie można pominąć', text: 'Ta wiadomość oznacza zawarcie umowy: kupujący musi ją otrzymać.' },
    payment_not_applicable: {
      title: 'Nie można zaliczyć tej wpłaty',
      text: 'Kwota nie jest równa wartości zamówienia albo zamówienie zostało już opłacone lub anulowane. Popraw kwotę albo zaznacz, że pieniądze są do zwrotu.',
    },
    too_many_order_notes: {
      title: 'To zamówienie ma już 200 takich notatek',
      text: 'Najpierw usuń którąś z notatek dla pracowników. Notatki wysłane do kupującego pozostają.',
    },
    too_many_typed_emails: {
      title: 'W ciągu ostatnich 24 godzin sklep wysłał już 2000 e-maili z tekstem pracowników',
      text: 'Nic nie wysłano i nic nie zmieniono. Spróbuj później. Status zamówienia możesz zmienić bez własnego tekstu.',
    },
    last_owner: { title: 'Sklep musi mieć właściciela', text: 'Najpierw nadaj rolę właściciela komuś innemu.' },
    already_a_member: { title: 'Ta osoba już pracuje w sklepie', text: 'Rolę możesz zmienić na liście powyżej.' },
    too_many_invitations: { title: 'Jest już 100 oczekujących zaproszeń', text: 'Najpierw wycofaj jedno z nich.' },
    too_many_api_keys: { title: 'Sklep ma już 50 kluczy API', text: 'Najpierw unieważnij jeden z nich.' },
    scope_not_granted: {
      title: 'Nie można nadać uprawnienia, którego się nie ma',
      text: 'Pomiń to uprawnienie albo poproś właściciela sklepu o utworzenie klucza.',
    },
    second_factor_reset_refused: {
      title: 'Tego drugiego składnika nie można tu zresetować',
      text: 'Drugi składnik właściciela albo osoby, która pracuje też w innych sklepach, można zresetować tylko w wierszu poleceń.',
    },
    staff_not_found: { title: 'Ta osoba już nie pracuje w sklepie', text: 'Wróć do listy.' },
    invitation_not_found: { title: 'Tego zaproszenia już nie ma', text: 'Zaproszenie zostało przyjęte lub wycofane albo wygasło.' },
    saved_view_not_found: { title: 'Tego widoku już nie ma', text: 'Widok został wcześniej usunięty.' },
    too_many_saved_views: { title: 'Ta lista ma już 50 widoków', text: 'Najpierw usuń jeden z nich.' },
    refund_not_found: {
      title: 'Tego zwrotu już nie ma',
      text: 'Zwrot został usunięty razem z zamówieniem lub odstąpieniem, którego dotyczył.',
    },
    secret_shown_before: {
      title: 'Ten formularz został już wysłany',
      text: 'Klucz był widoczny tylko raz i nie można go ponownie wyświetlić. Jeśli go nie skopiowano, utwórz nowy, a niepotrzebny usuń lub unieważnij.',
    },
    api_key_not_found: { title: 'Tego klucza API już nie ma', text: 'Klucz został już unieważniony.' },
    inbox_entry_not_found: { title: 'Tego zgłoszenia już nie ma', text: 'Zgłoszenie zostało usunięte zgodnie z polityką prywatności.' },
    webhook_not_found: { title: 'Tego webhooka już nie ma', text: 'Webhook został już usunięty.' },
    webhook_changed: {
      title: 'Ktoś inny zmienił webhook w międzyczasie',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    webhook_delivery_not_found: { title: 'Tego zdarzenia nie ma już w dzienniku', text: 'Zdarzenia przechowujemy przez 30 dni.' },
    too_many_webhooks: { title: 'Sklep ma już 10 webhooków', text: 'Najpierw usuń jeden z nich.' },
    session_not_found: { title: 'Ta sesja już się zakończyła', text: 'Nie trzeba nic robić.' },
  },
}

const unreachable: Record<Language, RefusalText> = {
  en: { title: 'This could not be done right now', text: 'What you typed has been kept. Try again in a moment.' },
  pl: { title: 'Nie udało się tego teraz zrobić', text: 'Wpisane dane zachowaliśmy. Spróbuj ponownie za chwilę.' },
}

/** Why a form was not carried out, where no field is wrong. Browsers get the text with the answer to a form. */
export const refusalIn = (language: Language, refused: Refused): RefusalText =>
  refused.code === 'too_many_requests'
    ? { title: { en: 'Too many attempts', pl: 'Za dużo prób' }[language], text: waitText[language](refused) }
    : (refusals[language][refused.code] ?? unreachable[language])
