import { messages } from '@stragan/contract/messages'

export const webhookEmailMessages = messages(
  {
    title: (shop: string) => `A webhook of ${shop} has been disabled`,
    lead: {
      gone: (host: string) =>
        `The receiver at ${host} responded that this address no longer exists (410). The webhook has been disabled, and events are no longer sent there.`,
      failing: (host: string) =>
        `For five days the receiver at ${host} has not accepted anything. The webhook has been disabled, and events are no longer sent there.`,
    },
    go: 'View the webhook',
    question: 'What now?',
    hint: 'If the receiver is still needed, repair it or correct its address, send a test event, and enable the webhook again. Otherwise delete it.',
  },
  {
    title: (shop: string) => `Webhook sklepu ${shop} został wyłączony`,
    lead: {
      gone: (host: string) =>
        `Odbiorca pod adresem ${host} odpowiedział, że ten adres już nie istnieje (410). Wyłączyliśmy webhook i nie wysyłamy tam więcej zdarzeń.`,
      failing: (host: string) =>
        `Od pięciu dni odbiorca pod adresem ${host} niczego nie przyjmuje. Wyłączyliśmy webhook i nie wysyłamy tam więcej zdarzeń.`,
    },
    go: 'Zobacz webhook',
    question: 'Co dalej?',
    hint: 'Jeśli odbiorca jest nadal potrzebny, napraw go lub popraw jego adres, wyślij zdarzenie testowe i włącz webhook ponownie. W przeciwnym razie usuń go.',
  },
)
