import { type DraftArea, draftCallsOf, type Role, roleHas } from '@stragan/contract/admin'
import type { Times } from '../moments.ts'
import type { Office } from '../office.server.ts'
import { optional } from '../optional.server.ts'
import { type DraftKey, type DraftState, draftHref, type StoredDraft } from './draft.ts'

/** The calls of an area. They differ in the form of their subjects, which the API checks. */
export const draftCallsFor = (area: DraftArea) => draftCallsOf[area] as (typeof draftCallsOf)['orders']

interface Place extends Omit<DraftKey, 'form'> {
  shop: string
  times: Times
}

/** The drafts of the person about one thing, by form: none where they cannot be had right now. */
export async function loadDrafts(office: Office, { shop, area, subject, times }: Place): Promise<Map<string, StoredDraft>> {
  const drafts = (await optional(office.api(draftCallsFor(area).read, { params: { shop, subject } }))) ?? []
  return new Map(drafts.map(({ form, created_at, ...draft }) => [form, { ...draft, began: times.moment(created_at) }]))
}

/** What the page knows of the drafts of its forms; null where the person may not write. */
export const draftStates =
  (place: Omit<Place, 'times'>, drafts: Map<string, StoredDraft> | null) =>
  (form: string): DraftState | null =>
    drafts && { href: draftHref(place.shop, { ...place, form }), stored: drafts.get(form) ?? null }

/** The draft of one form. */
export async function loadDraft(office: Office, { form, ...place }: Place & { form: string }): Promise<DraftState> {
  const stored = (await loadDrafts(office, place)).get(form) ?? null
  return { href: draftHref(place.shop, { ...place, form }), stored }
}

interface Who {
  shop: { code: string; role: Role }
}

/** What the person has drafts of, in those of the areas that they may write. */
export async function draftedSubjects(office: Office, { shop }: Who, areas: readonly DraftArea[]): Promise<Set<string>> {
  const writable = areas.filter(area => roleHas(shop.role, draftCallsOf[area].list.permission))
  const lists = await Promise.all(writable.map(area => optional(office.api(draftCallsFor(area).list, { params: { shop: shop.code } }))))
  return new Set(lists.flatMap(list => list ?? []).map(({ subject }) => subject))
}

/** Deletes the draft of a form that was carried out; what was done stays done if that fails. */
export async function discardDraft(office: Office, shop: string, { area, ...draft }: DraftKey): Promise<void> {
  try {
    await office.api(draftCallsFor(area).discard, { params: { shop, ...draft } })
  } catch (error) {
    office.log.warn({ err: error }, 'a draft could not be deleted')
  }
}
