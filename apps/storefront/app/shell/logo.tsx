/** The shop's mark: a drawing from its configuration, shown as a picture so that nothing in it can run. */
export const logoSource = (logo: string) => `data:image/svg+xml,${encodeURIComponent(logo)}`

/** Named only where the shop's name does not stand beside it. */
export function Logo({ logo, size, name = '' }: { logo: string; size: number; name?: string }) {
  return <img src={logoSource(logo)} alt={name} width={size} height={size} />
}
