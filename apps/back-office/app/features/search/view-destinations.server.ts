import type { Language } from '@stragan/contract'
import { type Role, roleHas, viewCallsOf, viewedLists } from '@stragan/contract/admin'
import { frameMessages } from '../../frame/frame.messages.ts'
import type { Office } from '../../platform/office.server.ts'
import { optional } from '../../platform/optional.server.ts'
import { savedViewMessages } from '../saved-views/saved-views.messages.ts'
import type { Destination } from './destinations.ts'

/** The saved views of all lists that a person may see. */
export async function viewDestinations(
  office: Office,
  { code, role }: { code: string; role: Role },
  language: Language,
): Promise<Destination[]> {
  const t = savedViewMessages[language]
  const lists = viewedLists.filter(list => roleHas(role, `${list}:read`))
  const found = await Promise.all(
    lists.map(async list => {
      const views = await optional(office.api(viewCallsOf[list].list, { params: { shop: code } }))
      return (views ?? []).map(({ name, query }) => ({
        title: name,
        about: t.about(frameMessages[language][list]),
        href: `/${code}/${list}?${query}`,
      }))
    }),
  )
  return found.flat()
}
