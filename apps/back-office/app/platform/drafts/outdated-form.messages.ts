import { messages } from '@stragan/contract/messages'

export const outdatedFormMessages = messages(
  {
    notSent: 'What you typed can no longer be sent. None of it is saved in the shop.',
  },
  {
    notSent: 'Tego, co wpisano, nie można już wysłać. W sklepie nic z tego nie zapisano.',
  },
)
