import { messages } from '../../platform/messages.ts'
import type { Screw } from './screw-sizes.ts'

export const screwMessages = messages(
  {
    drawn: ({ diameter, length, head }: Screw) => `M${diameter} screw, ${length} mm long, ${headsInEnglish[head]} head, drawn to scale`,
    dimensions: 'Dimensions',
    nominal: 'These are the nominal sizes of the standard, in mm.',
    d: 'Thread (d)',
    pitch: 'Pitch (P)',
    k: 'Head height (k)',
    dk: 'Head diameter (dk)',
    s: 'Width across flats (s)',
    b: 'Thread length (b)',
  },
  {
    drawn: ({ diameter, length, head }: Screw) =>
      `Śruba M${diameter} o długości ${length} mm, łeb: ${headsInPolish[head]}, rysunek w skali`,
    dimensions: 'Wymiary',
    nominal: 'Wymiary nominalne według normy, w mm.',
    d: 'Gwint (d)',
    pitch: 'Skok gwintu (P)',
    k: 'Wysokość łba (k)',
    dk: 'Średnica łba (dk)',
    s: 'Rozmiar klucza (s)',
    b: 'Długość gwintu (b)',
  },
)

const headsInEnglish = { hexagon: 'hexagon', cylindrical: 'cylindrical', countersunk: 'countersunk', button: 'button' }
const headsInPolish = { hexagon: 'sześciokątny', cylindrical: 'walcowy', countersunk: 'stożkowy', button: 'kulisty' }
