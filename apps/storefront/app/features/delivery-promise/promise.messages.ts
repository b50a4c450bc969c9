import { messages } from '../../platform/messages.ts'

export const promiseMessages = messages(
  {
    /** `deadline` is "by 14:00 today". */
    ifOrdered: (deadline: string) => `if you order ${deadline}`,
    ifPaid: (deadline: string) => `if we receive your payment ${deadline}`,
    /** The first with the time left (countdown.ts). */
    ifOrderedWithin: 'if you order within |{} h |{} min',
  },
  {
    ifOrdered: (deadline: string) => `jeśli zamówisz ${deadline}`,
    ifPaid: (deadline: string) => `jeśli otrzymamy wpłatę ${deadline}`,
    ifOrderedWithin: 'jeśli zamówisz w ciągu |{} godz. |{} min',
  },
)
