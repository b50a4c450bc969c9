import { type Language, languages } from '@stragan/routing'
import { widths } from '../accessibility.ts'
import { account } from './account.ts'
import { browsing } from './browsing.ts'
import { forms } from './forms.ts'
import { ordering } from './ordering.ts'
import type { State } from './state.ts'

const kinds = { browsing, forms, ordering, account }

/** Polish, whose texts are longer; `npm run test:scale` adds English. The screens are audited in both. */
const auditedLanguages = languages.filter(language => process.env.EVERY_WAY || language === 'pl')

/** Every state of the screens. */
export const states: readonly (Required<State> & { kind: string; language: Language })[] = auditedLanguages.flatMap(language =>
  Object.entries(kinds).flatMap(([kind, statesOf]) =>
    statesOf(language).map(state => ({ at: widths, script: false, ...state, kind, language })),
  ),
)
