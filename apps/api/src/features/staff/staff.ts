export { createCredentials } from './credentials.ts'
export { inviteOwner, inviteOwnerAt, makeOperator, resetSecondFactorOf } from './installation.ts'
export { assertStaffPolicy } from './members.ts'
export { staffEmailsWith } from './staff-emails.ts'
