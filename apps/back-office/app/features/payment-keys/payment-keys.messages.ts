import { messages } from '@stragan/contract/messages'

export const paymentKeyMessages = messages(
  {
    title: 'Keys for online payments',
    lead: 'With them buyers pay online through your account at Stripe. A key that is saved here cannot be read again.',
    secretKey: 'Secret key',
    secretKeyHint: 'In the Stripe dashboard under Developers, API keys. It begins with sk_ or rk_.',
    webhookSecret: 'Signing secret of the webhook',
    webhookSecretHint: 'Stripe shows it after you have added the address below as an endpoint. It begins with whsec_.',
    stored: (ending: string) => `Saved; ends with ${ending}. Leave the field empty to keep it.`,
    missing: 'Not saved yet.',
    address: 'Address for the webhook',
    addressText:
      'Add it in the Stripe dashboard under Developers, Webhooks, for the events checkout.session.completed and checkout.session.async_payment_succeeded.',
    copy: 'Copy',
    copied: 'Copied',
    remove: 'Remove both keys',
    removeQuestion: 'Remove both keys?',
    removeText: 'Buyers can then no longer pay online, and payments that are under way are not reported to the shop.',
  },
  {
    title: 'Klucze płatności online',
    lead: 'Dzięki nim kupujący płacą online przez Twoje konto w Stripe. Zapisanego klucza nie można ponownie odczytać.',
    secretKey: 'Klucz tajny (secret key)',
    secretKeyHint: 'W panelu Stripe: Developers, API keys. Zaczyna się od sk_ lub rk_.',
    webhookSecret: 'Klucz podpisu webhooka (signing secret)',
    webhookSecretHint: 'Stripe pokaże go, gdy dodasz poniższy adres jako endpoint. Zaczyna się od whsec_.',
    stored: (ending: string) => `Zapisany; kończy się na ${ending}. Pozostaw pole puste, aby go zachować.`,
    missing: 'Jeszcze niezapisany.',
    address: 'Adres dla webhooka',
    addressText:
      'Dodaj go w panelu Stripe: Developers, Webhooks, dla zdarzeń checkout.session.completed i checkout.session.async_payment_succeeded.',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    remove: 'Usuń oba klucze',
    removeQuestion: 'Usunąć oba klucze?',
    removeText: 'Kupujący nie będą mogli płacić online, a sklep nie dowie się o rozpoczętych płatnościach.',
  },
)
