/** Where a form wants to go back to: only ever a path of this shop, since `//host` and `/\host` are other sites; else the home page. */
export const ownPath = (value: unknown): string => (typeof value === 'string' && /^\/(?![/\\])[^\r\n]*$/.test(value) ? value : '/')
