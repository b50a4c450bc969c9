export { createCredentials } from './credentials.ts'
export { staffEmailsWith } from './staff-emails.ts'
