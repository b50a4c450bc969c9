import { encode } from 'uqr'

export interface QrCode {
  /** Modules per side, including the quiet zone of four (ISO/IEC 18004). */
  size: number
  /** SVG path, one unit per module. */
  path: string
}

/** QR code as one SVG path: a rectangle per run of dark modules. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map(dark => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: runs.join('') }
}
