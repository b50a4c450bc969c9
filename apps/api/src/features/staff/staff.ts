export { createCredentials } from './credentials.ts'
export { inviteOwner, makeOperator, resetSecondFactorOf } from './installation.ts'
export { staffEmailsWith } from './staff-emails.ts'
