import { type ErrorCode, fieldProblems, ShopError } from '@stragan/contract'

/** Throws an error with the fields that two changes have given different values. `fieldOf` is the field of the body for the path of one. */
export function assertNoConflicts(code: ErrorCode, conflicts: readonly string[], fieldOf = (path: string) => path): void {
  if (conflicts.length > 0)
    throw new ShopError(code, { fields: Object.fromEntries(conflicts.map(path => [fieldOf(path), fieldProblems.changed_elsewhere])) })
}
