import { orderStatuses } from '@stragan/contract'
import { expect, test } from 'vitest'
import { canTransition } from './statuses.ts'

/** docs/rules.md#6: by the status before (rows) and after (columns). */
const table = `
             new  confirmed  paid  packed  sent  delivered  cancelled
  new         -       x       x      -      -        -          x
  confirmed   -       -       x      x      -        -          x
  paid        -       -       -      x      -        -          x
  packed      -       -       -      -      x        -          x
  sent        -       -       -      -      -        x          -
  delivered   -       -       -      -      -        -          -
  cancelled   -       -       -      -      -        -          -`

test('an order moves by these transitions and no others', () => {
  const [columns = [], ...rows] = table
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))
  expect(rows.map(([before]) => before).toSorted()).toEqual(orderStatuses.toSorted())
  const allowed = rows.flatMap(([before, ...cells]) => cells.flatMap((cell, i) => (cell === 'x' ? [`${before} → ${columns[i]}`] : [])))
  const moves = orderStatuses.flatMap(before =>
    orderStatuses.filter(after => canTransition(before, after)).map(after => `${before} → ${after}`),
  )
  expect(moves.toSorted()).toEqual(allowed.toSorted())
})
