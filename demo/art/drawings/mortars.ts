import { type Drawing, drawn, shade, tint } from './kit.ts'
import { balanced, body, box, circle, cut, d, dark, deep, laid, leaning, mix, moved, part, tilt, times, tone, white, within } from './lathe.ts'
import { level, masonry } from './masonry.ts'

/** A cartridge with its mixing nozzle: the spiral inside shows through. */
const cartridge = ({ turned, ribbed, edge, wrap, disc }: typeof leaning, r: number, length: number, accent: string) => {
  const [shoulder, tipLength] = [length * 0.56, length * 0.4]
  const neck = shoulder + r * 0.9
  const q = r * 0.24
  const mixer = times(6, i => {
    const x = neck + r * 0.4 + i * q * 1.25
    return (
      d`M${x} ${-q * 0.82}C${x + q * 0.6} ${-q * 0.7} ${x + q * 0.6} ${q * 0.7} ${x + q * 1.25} ${q * 0.82}` +
      d`M${x} ${q * 0.82}C${x + q * 0.6} ${q * 0.7} ${x + q * 0.6} ${-q * 0.7} ${x + q * 1.25} ${-q * 0.82}`
    )
  })
  return (
    ribbed(
      [
        [neck, q],
        [length - tipLength * 0.3, q],
        [length - tipLength * 0.22, q * 0.6],
        [length, q * 0.42],
      ],
      { fill: white },
    ) +
    part(mixer.join('')) +
    turned(
      [
        [neck - r * 0.12, q * 1.5],
        [neck + r * 0.3, q * 1.5],
      ],
      { fill: dark },
    ) +
    turned(
      [
        [shoulder + r * 0.5, r * 0.34],
        [neck - r * 0.1, r * 0.34],
      ],
      { fill: tint },
    ) +
    turned(
      [
        [shoulder, r],
        [shoulder + r * 0.22, r * 0.92],
        [shoulder + r * 0.56, r * 0.36],
      ],
      { fill: shade },
    ) +
    turned(
      [
        [0, r],
        [shoulder, r],
      ],
      { fill: tint, end: shade },
    ) +
    wrap(length * 0.1, shoulder - length * 0.05, r, white) +
    wrap(length * 0.15, length * 0.3, r, accent) +
    turned(
      [
        [-r * 0.05, r * 1.05],
        [r * 0.12, r * 1.05],
      ],
      { fill: shade, end: shade },
    ) +
    part(disc(-r * 0.05, r * 0.84), dark) +
    edge(length * 0.37, r) +
    edge(length * 0.4, r)
  )
}

/** The gun that presses a cartridge empty, from the side. */
const gun = (accent: string, reach: number) => {
  const [front, back] = [-330 - reach, 170]
  return (
    body(box(back - 40, -22, 420, 18), deep) +
    body(d`M${back + 380} -34v42l-10 70h-34v-112Z`, shade) +
    part(times(14, i => d`M${back + 100 + i * 18} -4l9 8l9 -8`).join('')) +
    body(d`M${front} -120h26V60h${back - front - 26}v40H${front}Z`, shade) +
    body(box(back - 30, -130, 44, 236), shade) +
    body(d`M${back - 10} -150H${back + 130}Q${back + 160} -120 ${back + 140} -40L${back + 250} 330` + d`Q${back + 210} 372 ${back + 150} 356L${back + 30} 60L${back - 10} 40Z`, tint) +
    body(d`M${back + 92} 130L${back + 196} 120L${back + 240} 300Q${back + 210} 340 ${back + 160} 326Z`, accent) +
    body(d`M${back + 14} 66Q${back - 40} 200 ${back + 36} 330Q${back + 70} 340 ${back + 78} 310` + d`Q${back + 20} 200 ${back + 66} 92Z`, deep) +
    part(circle(back + 50, -50, 20), white) +
    part(circle(back + 44, 84, 12), white)
  )
}
const loadedGun = (accent: string, size: number) => {
  const reach = mix(50, 110, size)
  return moved(560 + reach / 2, 585, -24, moved(150, -18, 180, cartridge(level, 76, 640 + reach * 1.1, tint)), gun(accent, reach))
}

