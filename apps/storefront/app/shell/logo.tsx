/** The shop's mark: a drawing from its configuration, shown as a picture so that nothing in it can run. */
export const logoSource = (logo: string) => `data:image/svg+xml,${encodeURIComponent(logo)}`

export function Logo({ logo, size = 40 }: { logo: string; size?: number }) {
  return <img src={logoSource(logo)} alt="" width={size} height={size} />
}
