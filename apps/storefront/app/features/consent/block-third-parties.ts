/**
 * Blocks all third parties in this document: an added content security policy can only restrict, so the page then connects to the shop
 * only.
 */
export function blockThirdParties() {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'content-security-policy'
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'none'"
  document.head.append(policy)
}
