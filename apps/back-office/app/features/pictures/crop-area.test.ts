import { expect, test } from 'vitest'
import { areaBetween, gripAt, movedBy } from './crop-area.ts'

const picture = { width: 200, height: 100 }
const area = { left: 50, top: 20, width: 100, height: 60 }

test('an area is between two corners, in whichever order, inside of the picture', () => {
  expect(areaBetween({ x: 10.4, y: 20 }, { x: 90, y: 80 }, picture)).toEqual({ left: 10, top: 20, width: 80, height: 60 })
  expect(areaBetween({ x: 90, y: 80 }, { x: 10, y: 20 }, picture)).toEqual({ left: 10, top: 20, width: 80, height: 60 })
  expect(areaBetween({ x: -5, y: -5 }, { x: 500, y: 500 }, picture)).toEqual({ left: 0, top: 0, width: 200, height: 100 })
})

test('an area is at least as large as a cropped picture has to be, at the edges too', () => {
  expect(areaBetween({ x: 30, y: 30 }, { x: 30, y: 30 }, picture)).toEqual({ left: 30, top: 30, width: 16, height: 16 })
  expect(areaBetween({ x: 200, y: 100 }, { x: 200, y: 100 }, picture)).toEqual({ left: 184, top: 84, width: 16, height: 16 })
})

test('an area is moved as far as the picture allows', () => {
  expect(movedBy(area, { x: 10, y: -5 }, picture)).toEqual({ left: 60, top: 15, width: 100, height: 60 })
  expect(movedBy(area, { x: 500, y: -500 }, picture)).toEqual({ left: 100, top: 0, width: 100, height: 60 })
})

test('a press takes a corner, the area, or begins a new one', () => {
  expect(gripAt(area, { x: 52, y: 22 }, 5)).toEqual({ x: 150, y: 80 })
  expect(gripAt(area, { x: 148, y: 22 }, 5)).toEqual({ x: 50, y: 80 })
  expect(gripAt(area, { x: 100, y: 50 }, 5)).toBe('area')
  expect(gripAt(area, { x: 10, y: 90 }, 5)).toEqual({ x: 10, y: 90 })
})
