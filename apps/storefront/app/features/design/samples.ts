import type { Picture } from '@stragan/contract'

/** A drawing as a data URL; the `#` hides the width suffix that `Picture` appends. */
const drawn = (alt: string, body: string): Picture => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="#fff"/><g fill="#eef1f4" stroke="#1b2430" stroke-width="2.5" stroke-linejoin="round">${body}</g></svg>`
  return {
    url: `data:image/svg+xml,${encodeURIComponent(svg)}#`,
    width: 1200,
    height: 1200,
    placeholder: '#ffffff',
    is_drawing: true,
    is_family_picture: false,
    alt,
  }
}

const shank =
  '<path d="M70 96h96l8 8v-8 16l-8 8H70z"/><path d="M90 94l6 28M104 94l6 28M118 94l6 28M132 94l6 28M146 94l6 28M160 94l6 28" fill="none"/>'

export const samplePictures: readonly Picture[] = [
  drawn('Hexagon bolt M10 × 60, from the side', `${shank}<path d="M34 78h36v60H34zM34 98h36M34 118h36"/>`),
  drawn(
    'The head from above',
    '<path d="M100 30l61 35v70l-61 35-61-35V65z"/><circle cx="100" cy="100" r="52"/><path d="M78 92h44M84 108h32" fill="none"/>',
  ),
  drawn('With nut and washer', `${shank}<path d="M28 84h32v48H28zM120 76h14v64h-14zM138 82h26v52h-26zM138 100h26M138 116h26"/>`),
]

export const categories = [
  { label: 'Home', href: '#home' },
  { label: 'Mocowania i złącza budowlane', href: '#fixings' },
  { label: 'Śruby z łbem sześciokątnym', href: '#bolts' },
  { label: 'Śruba M10 × 60, ocynkowana', href: '#bolt' },
]

export const variants = [
  {
    symbol: 'PJ-10060',
    size: 'M10 × 60',
    grade: '8.8',
    weight: '0,048',
    price: '1,24 zł',
    ten: '1,12 zł',
    hundred: '0,98 zł',
    stock: 2140,
  },
  { symbol: 'PJ-10080', size: 'M10 × 80', grade: '8.8', weight: '0,059', price: '1,52 zł', ten: '1,37 zł', hundred: '1,20 zł', stock: 36 },
  {
    symbol: 'PJ-10100',
    size: 'M10 × 100',
    grade: '10.9',
    weight: '0,071',
    price: '1 204,80 zł',
    ten: '1 099,00 zł',
    hundred: '998,00 zł',
    stock: 0,
  },
]

export const brands = [
  'Projahn',
  'Wieland & Söhne',
  'Żelazny',
  'Nordfix',
  'Kowalski i Synowie Narzędzia Precyzyjne',
  'Harpun',
  'Ostra',
  'Stalmex',
  'Tytan-Bis',
  'Wiertła Śląskie',
].map((label, index) => ({ value: `brand-${index}`, label, count: [128, 64, 41, 23, 12, 8, 5, 2, 1, 0][index] ?? 0, checked: index === 0 }))
