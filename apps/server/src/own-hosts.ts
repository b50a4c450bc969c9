import type { IsOwnHost } from './tls-allowed.ts'

interface Api {
  /** Of this process, or of another one. */
  fetch: (request: Request) => Promise<Response> | Response
  apiUrl: string
  secret: string
}

/** Asks the API whether a host is one of this installation. */
export const ownHosts =
  ({ fetch, apiUrl, secret }: Api): IsOwnHost =>
  async host => {
    const { status } = await fetch(new Request(new URL(`/internal/hosts/${host}`, apiUrl), { headers: { 'storefront-secret': secret } }))
    if (status !== 200 && status !== 404) throw new Error(`The API answered ${status}`)
    return status === 200
  }
