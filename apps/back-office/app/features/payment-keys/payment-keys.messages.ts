import { messages } from '@stragan/contract/messages'

export const paymentKeyMessages = messages(
  {
    title: 'Keys for online payments',
    lead: 'With these keys, buyers pay online through your Stripe account. A key that has been saved cannot be read again.',
    secretKey: 'Secret key',
    secretKeyHint: 'You will find it in the Stripe dashboard under Developers, API keys. It begins with sk_ or rk_.',
    webhookSecret: 'Signing secret of the webhook',
    webhookSecretHint: 'Stripe shows it after you have added the address below as an endpoint. It begins with whsec_.',
    stored: (ending: string) => `Saved; ends in ${ending}. Leave the field empty to keep it.`,
    missing: 'Not saved yet.',
    address: 'Address for the webhook',
    addressText:
      'Add it in the Stripe dashboard under Developers, Webhooks, for the events checkout.session.completed and checkout.session.async_payment_succeeded.',
    remove: 'Remove both keys',
    removeQuestion: 'Remove both keys?',
    removeText: 'Buyers will no longer be able to pay online, and the shop will not learn of payments that are under way.',
  },
  {
    title: 'Klucze płatności online',
    lead: 'Dzięki tym kluczom kupujący płacą online przez Twoje konto w Stripe. Zapisanego klucza nie można ponownie odczytać.',
    secretKey: 'Klucz tajny (secret key)',
    secretKeyHint: 'Klucz znajdziesz w panelu Stripe: Developers, API keys. Zaczyna się od sk_ lub rk_.',
    webhookSecret: 'Klucz podpisu webhooka (signing secret)',
    webhookSecretHint: 'Stripe pokaże klucz, gdy dodasz poniższy adres jako endpoint. Zaczyna się od whsec_.',
    stored: (ending: string) => `Zapisany; kończy się na ${ending}. Zostaw pole puste, aby zachować klucz.`,
    missing: 'Jeszcze niezapisany.',
    address: 'Adres dla webhooka',
    addressText:
      'Dodaj ten adres w panelu Stripe: Developers, Webhooks, dla zdarzeń checkout.session.completed i checkout.session.async_payment_succeeded.',
    remove: 'Usuń oba klucze',
    removeQuestion: 'Usunąć oba klucze?',
    removeText: 'Kupujący nie będą już mogli płacić online, a sklep nie dowie się o wyniku rozpoczętych płatności.',
  },
)
