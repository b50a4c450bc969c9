/** Counts turns of the event loop, in each of which requests are answered, until it is stopped. */
export function countTurns(): { stop: () => number } {
  let turns = 0
  let next = setImmediate(function turn() {
    turns++
    next = setImmediate(turn)
  })
  return {
    stop: () => {
      clearImmediate(next)
      return turns
    },
  }
}
