/** What must hold for a print template before it is stored. */
import { isOwnStore } from '#engine/own-stores.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { checkForm, type FormProblem } from '#output/forms/form-check.ts'
import { reports } from '#reports/all.ts'
import { codePattern, templateFields } from '#system/print-template.ts'
import { translatorFor } from '../call/call.ts'
import { deliveredForms } from '../printing/delivered.ts'
import { deliveredNamed } from '../printing/delivered-templates.ts'
import { tokenFieldsOf } from '../printing/token-fields.ts'
import type { PrintTemplate } from '../printing/templates.ts'

export interface TemplateDraft extends Omit<PrintTemplate, 'kind' | 'delivered' | 'changed'> {
  content: string
}
export interface TemplateCase {
  templates: readonly PrintTemplate[]
  before: (PrintTemplate & { content: string }) | null
  draft: TemplateDraft
}

/** A form that is not delivered costs every list of forms a little. */
const mostOwn = 200

/** In the language of the caller. */
export const problemWords = (scope: Scope, { message, values }: FormProblem): string =>
  translatorFor(scope.language)(message, values)

export const checkedText = (content: string, base: string): FormProblem[] => {
  const of = deliveredNamed(base)
  return checkForm(content, of ? tokenFieldsOf(of) : null)
}

/** All of them, because a form that is wrong at one place is often wrong at others. */
const textProblems = (scope: Scope, { content, base }: TemplateDraft): Problem[] =>
  checkedText(content, base)
    .filter(({ severity }) => severity === 'error')
    .map((one) => problem('content', 'templateAtLine', { line: String(one.line), text: problemWords(scope, one) }))

const reserved = new Set([...deliveredForms, ...reports].map(({ code }) => code.toLowerCase()))

const codeProblems = ({ templates, before, draft }: TemplateCase): Problem[] => {
  if (before)
    return before.code === draft.code ? [] : [problem('code', 'templateFixed', { label: templateFields.code.label })]
  if (draft.code === '') return [problem('code', 'noCode')]
  if (!codePattern.test(draft.code)) return [problem('code', 'templateCode')]
  const code = draft.code.toLowerCase()
  return reserved.has(code) || templates.some((one) => one.code.toLowerCase() === code)
    ? [problem('code', 'duplicate.code', { value: draft.code })]
    : []
}

const kindProblems = ({ before, draft }: TemplateCase): Problem[] => {
  const fixed = (name: 'xType' | 'base') =>
    before && before[name] !== draft[name]
      ? [problem(name, 'templateFixed', { label: templateFields[name].label })]
      : []
  const isOfType = deliveredNamed(draft.base)?.xType === draft.xType
  return [
    ...fixed('xType'),
    ...fixed('base'),
    ...(before || isOfType ? [] : [problem(draft.xType ? 'base' : 'xType', draft.xType ? 'templateBase' : 'required')]),
  ]
}

const lengthProblems = ({ draft }: TemplateCase): Problem[] =>
  (['pageWidth', 'pageHeight'] as const).flatMap((name) => {
    const length = draft[name]
    return length !== null && (length < 20 || length > 5000) ? [problem(name, 'templateLength')] : []
  })

/** There always is a default that is in use, so every kind can be printed. */
const defaultProblems = ({ before, draft }: TemplateCase): Problem[] => {
  if (draft.isDefault && !draft.active) return [problem('active', 'templateDefault')]
  if (before?.isDefault && !draft.isDefault) return [problem('isDefault', 'templateDefault')]
  return draft.defaultStores.length > 0 && !draft.active ? [problem('defaultStores', 'templateStoreActive')] : []
}

const storeProblems = async ({ tx }: Scope, { before, draft }: TemplateCase): Promise<Problem[]> => {
  const had = before?.defaultStores ?? []
  const fresh = draft.defaultStores.filter((id) => !had.includes(id))
  const gone = had.filter((id) => !draft.defaultStores.includes(id))
  if ([...fresh, ...gone].some((id) => !isOwnStore(tx, id))) return [problem('defaultStores', 'storesBeyond')]
  if (fresh.length === 0) return []
  const known = await tx.query(sql`select 1 from store s where ${sql.ours('s')} and s.id::text = any(${fresh}::text[])`)
  return known.length < fresh.length
    ? [problem('defaultStores', 'unknownRef', { label: templateFields.defaultStores.label })]
    : []
}

export const problemsOf = async (scope: Scope, judged: TemplateCase): Promise<Problem[]> => {
  const { templates, before, draft } = judged
  const isFull = !before && templates.filter((one) => !one.delivered).length >= mostOwn
  return [
    ...codeProblems(judged),
    ...(draft.name === '' ? [problem('name', 'noName')] : []),
    ...kindProblems(judged),
    ...(before?.content === draft.content ? [] : textProblems(scope, draft)),
    ...lengthProblems(judged),
    ...defaultProblems(judged),
    ...(await storeProblems(scope, judged)),
    ...(isFull ? [problem('', 'templatesTooMany', { n: String(mostOwn) })] : []),
  ]
}
