import { encode } from 'uqr'

export interface QrCode {
  /** Modules along a side, with the quiet zone of four that the standard asks for. */
  size: number
  /** Of an SVG path, a unit per module. */
  path: string
}

/** A QR code as one path: each run of dark modules of a row is a rectangle of it. */
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
