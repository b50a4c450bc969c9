/** The cookies that a response sets, as a request sends them; without the one that a browser forgets after two seconds (docs/decisions/055). */
export const sessionCookies = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0] ?? '')
    .filter(cookie => !cookie.startsWith('changed='))
    .join('; ')
