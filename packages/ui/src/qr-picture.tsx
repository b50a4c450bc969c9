interface QrPictureProps {
  /** Modules per side, and an SVG path with one unit per module. */
  code: { size: number; path: string }
  /** Accessible name. */
  name: string
}

/** Black on white in every theme, as scanners require. */
export const QrPicture = ({ code: { size, path }, name }: QrPictureProps) => (
  <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges" className="block size-48 print:size-36">
    <path fill="white" d={`M0 0h${size}v${size}H0z`} />
    <path fill="black" d={path} />
  </svg>
)