/** The net that keeps the mortar in a hollow brick. */
const sieve = ({ turned, on }: typeof leaning, r: number, length: number, accent: string) => {
  const strand = (x: number, way: 1 | -1) => {
    const points = times(7, i => on(x + (way > 0 ? i : 6 - i) * r * 0.24, r, i * 30))
    return `M${points.map(([u, v]) => d`${u} ${v}`).join('L')}`
  }
  const net = times(Math.floor((length - r * 1.9) / (r * 0.36)), i => strand(r * 0.5 + i * r * 0.36, 1) + strand(r * 0.5 + i * r * 0.36, -1))
  return (
    turned(
      [
        [0, r],
        [length - r * 0.5, r],
        [length - r * 0.15, r * 0.86],
        [length, r * 0.5],
      ],
      { fill: shade, smooth: true },
    ) +
    part(net.join('')) +
    turned(
      [
        [-r * 0.1, r * 1.4],
        [r * 0.14, r * 1.4],
      ],
      { fill: accent, end: accent },
    ) +
    part(leaning.disc(-r * 0.1, r * 0.84), dark) +
    within('mouth', leaning.disc(-r * 0.1, r * 0.84), tone(leaning.disc(r * 0.06, r * 0.84), deep))
  )
}

/** A rod set in mortar: in solid concrete, or in a hollow brick where it bulges behind every web. */
const rodInMortar = (thick: number, hollow: boolean) => {
  const [face, r, half] = [250, thick * 0.72, 430]
  const chambers = hollow
    ? [0, 1, 2]
        .map(i => [-1, 1].map(s => body(box(face + 70 + i * 240, s < 0 ? -half + 50 : r + 10, 180, half - 60 - r), white)).join('') + tone(box(face + 70 + i * 240, -r, 180, r * 2), white))
        .join('')
    : ''
  const bulges = hollow ? times(3, i => d`M${face + 74 + i * 240} ${-r}q88 ${-r * 1.3} 172 0` + d`v${r * 2}q-88 ${r * 1.3} -172 0Z`).join('') : ''
  const outline = box(face, -half, 780, half * 2)
  return moved(
    90,
    600,
    0,
    masonry('wall', outline, face, -half, 780, half * 2, hollow ? 24 : 60),
    chambers,
    bulges && body(bulges, dark),
    body(d`M${face} ${-r}H${face + 700}v${r * 2}H${face}Z`, dark),
    cut('plate', box(face - 70, -280, 70, 560), 45, white),
    level.thread({ from: 0, to: face + 670, r: thick / 2, pitch: thick * 0.22, near: true, fill: tint }),
    level.turned([
      [face - 92, thick],
      [face - 70, thick],
    ]),
    level.hexagon({ from: face - 92 - thick * 0.8, to: face - 92, flats: thick * 1.6, turn: 0, both: true, fill: shade }),
  )
}

export const mortars: Record<string, Drawing> = {
  'injection-mortars': ({ size, kind, accent }) => {
    if (kind === 'gun') return { main: drawn(loadedGun(accent, size)), detail: drawn(rodInMortar(100, false)) }
    if (kind === 'sleeve') {
      const length = mix(820, 1080, size)
      return { main: drawn(laid(length, tilt, sieve(leaning, mix(120, 92, size), length, accent))), detail: drawn(rodInMortar(mix(90, 105, size), true)) }
    }
    const [length, r] = [mix(980, 1110, size), mix(120, 150, size)]
    return { main: drawn(balanced(length, tilt, [r, r * 0.1], cartridge(leaning, r, length, accent))), detail: drawn(rodInMortar(mix(100, 120, size), false)) }
  },
}
