import type { PaymentOutcome } from '@stragan/contract'
import { messages } from '../../platform/messages.ts'

/** Of a buyer who returns from the payment page without having paid. */
type Returned = Record<Exclude<PaymentOutcome, 'pending'>, string>

export const paymentMessages = messages(
  {
    due: 'Due',
    recipient: 'Recipient',
    account: 'Account',
    title: 'Payment reference',
    amount: 'Amount',
    copy: 'Copy',
    copyNamed: (what: string) => `Copy: ${what}`,
    copied: 'Copied',
    qr: 'QR code for the transfer',
    qrHint: 'Scan it with your bank’s app, which fills in the transfer for you.',
    payNow: (amount: string) => `Pay ${amount} now`,
    payHint: 'You will go to the payment page and come back here afterwards.',
    payMasked: 'To pay, first enter the e-mail address used for the order in the form below.',
    paying: 'Opening the payment page…',
    payOn: 'Go to the payment page',
    returned: {
      refused: 'The payment was refused.',
      cancelled: 'The payment was cancelled.',
      expired: 'The payment was not confirmed in time.',
    } as Returned,
    payAgain: 'This order has not been paid for. You can try again, in another way if you like.',
    pending: 'We are waiting for the payment to be confirmed.',
    pendingHint: 'This usually takes less than a minute. Please do not pay a second time.',
    pendingChecks: 'This page will show the payment as soon as it is confirmed.',
    checkAgain: 'Check again',
    notPaid: 'Not paid yet? Start again',
    payRefused: (code: string): string =>
      code === 'order_move_refused' || code === 'payment_not_offered'
        ? 'This order cannot be paid for online any more. Reload the page to see its status.'
        : code === 'too_many_requests'
          ? 'There were too many attempts, so the payment was not started. Nothing was charged; try again in a quarter of an hour.'
          : ['order_email_wrong', 'not_allowed'].includes(code)
            ? 'The payment was not started: we could not verify that the order is yours. Nothing was charged; reload the page and try again.'
            : 'The payment page cannot be reached right now. Nothing was charged; try again in a few minutes.',
  },
  {
    due: 'Termin płatności',
    recipient: 'Odbiorca',
    account: 'Numer konta',
    title: 'Tytuł przelewu',
    amount: 'Kwota',
    copy: 'Kopiuj',
    copyNamed: (what: string) => `Kopiuj: ${what}`,
    copied: 'Skopiowano',
    qr: 'Kod QR przelewu',
    qrHint: 'Zeskanuj kod w aplikacji banku, a przelew wypełni się sam.',
    payNow: (amount: string) => `Zapłać teraz ${amount}`,
    payHint: 'Przejdziesz na stronę płatności, a potem wrócisz tutaj.',
    payMasked: 'Aby zapłacić, najpierw podaj poniżej adres e-mail z zamówienia.',
    paying: 'Przechodzimy do płatności…',
    payOn: 'Przejdź na stronę płatności',
    returned: {
      refused: 'Płatność odrzucono.',
      cancelled: 'Płatność anulowano.',
      expired: 'Płatności nie potwierdzono w terminie.',
    },
    payAgain: 'To zamówienie nie jest opłacone. Możesz spróbować ponownie, także w inny sposób.',
    pending: 'Czekamy na potwierdzenie płatności.',
    pendingHint: 'Zwykle trwa to krócej niż minutę. Prosimy, nie płać drugi raz.',
    pendingChecks: 'Pokażemy tu płatność, gdy tylko zostanie potwierdzona.',
    checkAgain: 'Sprawdź ponownie',
    notPaid: 'Jeszcze nie zapłacono? Zacznij od nowa',
    payRefused: (code: string) =>
      code === 'order_move_refused' || code === 'payment_not_offered'
        ? 'Tego zamówienia nie można już opłacić przez internet. Odśwież stronę, aby zobaczyć jego status.'
        : code === 'too_many_requests'
          ? 'Było zbyt wiele prób, więc nie rozpoczęto płatności. Nie pobrano żadnej kwoty; spróbuj ponownie za kwadrans.'
          : ['order_email_wrong', 'not_allowed'].includes(code)
            ? 'Nie rozpoczęto płatności: nie udało się potwierdzić, że to Twoje zamówienie. Nie pobrano żadnej kwoty; odśwież stronę i spróbuj ponownie.'
            : 'Strona płatności jest teraz niedostępna. Nie pobrano żadnej kwoty; spróbuj ponownie za kilka minut.',
  },
)
