import type { Language } from '@stragan/routing'
import type { Screw } from './screw-sizes.ts'
import { screwMessages } from './screws.messages.ts'

/** Of the drawing, in its own units. */
const width = 440
const height = 180
const room = { length: 330, height: 130 }
const left = 60
const middle = 75

/** A screw with its dimensions in mm, seen from the side, to scale. */
export function ScrewDrawing({ screw, language }: { screw: Screw; language: Language }) {
  const { head, diameter, length, threadLength, headSize } = screw
  const isSunk = head === 'countersunk'
  const total = isSunk ? length : length + headSize.k
  const scale = Math.min(room.length / total, room.height / headSize.width)
  const at = (mm: number) => round(left + mm * scale)
  const [radius, headRadius] = [(diameter / 2) * scale, (headSize.width / 2) * scale]
  const [begin, end] = [at(headSize.k), at(total)]
  const threadFrom = Math.max(begin, at(total - threadLength))
  const chamfer = Math.min(radius / 3, (end - begin) / 4)
  const lengthFrom = isSunk ? left : begin
  const below = middle + Math.max(headRadius, radius) + 26
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={screwMessages[language].drawn(screw)}
      className="w-full max-w-xl text-ink"
      fill="none"
      stroke="currentColor"
    >
      <path d={headPath(head, headRadius, radius, begin)} strokeWidth="2" strokeLinejoin="round" className="fill-raised" />
      {head === 'hexagon' && <path d={`M${left} ${middle}H${begin}`} strokeWidth="2" />}
      <path
        d={`M${begin} ${y(-radius)}H${round(end - chamfer)}L${end} ${y(-radius + chamfer)}V${y(radius - chamfer)}L${round(end - chamfer)} ${y(radius)}H${begin}Z`}
        strokeWidth="2"
        strokeLinejoin="round"
        className="fill-ground"
      />
      {/* A thread is drawn by the line of its core (ISO 6410). */}
      <path d={`M${threadFrom} ${y(-radius * core)}H${end}M${threadFrom} ${y(radius * core)}H${end}`} strokeWidth="1" />
      {threadFrom > begin && <path d={`M${threadFrom} ${y(-radius)}V${y(radius)}`} strokeWidth="2" />}
      <path d={`M${left - 12} ${middle}H${end + 12}`} strokeWidth="1" strokeDasharray="14 4 3 4" className="text-quiet" />
      <Dimension from={[lengthFrom, below]} to={[end, below]} text={`${length}`} />
      <Dimension from={[left - 28, y(-headRadius)]} to={[left - 28, y(headRadius)]} text={`${headSize.width}`} />
      <Dimension from={[end + 24, y(-radius)]} to={[end + 24, y(radius)]} text={`M${diameter}`} isBehind />
    </svg>
  )
}

/** Diameter of a thread’s core, of its nominal diameter. */
const core = 0.82

const round = (value: number) => Math.round(value * 10) / 10
const y = (offset: number) => round(middle + offset)

function headPath(head: Screw['head'], radius: number, shank: number, end: number): string {
  if (head === 'countersunk') return `M${left} ${y(-radius)}L${end} ${y(-shank)}V${y(shank)}L${left} ${y(radius)}Z`
  if (head === 'button')
    return `M${end} ${y(-radius)}Q${left} ${y(-radius * 0.9)} ${left} ${y(0)}Q${left} ${y(radius * 0.9)} ${end} ${y(radius)}Z`
  return `M${left} ${y(-radius)}H${end}V${y(radius)}H${left}Z`
}

type Point = readonly [x: number, y: number]

/** A dimension line with arrows at both ends, and its text beside its middle: behind the line if it stands behind the screw. */
function Dimension({ from: [x1, y1], to: [x2, y2], text, isBehind = false }: { from: Point; to: Point; text: string; isBehind?: boolean }) {
  const isVertical = x1 === x2
  const arrow = isVertical
    ? `M${x1 - 3} ${y1 + 7}L${x1} ${y1}L${x1 + 3} ${y1 + 7}M${x2 - 3} ${y2 - 7}L${x2} ${y2}L${x2 + 3} ${y2 - 7}`
    : `M${x1 + 7} ${y1 - 3}L${x1} ${y1}L${x1 + 7} ${y1 + 3}M${x2 - 7} ${y2 - 3}L${x2} ${y2}L${x2 - 7} ${y2 + 3}`
  const extension = isVertical ? '' : `M${x1} ${y1 - 20}V${y1 + 5}M${x2} ${y2 - 20}V${y2 + 5}`
  return (
    <g className="text-quiet">
      <path d={`M${x1} ${y1}L${x2} ${y2}${arrow}${extension}`} strokeWidth="1" />
      <text
        x={round((x1 + x2) / 2)}
        y={round((y1 + y2) / 2) + (isVertical ? 0 : -5)}
        {...(isVertical && { transform: `rotate(-90 ${x1} ${round((y1 + y2) / 2)}) translate(0 ${isBehind ? 16 : -5})` })}
        textAnchor="middle"
        className="fill-ink stroke-none text-[15px] tabular-nums"
      >
        {text}
      </text>
    </g>
  )
}
