import type { StaffCancelReason } from '@stragan/contract'
import { messages } from '@stragan/contract/messages'

type Reasons = Record<StaffCancelReason, string>

/** Texts of e-mails about a payment, a shipment and a cancellation. */
export const moveEmailMessages = messages(
  {
    paid: (number: string, shop: string) => `Payment received for order ${number} | ${shop}`,
    paidTitle: 'We have received your payment',
    paidLead: (number: string, amount: string) => `We have received ${amount} for order ${number}. Thank you.`,
    sent: (number: string, shop: string) => `Order ${number} is on its way | ${shop}`,
    sentTitle: 'Your order is on its way',
    sentLead: (number: string) => `Order ${number} has left our warehouse.`,
    ready: (number: string, shop: string) => `Order ${number} is ready for collection | ${shop}`,
    readyTitle: 'Your order is ready for collection',
    readyLead: (number: string) => `Order ${number} is packed: you can collect it.`,
    shipment: 'Shipment',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    track: 'Track the parcel',
    contents: 'Contents',
    cancelled: (number: string, shop: string) => `Order ${number} cancelled | ${shop}`,
    cancelledTitle: 'Your order was cancelled',
    cancelledLead: (number: string, day: string) => `We have cancelled order ${number} of ${day}. Nothing will be sent.`,
    reasons: {
      buyer_request: 'You asked us to cancel it.',
      out_of_stock: 'We are sorry: the goods are out of stock, and we cannot get them within a reasonable time.',
      undeliverable: 'We are sorry: we cannot deliver the goods to the address given.',
    } as Reasons,
    refund: (amount: string) => `We will refund the ${amount} that you paid, without delay. You do not have to do anything.`,
    refundOfRest: (amount: string) =>
      `We will refund the remaining ${amount} of what you paid, without delay. You do not have to do anything.`,
    refunded: 'We have already refunded all that you paid.',
    nothingDue: 'There is nothing to pay.',
    nothingToPay: 'There is nothing to pay. If your payment is already under way, we will refund it.',
  },
  {
    paid: (number: string, shop: string) => `Otrzymaliśmy wpłatę za zamówienie ${number} | ${shop}`,
    paidTitle: 'Otrzymaliśmy Twoją wpłatę',
    paidLead: (number: string, amount: string) => `Otrzymaliśmy wpłatę ${amount} za zamówienie ${number}. Dziękujemy.`,
    sent: (number: string, shop: string) => `Zamówienie ${number} jest w drodze | ${shop}`,
    sentTitle: 'Zamówienie jest w drodze',
    sentLead: (number: string) => `Zamówienie ${number} opuściło nasz magazyn.`,
    ready: (number: string, shop: string) => `Zamówienie ${number} jest gotowe do odbioru | ${shop}`,
    readyTitle: 'Zamówienie jest gotowe do odbioru',
    readyLead: (number: string) => `Zamówienie ${number} jest spakowane i czeka na odbiór.`,
    shipment: 'Przesyłka',
    carrier: 'Przewoźnik',
    trackingNumber: 'Numer przesyłki',
    track: 'Śledź przesyłkę',
    contents: 'Zawartość',
    cancelled: (number: string, shop: string) => `Zamówienie ${number} anulowane | ${shop}`,
    cancelledTitle: 'Zamówienie zostało anulowane',
    cancelledLead: (number: string, day: string) => `Anulowaliśmy zamówienie ${number} z dnia ${day}. Niczego nie wyślemy.`,
    reasons: {
      buyer_request: 'Zamówienie anulowaliśmy na Twoją prośbę.',
      out_of_stock: 'Przepraszamy: towaru zabrakło i nie możemy go sprowadzić w rozsądnym terminie.',
      undeliverable: 'Przepraszamy: nie możemy dostarczyć towaru pod podany adres.',
    },
    refund: (amount: string) => `Niezwłocznie zwrócimy wpłatę: ${amount}. Nie musisz nic robić.`,
    refundOfRest: (amount: string) => `Niezwłocznie zwrócimy pozostałą część wpłaty: ${amount}. Nie musisz nic robić.`,
    refunded: 'Całą wpłatę już zwróciliśmy.',
    nothingDue: 'Nie musisz nic płacić.',
    nothingToPay: 'Nie musisz nic płacić. Jeśli wpłata jest już w drodze, zwrócimy ją.',
  },
)
