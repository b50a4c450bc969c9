/** Ends all of it for this document: a policy that is added can only take away, so from now on the page talks to the shop alone. */
export function blockThirdParties() {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'content-security-policy'
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'none'"
  document.head.append(policy)
}
