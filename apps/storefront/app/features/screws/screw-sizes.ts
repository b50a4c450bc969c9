/** Shapes of heads that can be drawn. */
type Head = 'hexagon' | 'cylindrical' | 'countersunk' | 'button'

/** mm */
interface HeadSize {
  /** Height. */
  k: number
  /** Width across flats of a hexagon head, else the diameter (`dk`). */
  width: number
  /** Width across flats of the tool: of a hexagon head its own, else of the socket. */
  s: number
}

/**
 * Nominal sizes by thread diameter in mm: `[k, width, s]`, without `s` where it is the width. ISO 4762, ISO 10642 and ISO 7380-1; hexagons by
 * DIN 931 and DIN 933, which differ from ISO 4014 and ISO 4017 for M10, M12 and M14.
 */
const sizes: Record<Head, Record<number, [k: number, width: number, s?: number]>> = {
  hexagon: {
    3: [2, 5.5],
    4: [2.8, 7],
    5: [3.5, 8],
    6: [4, 10],
    8: [5.3, 13],
    10: [6.4, 17],
    12: [7.5, 19],
    14: [8.8, 22],
    16: [10, 24],
    20: [12.5, 30],
    24: [15, 36],
  },
  cylindrical: {
    3: [3, 5.5, 2.5],
    4: [4, 7, 3],
    5: [5, 8.5, 4],
    6: [6, 10, 5],
    8: [8, 13, 6],
    10: [10, 16, 8],
    12: [12, 18, 10],
    14: [14, 21, 12],
    16: [16, 24, 14],
    20: [20, 30, 17],
    24: [24, 36, 19],
  },
  countersunk: {
    3: [1.86, 6.72, 2],
    4: [2.48, 8.96, 2.5],
    5: [3.1, 11.2, 3],
    6: [3.72, 13.44, 4],
    8: [4.96, 17.92, 5],
    10: [6.2, 22.4, 6],
    12: [7.44, 26.88, 8],
    16: [8.8, 33.6, 10],
    20: [10.16, 40.32, 12],
  },
  button: {
    3: [1.65, 5.7, 2],
    4: [2.2, 7.6, 2.5],
    5: [2.75, 9.5, 3],
    6: [3.3, 10.5, 4],
    8: [4.4, 14, 5],
    10: [5.5, 17.5, 6],
    12: [6.6, 21, 8],
    16: [8.8, 28, 10],
  },
}

/** Pitch of coarse threads in mm, by diameter (ISO 261). */
const pitches = new Map([
  [3, 0.5],
  [4, 0.7],
  [5, 0.8],
  [6, 1],
  [8, 1.25],
  [10, 1.5],
  [12, 1.75],
  [14, 2],
  [16, 2],
  [20, 2.5],
  [24, 3],
])

/** By the code of the feature value; heads with a flange or a washer have other sizes. */
const shapes = new Map<string, Head>([
  ['hexagon', 'hexagon'],
  ['cylindrical', 'cylindrical'],
  ['countersunk-90', 'countersunk'],
  ['button', 'button'],
])

/** Length of the thread in mm, of a screw of diameter `d` and length `l`. */
type ThreadLength = (d: number, l: number) => number

const full: ThreadLength = (_, l) => l
const partial: ThreadLength = (d, l) => Math.min(l, 2 * d + (l <= 125 ? 6 : l <= 200 ? 12 : 25))
const socket: ThreadLength = (d, l) => Math.min(l, 2 * d + 12)

/** By the first standard that the code of a feature value names: `din-933-iso-4017`. */
const standards: readonly [code: string, Head, ThreadLength][] = [
  ['din-931', 'hexagon', partial],
  ['din-933', 'hexagon', full],
  ['din-912', 'cylindrical', socket],
  ['iso-4762', 'cylindrical', socket],
  ['iso-10642', 'countersunk', socket],
  ['iso-7380-1', 'button', socket],
]

export interface Screw {
  head: Head
  /** mm */
  diameter: number
  /** mm */
  pitch: number
  /** mm, with the head of a countersunk screw. */
  length: number
  /** mm */
  threadLength: number
  headSize: HeadSize
}

/** The screw of feature values: `m8`, `40-mm`, `hexagon`; null if one is missing or its size is not known. */
export const screwOf = ({ thread = '', length = '', head = '' }: Record<string, string>): Screw | null =>
  screwFrom(thread, Number(/^(\d{1,4})-mm$/.exec(length)?.[1]), shapes.get(head), full)

/** The screw of a product by the codes of its thread and standard, with a length in mm; null if its sizes are not known. */
export function screwOfStandard({ thread = '', norm = '' }: Record<string, string>, length: number): Screw | null {
  const [, head, threadLength = full] = standards.find(([code]) => norm === code || norm.startsWith(`${code}-`)) ?? []
  return screwFrom(thread, length, head, threadLength)
}

function screwFrom(thread: string, length: number, head: Head | undefined, threadLength: ThreadLength): Screw | null {
  const diameter = Number(/^m(\d{1,2})$/.exec(thread)?.[1])
  const pitch = pitches.get(diameter)
  const size = head && sizes[head][diameter]
  if (!size || !pitch || !(length > 0)) return null
  const [k, width, s = width] = size
  return { head, diameter, pitch, length, threadLength: threadLength(diameter, length), headSize: { k, width, s } }
}
