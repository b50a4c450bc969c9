import type { OrderAuthor } from '@stragan/contract/admin'
import type { Actor } from '../../admin-context.ts'
import { type Sql, sql } from '../../platform/database.ts'

export const buyerAuthor: OrderAuthor = { kind: 'buyer', id: null, name: null }
export const systemAuthor: OrderAuthor = { kind: 'system', id: null, name: null }
export const providerAuthor = (code: string): OrderAuthor => ({ kind: 'provider', id: code, name: null })
export const authorOf = ({ kind, id, name }: Actor): OrderAuthor => ({ kind, id, name })

/** Columns of an author, and their values in the same order. */
export const authorColumns = sql`author_kind, author_id, author_name`
export const authorValues = ({ kind, id, name }: OrderAuthor): Sql => sql`${kind}, ${id}, ${name}`
