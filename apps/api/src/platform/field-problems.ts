import { type FieldMessage, type FieldProblem, type Fields, fieldProblems, isFieldMessage } from '@stragan/contract'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** A path in the request and what is wrong there; where one of several forms fits, the first form's. Needs `reportInput`. */
export const fieldsOf = (error: z.ZodError): Fields => Object.fromEntries(problemsIn(error.issues, []))

function problemsIn(issues: readonly Issue[], above: readonly PropertyKey[]): [path: string, message: FieldMessage][] {
  return issues.flatMap(issue => {
    const path = [...above, ...issue.path]
    const [first] = issue.code === 'invalid_union' ? issue.errors : []
    return first ? problemsIn(first, path) : [[path.join('.'), messageOf(issue)] as [string, FieldMessage]]
  })
}

/** Our own refinements bring their message along. */
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
