import { type Language, languages } from '@stragan/routing'
import { widths } from '../access.ts'
import { account } from './account.ts'
import { buying } from './buying.ts'
import { forms } from './forms.ts'
import { looking } from './looking.ts'
import type { State } from './state.ts'

/** Every state that a screen comes to by what a visitor does, in both languages. */
export const states: readonly (Required<State> & { language: Language })[] = languages.flatMap(language =>
  [looking, forms, buying, account]
    .flatMap(statesOf => statesOf(language))
    .map(state => ({ at: widths, script: false, ...state, language })),
)
