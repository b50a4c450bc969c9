import { n } from './kit.ts'

// Letters as strokes, like those of a draughtsman: drawings hold no text, because fonts differ by machine.

/** Strokes on a grid of 4 by 6, each a row of points: `x` and `y` digit by digit. */
const glyphs: Record<string, string> = {
  A: '062046 1434',
  B: '0006364544330300 033342413000',
  C: '4130100105163645',
  D: '00062644422000',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '0006',
  J: '3035261605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  Ł: '000646 0422',
  '-': '1333',
}
const acute = 'M2 -.8l1 -1'

interface Letter {
  path: string
  width: number
}

function letterOf(sign: string): Letter {
  const [base = '', mark] = glyphs[sign] ? [sign] : sign.normalize('NFD')
  const strokes = (glyphs[base] ?? '').split(' ').map(stroke => stroke.match(/../g) ?? [])
  const width = Math.max(1, ...strokes.flat().map(([x]) => Number(x)))
  return { path: strokes.map(points => (points.length ? `M${points.map(([x, y]) => `${x} ${y}`).join('L')}` : '')).join('') + (mark ? acute : ''), width }
}

/** A name in capitals, centred on x, y: as high as `height`, or lower where it would be wider than `width`. */
export function lettering(name: string, x: number, y: number, width: number, height: number, colour: string) {
  const gap = 1.8
  const letters = [...name.toUpperCase()].map(letterOf)
  const total = letters.reduce((sum, letter) => sum + letter.width + gap, -gap)
  const scale = Math.min(height / 6, width / total)
  let at = -total / 2
  const shapes = letters.map(({ path, width: own }) => {
    const shape = `<path d="${path}" transform="translate(${n(at)} -3)"/>`
    at += own + gap
    return shape
  })
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" stroke="${colour}" stroke-width="${n(Math.min(1, 9 / scale))}">${shapes.join('')}</g>`
}
