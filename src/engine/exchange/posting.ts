/** Whole documents come in as drafts; trying the file asks whether to post them (contract amendments). */
import type { AnyDocument } from '#model/document.ts'
import { flag } from '#model/field.ts'
import type { DocumentImportOptions } from './document-rows.ts'
import type { AskedQuestion } from './questions.ts'

const QUESTION = 'post'
const field = flag({ label: 'import.post' })

export const isAgreedToPost = ({ answers = {} }: Pick<DocumentImportOptions, 'answers'>): boolean => {
  const answer = Object.hasOwn(answers, QUESTION) ? answers[QUESTION] : null
  return answer === 1 || answer === true
}

/** `rows` counts the documents, and the answer that does nothing that cannot be undone is the usual one. */
export const postQuestion = (
  { importsDrafts }: AnyDocument,
  options: Pick<DocumentImportOptions, 'answers'>,
  documents: number,
): AskedQuestion[] =>
  importsDrafts && documents > 0
    ? [{ name: QUESTION, field, rows: documents, value: isAgreedToPost(options) ? 1 : 0 }]
    : []
