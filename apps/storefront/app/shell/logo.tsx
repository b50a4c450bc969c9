/** The shop's logo as an image, so that scripts in it cannot run; `logo` is its address. */
export function Logo({ logo, size, name = '', className }: { logo: string; size: number; name?: string; className?: string }) {
  // Alternative text only where the shop's name is not beside it.
  return <img src={logo} alt={name} width={size} height={size} className={className} />
}
