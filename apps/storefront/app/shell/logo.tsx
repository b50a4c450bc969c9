/** The shop's mark, shown as a picture so that nothing in it can run; `logo` is its address. */
export function Logo({ logo, size, name = '' }: { logo: string; size: number; name?: string }) {
  // Named only where the shop's name does not stand beside it.
  return <img src={logo} alt={name} width={size} height={size} />
}
