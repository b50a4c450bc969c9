import { messages } from '../../platform/messages.ts'

export const modelFormMessages = messages(
  { title: 'Right of withdrawal: instructions and form', print: 'Print the form' },
  { title: 'Prawo odstąpienia od umowy: pouczenie i formularz', print: 'Drukuj formularz' },
)
