/** An e-mail address in a list: it breaks after its @, and elsewhere only where a part of it has no room on a line. */
export function EmailText({ email }: { email: string }) {
  const domain = email.indexOf('@') + 1
  return (
    <span translate="no" className="wrap-break-word max-sm:wrap-anywhere">
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </span>
  )
}
