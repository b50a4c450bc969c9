import { z } from 'zod'
import { timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { apiKey, inShop, ok, permission, personName, uuid } from '../entities.ts'
import { downloadOf } from '../list-columns.ts'

export const apiKeyCalls = {
  apiKeys: adminCall({
    method: 'GET',
    path: '/shops/{shop}/api_keys',
    permission: 'keys:read',
    summary: 'API keys of the shop',
    params: inShop,
    response: z.array(apiKey),
    download: downloadOf(apiKey, {
      title: { en: 'API keys', pl: 'Klucze API' },
      columns: {
        name: { title: { en: 'Name', pl: 'Nazwa' }, kind: 'text' },
        prefix: { title: { en: 'Beginning of the key', pl: 'Początek klucza' }, kind: 'text' },
        scopes: { title: { en: 'Rights', pl: 'Uprawnienia' }, kind: 'list' },
        addresses: { title: { en: 'Networks', pl: 'Sieci' }, kind: 'list' },
        created_by: { title: { en: 'Created by', pl: 'Utworzony przez' }, kind: 'text' },
        created_at: { title: { en: 'Created', pl: 'Utworzony' }, kind: 'moment' },
        expires_at: { title: { en: 'Valid until', pl: 'Ważny do' }, kind: 'moment' },
        last_used_at: { title: { en: 'Last used', pl: 'Ostatnio użyty' }, kind: 'moment' },
      },
    }),
    errors: [],
  }),
  createApiKey: adminCall({
    method: 'POST',
    path: '/shops/{shop}/api_keys',
    permission: 'keys:write',
    stepUp: true,
    answersOnce: true,
    summary: 'Create an API key; its secret is in this response only',
    params: inShop,
    body: z.object({
      name: personName,
      scopes: z.array(permission).min(1).max(60),
      /** Networks that may use it, as in 203.0.113.0/24; all, if empty. */
      addresses: z
        .array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]))
        .max(20)
        .default([]),
      expires_at: timestamp.nullish(),
    }),
    response: z.object({ id: uuid, key: z.string() }),
    errors: ['person_required', 'scope_not_granted', 'too_many_api_keys', 'secret_shown_before'],
  }),
  revokeApiKey: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/api_keys/{id}',
    permission: 'keys:write',
    stepUp: true,
    summary: 'Revoke an API key',
    params: inShop.extend({ id: uuid }),
    response: ok,
    errors: ['api_key_not_found'],
  }),
}
