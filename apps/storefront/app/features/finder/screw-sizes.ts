/** Shapes of heads that can be drawn. */
type Head = 'hexagon' | 'cylindrical' | 'countersunk' | 'button'

/** mm */
interface HeadSize {
  /** Height. */
  k: number
  /** Width across flats of a hexagon head (`s`), else diameter (`dk`). */
  width: number
}

/** Nominal sizes by thread diameter in mm: `[k, width]`. ISO 4017, ISO 4762, ISO 10642 and ISO 7380-1; hexagons of M10, M12 and M14 by DIN 933. */
const sizes: Record<Head, Record<number, [k: number, width: number]>> = {
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
    3: [3, 5.5],
    4: [4, 7],
    5: [5, 8.5],
    6: [6, 10],
    8: [8, 13],
    10: [10, 16],
    12: [12, 18],
    14: [14, 21],
    16: [16, 24],
    20: [20, 30],
    24: [24, 36],
  },
  countersunk: {
    3: [1.86, 6.72],
    4: [2.48, 8.96],
    5: [3.1, 11.2],
    6: [3.72, 13.44],
    8: [4.96, 17.92],
    10: [6.2, 22.4],
    12: [7.44, 26.88],
    16: [8.8, 33.6],
    20: [10.16, 40.32],
  },
  button: {
    3: [1.65, 5.7],
    4: [2.2, 7.6],
    5: [2.75, 9.5],
    6: [3.3, 10.5],
    8: [4.4, 14],
    10: [5.5, 17.5],
    12: [6.6, 21],
    16: [8.8, 28],
  },
}

/** By the code of the feature value; heads with a flange or a washer have other sizes. */
const shapes = new Map<string, Head>([
  ['hexagon', 'hexagon'],
  ['cylindrical', 'cylindrical'],
  ['countersunk-90', 'countersunk'],
  ['button', 'button'],
])

export interface Screw {
  head: Head
  /** mm */
  diameter: number
  /** mm, with the head of a countersunk screw. */
  length: number
  headSize: HeadSize
}

/** The screw of feature values: `m8`, `40-mm`, `hexagon`; null if one is missing or its size is not known. */
export function screwOf({ thread = '', length = '', head = '' }: Record<string, string>): Screw | null {
  const diameter = Number(/^m(\d{1,2})$/.exec(thread)?.[1])
  const mm = Number(/^(\d{1,4})-mm$/.exec(length)?.[1])
  const shape = shapes.get(head)
  const size = shape && sizes[shape][diameter]
  return size && mm > 0 ? { head: shape, diameter, length: mm, headSize: { k: size[0], width: size[1] } } : null
}
