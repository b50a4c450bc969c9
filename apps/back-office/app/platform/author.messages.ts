import type { Language } from '@stragan/contract'
import type { OrderAuthor } from '@stragan/contract/admin'
import { messages } from '@stragan/contract/messages'

const authorMessages = messages(
  {
    buyer: 'Buyer',
    system: 'Automatically',
    provider: (code: string) => `Payment provider ${code}`,
    key: (name: string) => `API key “${name}”`,
  },
  {
    buyer: 'Kupujący',
    system: 'Automatycznie',
    provider: (code: string) => `Operator płatności ${code}`,
    key: (name: string) => `Klucz API „${name}”`,
  },
)

/** Who did something, as pages name them; a person by their name. */
export function authorName({ kind, id = null, name }: Pick<OrderAuthor, 'kind' | 'name'> & { id?: OrderAuthor['id'] }, language: Language) {
  const t = authorMessages[language]
  switch (kind) {
    case 'buyer':
    case 'system':
      return t[kind]
    case 'provider':
      return t.provider(id ?? '')
    case 'key':
      return t.key(name ?? '')
    case 'staff':
      return name ?? ''
  }
}
