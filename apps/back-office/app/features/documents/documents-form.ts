import type { ResponseOutput } from '@stragan/contract'
import type { productDocumentCalls } from '@stragan/contract/admin'
import type { RefusalText } from '../../platform/refusal-text.ts'
import { afterStep, idsIn, type SentForm, stepIn } from '../../platform/uploads/ordered-list.ts'
import type { RefusedList } from '../../platform/uploads/refused-list.ts'

export type ListedDocument = ResponseOutput<typeof productDocumentCalls.productDocuments>['items'][number]
export type NamedDocument = Pick<ListedDocument, 'id' | 'title'>

/** Names of each document, by its id; `was` fields have what the page showed. */
export const nameField = (language: 'en' | 'pl', id: number) => `${language}-${id}`
export const wasField = (language: 'en' | 'pl', id: number) => `was-${language}-${id}`

/** What a form was made from, and what it wants. A step is carried out with all that was typed. */
export function documentsIn(form: SentForm): { from: NamedDocument[]; documents: NamedDocument[] } {
  const read = (nameOf: typeof nameField) =>
    idsIn(form).map(id => ({ id, title: { en: form.text(nameOf('en', id)).trim(), pl: form.text(nameOf('pl', id)).trim() } }))
  return { from: read(wasField), documents: afterStep(read(nameField), stepIn(form)) }
}

/** The answer to a form that changed nothing. */
export interface DocumentsAnswer extends RefusedList<NamedDocument> {
  intent: 'documents'
  refusal: RefusalText
}

export const isDocumentsAnswer = (answer: object | undefined): answer is DocumentsAnswer =>
  answer !== undefined && 'intent' in answer && answer.intent === 'documents'
