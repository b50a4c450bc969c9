import type { Language } from '@stragan/contract'
import type { ChangingCall } from '@stragan/contract/admin'

/** What a call has done, of a change in the history. A call that changes something in a shop and has no text here does not compile. */
export const callTexts: Record<ChangingCall | 'account.leaveShop', Readonly<Record<Language, string>>> = {
  'account.leaveShop': { en: 'Left the shop', pl: 'Opuszczenie sklepu' },
  'staff.invite': { en: 'Invited a person', pl: 'Zaproszenie osoby' },
  'staff.revokeInvitation': { en: 'Revoked an invitation', pl: 'Wycofanie zaproszenia' },
  'staff.changeRole': { en: 'Changed a role', pl: 'Zmiana roli' },
  'staff.removeMember': { en: 'Removed a person from the shop', pl: 'Usunięcie osoby ze sklepu' },
  'staff.resetSecondFactor': { en: 'Reset a second factor', pl: 'Zresetowanie drugiego składnika' },
  'staff.setStaffPolicy': { en: 'Changed the second factor requirement', pl: 'Zmiana wymogu drugiego składnika' },
  'apiKeys.createApiKey': { en: 'Created an API key', pl: 'Utworzenie klucza API' },
  'apiKeys.revokeApiKey': { en: 'Revoked an API key', pl: 'Unieważnienie klucza API' },
  'settings.saveSettings': { en: 'Saved settings', pl: 'Zmiana ustawień' },
  'settings.saveMoneySettings': { en: 'Saved settings', pl: 'Zmiana ustawień' },
  'hosts.addHost': { en: 'Added a domain', pl: 'Dodanie domeny' },
  'hosts.checkHost': { en: 'Checked a domain', pl: 'Sprawdzenie domeny' },
  'hosts.makeHostPrimary': { en: 'Changed the primary domain', pl: 'Zmiana domeny głównej' },
  'hosts.removeHost': { en: 'Removed a domain', pl: 'Usunięcie domeny' },
  'orders.changeOrderStatus': { en: 'Changed the status of an order', pl: 'Zmiana statusu zamówienia' },
  'orders.moveOrders': { en: 'Changed the status of several orders', pl: 'Zmiana statusu kilku zamówień' },
  'orderHandling.packOrder': { en: 'Marked an order as packed', pl: 'Oznaczenie zamówienia jako spakowane' },
  'orderHandling.sendOrder': { en: 'Marked an order as sent', pl: 'Oznaczenie zamówienia jako wysłane' },
  'orderHandling.changeShipment': { en: 'Corrected a shipment', pl: 'Poprawienie danych przesyłki' },
  'orderHandling.recordPayment': { en: 'Recorded a payment', pl: 'Zaksięgowanie wpłaty' },
  'orderHandling.changeOrderData': {
    en: 'Changed contact or addresses of an order',
    pl: 'Zmiana danych kontaktowych lub adresów zamówienia',
  },
  'orderHandling.addOrderNote': { en: 'Added a note to an order', pl: 'Dodanie notatki do zamówienia' },
  'orderHandling.changeOrderNote': { en: 'Changed a note of an order', pl: 'Zmiana notatki do zamówienia' },
  'orderHandling.deleteOrderNote': { en: 'Deleted a note of an order', pl: 'Usunięcie notatki do zamówienia' },
  'inbox.changeInboxEntry': { en: 'Changed an entry of the inbox', pl: 'Zmiana zgłoszenia w skrzynce' },
  'inbox.replyToInboxEntry': { en: 'Replied to an entry of the inbox', pl: 'Odpowiedź na zgłoszenie ze skrzynki' },
  'paymentKeys.savePaymentKeys': { en: 'Changed payment keys', pl: 'Zmiana kluczy płatności' },
  'history.undoChangeSet': { en: 'Undid a change', pl: 'Cofnięcie zmiany' },
}
