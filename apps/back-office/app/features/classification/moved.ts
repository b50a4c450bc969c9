/** What something moves before when it goes one place up or down among its siblings; null: to the end. Undefined where it is there already. */
export function neighbourAfterMove(siblings: readonly number[], id: number, direction: string): number | null | undefined {
  const at = siblings.indexOf(id)
  if (at < 0 || (direction === 'up' && at === 0) || (direction === 'down' && at === siblings.length - 1)) return undefined
  return direction === 'up' ? (siblings[at - 1] ?? null) : (siblings[at + 2] ?? null)
}
