import { languages } from '@stragan/contract'
import { oneOf } from '../../platform/list-query.ts'

/** Language in which a paper is requested; undefined leaves it to the API: the buyer's, or of a pick list the reader's. */
export const chosenLanguage = (query: URLSearchParams) => oneOf(languages, query.get('language'))
