import { z } from 'zod'
import { email, language } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop, invitation, ok, role, staffMember, uuid } from '../entities.ts'
import { downloadOf } from '../list-columns.ts'
import { roleNames } from '../names.ts'

const ofMember = inShop.extend({ id: uuid })

export const staffCalls = {
  staff: adminCall({
    method: 'GET',
    path: '/shops/{shop}/staff',
    permission: 'staff:read',
    summary: 'The people of the shop, pending invitations, and whether it requires a second factor',
    params: inShop,
    response: z.object({ members: z.array(staffMember), invitations: z.array(invitation), requires_second_factor: z.boolean() }),
    download: downloadOf(staffMember, {
      title: { en: 'Staff', pl: 'Pracownicy' },
      itemsIn: 'members',
      stepUp: true,
      columns: {
        name: { title: { en: 'Name', pl: 'Imię i nazwisko' }, kind: 'text' },
        email: { title: { en: 'E-mail', pl: 'E-mail' }, kind: 'text' },
        role: { title: { en: 'Role', pl: 'Rola' }, kind: 'text', words: roleNames },
        has_second_factor: { title: { en: 'Second factor', pl: 'Drugi składnik' }, kind: 'flag' },
        since: { title: { en: 'In the shop since', pl: 'W sklepie od' }, kind: 'moment' },
        last_used_at: { title: { en: 'Last active', pl: 'Ostatnia aktywność' }, kind: 'moment' },
      },
    }),
    errors: [],
  }),
  invite: adminCall({
    method: 'POST',
    path: '/shops/{shop}/invitations',
    permission: 'staff:write',
    stepUp: true,
    summary: 'Invite a person by e-mail; the link is valid for seven days',
    params: inShop,
    body: z.object({ email, role, language }),
    response: z.object({ id: uuid }),
    errors: ['already_a_member', 'too_many_invitations', 'too_many_requests'],
  }),
  revokeInvitation: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/invitations/{id}',
    permission: 'staff:write',
    stepUp: true,
    summary: 'Revoke an invitation',
    params: ofMember,
    response: ok,
    errors: ['invitation_not_found'],
  }),
  changeRole: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/staff/{id}',
    permission: 'staff:write',
    stepUp: true,
    summary: 'Change the role of a person',
    params: ofMember,
    body: z.object({ role }),
    response: ok,
    errors: ['staff_not_found', 'last_owner'],
  }),
  removeMember: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/staff/{id}',
    permission: 'staff:write',
    stepUp: true,
    summary: 'Remove a person from the shop; API keys that they created there stop working',
    params: ofMember,
    response: ok,
    errors: ['staff_not_found', 'last_owner'],
  }),
  resetSecondFactor: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/staff/{id}/second_factor',
    permission: 'staff:write',
    stepUp: true,
    summary:
      'Delete the second factors of a person who has lost them; refused for an owner, and for a person who also works in other shops',
    params: ofMember,
    response: ok,
    errors: ['staff_not_found', 'second_factor_reset_refused'],
  }),
  setStaffPolicy: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/staff_policy',
    permission: 'staff:write',
    stepUp: true,
    summary: 'Require a second factor of everybody in the shop, or no longer; whoever requires it must have one',
    params: inShop,
    body: z.object({ requires_second_factor: z.boolean() }),
    response: ok,
    errors: ['second_factor_required'],
  }),
}
