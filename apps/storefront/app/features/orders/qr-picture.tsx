import type { QrCode } from './qr.server.ts'

/** Black on white in every theme, as scanners require. */
export const QrPicture = ({ code: { size, path }, name }: { code: QrCode; name: string }) => (
  <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges" className="block size-48 print:size-36">
    <path fill="white" d={`M0 0h${size}v${size}H0z`} />
    <path fill="black" d={path} />
  </svg>
)
