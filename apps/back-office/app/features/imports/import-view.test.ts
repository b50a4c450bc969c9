import { expect, test } from 'vitest'
import { canContinue, type ImportView, isOfTrial } from './import-view.ts'

type Outcome = Pick<ImportView, 'state' | 'failed_step' | 'has_changes'>
const checked: Outcome = { state: 'checked', failed_step: null, has_changes: false }

test.each<[string, Outcome, { trial: boolean; goesOn: boolean }]>([
  ['a check', checked, { trial: true, goesOn: false }],
  ['a check after a run', { ...checked, has_changes: true }, { trial: true, goesOn: false }],
  ['a check that was stopped', { ...checked, state: 'ready' }, { trial: true, goesOn: false }],
  ['a run', { ...checked, state: 'imported', has_changes: true }, { trial: false, goesOn: false }],
  ['a run that was stopped', { ...checked, state: 'stopped' }, { trial: false, goesOn: true }],
  ['a run that failed', { state: 'failed', failed_step: 'importing', has_changes: true }, { trial: false, goesOn: true }],
  [
    'a run that failed before it changed anything',
    { state: 'failed', failed_step: 'importing', has_changes: false },
    { trial: false, goesOn: false },
  ],
  ['a check that failed', { state: 'failed', failed_step: 'checking', has_changes: false }, { trial: true, goesOn: false }],
  ['a check that failed after a run', { state: 'failed', failed_step: 'checking', has_changes: true }, { trial: true, goesOn: false }],
  ['an undo that failed', { state: 'failed', failed_step: 'undoing', has_changes: true }, { trial: false, goesOn: false }],
])('what is shown of %s', (_, found, expected) => {
  expect({ trial: isOfTrial(found), goesOn: canContinue(found) }).toEqual(expected)
})
