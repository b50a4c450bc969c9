import { type FieldMessage, type FieldProblem, type Fields, fieldProblems, isFieldMessage } from '@stragan/contract'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** The problems of a validation error by their paths; of a union, those of its first option. Needs `reportInput`. */
export const fieldsOf = (error: z.ZodError): Fields => Object.fromEntries(problemsIn(error.issues, []))

function problemsIn(issues: readonly Issue[], above: readonly PropertyKey[]): [path: string, message: FieldMessage][] {
  return issues.flatMap(issue => {
    const path = [...above, ...issue.path]
    const [first] = issue.code === 'invalid_union' ? issue.errors : []
    return first ? problemsIn(first, path) : [[path.join('.'), messageOf(issue)] as [string, FieldMessage]]
  })
}

/** Refinements of the contract have a message of their own. */
const messageOf = (issue: Issue): FieldMessage => (isFieldMessage(issue.message) ? issue.message : fieldProblems[problemOf(issue)])

function problemOf(issue: Issue): FieldProblem {
  if (issue.input === undefined || issue.input === '') return 'required'
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'not_a_number' : 'wrong_type'
    case 'too_small':
      return sizeProblem(issue.origin, 'too_short', 'too_few')
    case 'too_big':
      return sizeProblem(issue.origin, 'too_long', 'too_many')
    case 'invalid_value':
      return issue.values.every(value => value === true) ? 'not_accepted' : 'not_one_of'
    case 'invalid_format':
      return issue.format === 'email' ? 'not_an_email' : 'wrong_format'
    default:
      return 'wrong_format'
  }
}

function sizeProblem(origin: string, ofText: FieldProblem, ofList: FieldProblem): FieldProblem {
  if (origin === 'string') return ofText
  return origin === 'array' || origin === 'set' ? ofList : 'out_of_range'
}
