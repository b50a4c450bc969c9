import { foldAccents, type Language } from '@stragan/contract'
import { generalScopes, moneyScopes, type Permission, type Role, roleHas } from '@stragan/contract/admin'
import { frameMessages } from '../../frame/frame.messages.ts'
import { screensOf } from '../../frame/navigation.ts'
import { scopeForm } from '../settings/fields/scope-fields.ts'
import { settingsMessages } from '../settings/settings.messages.ts'
import type { Action } from './actions/action.ts'
import { actions } from './actions.ts'
import { keywordsOf } from './keywords.ts'
import { searchMessages } from './search.messages.ts'

/** A screen, a setting or an action that the search finds. */
export interface Destination {
  title: string
  /** Where it is, or what it is for. */
  about: string
  href: string
  /** Further words that find it. */
  keywords?: string
}

interface Searcher {
  /** The shop, where one has been chosen. */
  shop: { code: string; role: Role } | null
  isOperator: boolean
  language: Language
  /** The languages in which the shop shows the notice on the legal guarantee. */
  notices: readonly Language[]
}

/** All destinations that a person may go to. */
export function destinationsOf({ shop, isOperator, language, notices }: Searcher): Destination[] {
  const t = searchMessages[language]
  const frame = frameMessages[language]
  const can = (permission: Permission | 'operator' | 'signed-in') =>
    permission === 'signed-in' || (permission === 'operator' ? isOperator : shop !== null && roleHas(shop.role, permission))
  const words = (href: string) => keywordsOf(shop ? href.replace(`/${shop.code}/`, '/{shop}/') : href, language)
  const screens = shop ? screensOf(shop).map(({ key, href }) => ({ title: frame[key], about: t.screen, href, keywords: words(href) })) : []
  const settings = shop ? settingsOf(shop, language) : []
  const isOffered = ({ permission, noticeIn }: Action) => can(permission) && (noticeIn === undefined || notices.includes(noticeIn))
  const found = actions.filter(isOffered)
  return [
    ...screens,
    { title: frame.account, about: t.screen, href: '/account', keywords: words('/account') },
    ...(isOperator ? [{ title: t.installation, about: t.screen, href: '/installation' }] : []),
    ...found.map(({ texts, path }) => ({
      title: texts[language],
      about: t.action,
      href: path.replace('{shop}', shop?.code ?? ''),
      keywords: keywordsOf(path, language),
    })),
    ...settings,
  ]
}

/** The scopes of the settings and their fields. */
function settingsOf({ code, role }: { code: string; role: Role }, language: Language): Destination[] {
  const t = settingsMessages[language]
  const scopes = [...(roleHas(role, 'settings:read') ? generalScopes : []), ...(roleHas(role, 'money-settings:read') ? moneyScopes : [])]
  const found = scopes.map(scope => ({ scope, ...t.scope(scope), href: `/${code}/settings/${scope}` }))
  const fields = found.flatMap(({ scope, title, href }) => {
    const { fields, texts } = scopeForm(scope, language)
    return fields.flatMap(({ path }) => {
      const label = texts[path]?.[0]
      return label === undefined ? [] : [{ title: label, about: `${t.title}: ${title}`, href }]
    })
  })
  return [
    ...found.map(({ scope, title, lead, href }) => ({
      title,
      about: `${t.title}: ${lead}`,
      href,
      keywords: keywordsOf(`/{shop}/settings/${scope}`, language),
    })),
    ...fields,
  ]
}

const maxFound = 8

/**
 * Destinations in which every word of a search is the beginning of a word, at least one of the title or of a keyword. Those whose title has all
 * words come first.
 */
export function findDestinations(destinations: readonly Destination[], query: string): Destination[] {
  const wanted = wordsOf(query)
  const matched = destinations.flatMap(destination => {
    const { about, keywords = '' } = destination
    const title = wordsOf(destination.title)
    const naming = [...title, ...wordsOf(keywords)]
    const all = [...naming, ...wordsOf(about)]
    const inTitle = wanted.filter(one => title.some(word => word.startsWith(one))).length
    const isFound =
      wanted.some(one => naming.some(word => word.startsWith(one))) && wanted.every(one => all.some(word => word.startsWith(one)))
    return isFound ? [{ destination, isNamed: inTitle === wanted.length }] : []
  })
  const named = matched.filter(({ isNamed }) => isNamed)
  const described = matched.filter(({ isNamed }) => !isNamed)
  return [...named, ...described].map(({ destination }) => destination).slice(0, maxFound)
}

const wordsOf = (text: string) =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
