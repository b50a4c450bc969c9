import { type Language, languages } from '@stragan/routing'
import { widths } from '../access.ts'
import { account } from './account.ts'
import { buying } from './buying.ts'
import { forms } from './forms.ts'
import { looking } from './looking.ts'
import type { State } from './state.ts'

const kinds = { looking, forms, buying, account }

/** Every state of the screens, in both languages. */
export const states: readonly (Required<State> & { kind: string; language: Language })[] = languages.flatMap(language =>
  Object.entries(kinds).flatMap(([kind, statesOf]) =>
    statesOf(language).map(state => ({ at: widths, script: false, ...state, kind, language })),
  ),
)
