import { staffIdleHours } from '@stragan/contract/admin'
import type { Database } from '../../platform/database.ts'
import type { Credentials } from '../../platform/serve-admin-calls.ts'
import { tokenHash } from '../session/session.ts'
import * as queries from './staff.queries.ts'

/** Resolves sessions and API keys of requests. */
export const createCredentials = (db: Database): Credentials => ({
  async findSession(token, shopCode, now) {
    const row = await queries.sessionByToken(db.withoutTenant(now), tokenHash(token), staffIdleHours, shopCode)
    if (!row) return undefined
    const { shop_id, shop_name, default_language, role } = row
    return {
      session: {
        id: row.session_id,
        staffId: row.staff_id,
        email: row.email,
        name: row.name,
        language: row.language,
        isOperator: row.is_operator,
        needsSecondFactor: row.needs_second_factor,
        hasSecondFactor: row.has_second_factor,
        confirmedAt: row.confirmed_at,
      },
      shop:
        shop_id === null
          ? null
          : { id: shop_id, name: shop_name, defaultLanguage: default_language, role, requiresSecondFactor: row.requires_second_factor },
    }
  },
  async findApiKey(key, shopCode, sender, now) {
    const row = await queries.keyByHash(db.withoutTenant(now), tokenHash(key), shopCode, sender)
    if (!row) return undefined
    return {
      actor: { kind: 'key', id: row.key_id, name: row.key_name, createdBy: row.created_by, role: row.role, scopes: row.scopes },
      shop: { id: row.shop_id, name: row.shop_name, defaultLanguage: row.default_language },
    }
  },
})
