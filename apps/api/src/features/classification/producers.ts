import { europeanUnion, type Fields, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { maxProducers, type producerCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { deleteRow, lockClassification, lockRow, nextRow } from './classification.queries.ts'
import * as queries from './producers.queries.ts'
import { assertNoProblems, documentAt, mergedChange, revisionOf } from './revisions.ts'

type Calls = typeof producerCalls
type ProducerBody = Input<Calls['createProducer']>['body']

const reachable = ({ name, street, postal_code, city, country, electronic_address }: queries.Reachable): queries.Reachable => ({
  name,
  street: street || null,
  postal_code,
  city,
  country,
  electronic_address,
})

/** What a form of a producer changes. */
const documentOf = ({ responsible_person, ...own }: queries.StoredProducer): queries.StoredProducer => ({
  ...reachable(own),
  responsible_person: responsible_person && reachable(responsible_person),
})

export async function producers(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['producers']>> {
  return (await queries.allProducers(ctx)).map(({ id, brands, ...row }) => ({ id, brands, ...documentOf(row) }))
}

export async function producer(ctx: ShopAdminCtx, id: number, revision?: string): Promise<ResponseInput<Calls['producer']>> {
  const row = await existing(ctx, id)
  const document = await documentAt(ctx, { entity: 'producer', id, stored: documentOf(row), documentOf }, revision)
  return { id, brands: row.brands, ...document, revision: revisionOf(document) }
}

async function existing(ctx: ShopAdminCtx, id: number) {
  const row = await queries.producerById(ctx, id)
  if (!row) throw new ShopError('producer_not_found')
  return row
}

export async function createProducer(ctx: ShopAdminCtx, written: ProducerBody): Promise<ResponseInput<Calls['createProducer']>> {
  await lockClassification(ctx)
  const { count, id } = await nextRow(ctx, 'producers')
  if (count >= maxProducers) throw new ShopError('classification_full', { details: { limit: maxProducers } })
  await queries.insertProducer(ctx, id, documentOf(written))
  return { id }
}

export async function saveProducer(
  ctx: ShopAdminCtx,
  id: number,
  { revision, ...written }: Input<Calls['saveProducer']>['body'],
): Promise<'ok'> {
  await lockClassification(ctx)
  const stored = documentOf(await existing(ctx, id))
  const merged = await mergedChange(ctx, { entity: 'producer', id, revision, stored, written: documentOf(written), documentOf })
  // One may have removed the person while the other one moved the producer out of the union.
  if (!europeanUnion.includes(merged.country) && merged.responsible_person === null)
    assertNoProblems({ responsible_person: fieldProblems.required })
  await queries.updateProducer(ctx, id, merged)
  return 'ok'
}

export async function deleteProducer(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await lockClassification(ctx)
  await lockRow(ctx, 'producers', id)
  const { brands } = await existing(ctx, id)
  if (brands > 0) throw new ShopError('still_in_use', { details: { brands } })
  await deleteRow(ctx, 'producers', id)
  return 'ok'
}

/** What is wrong with the producers of the shop, as after an undo. */
export async function problemsOfProducers(ctx: ShopAdminCtx): Promise<Fields> {
  const isReachable = ({ country, responsible_person }: queries.ProducerRow) =>
    europeanUnion.includes(country) || responsible_person !== null
  return (await queries.allProducers(ctx)).every(isReachable) ? {} : { responsible_person: fieldProblems.required }
}
