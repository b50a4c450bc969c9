import { isCsrfSafe } from '@stragan/web/csrf'
import type { ErrorPage, Incoming } from './incoming.ts'

/** Refuses a mutation that another site has sent. */
export const checkCsrf = ({ request }: Incoming, errorPage: ErrorPage): Response | undefined =>
  isCsrfSafe(request) ? undefined : errorPage(403)
