/**
 * ApiPrintTemplate: the forms of a tenant (contract system §6). Documents to preview a form with are found by the lists
 * of their own modules, whose name `getSample` answers.
 */
import { answering } from '#engine/answering.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import { needs } from '#model/right.ts'
import { templateList } from '#system/print-template.ts'
import { aboutBatch } from '#wire/answer-schemas.ts'
import { objectBody } from '#wire/body.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import {
  checkedTemplate,
  exportedTemplates,
  importedTemplates,
  restoredTemplate,
  templateSample,
  templateTokens,
} from '#wire/described/templates.ts'
import { isObject } from '#wire/values.ts'
import { eachId, readIds } from '../call/batch.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { isNewRecord } from '../call/is-new-record.ts'
import { rowListCalls } from '../calls/row-lists.ts'
import { fromQuery } from '../http/query.ts'
import { deliveredById } from '../printing/delivered-templates.ts'
import { tokenFieldsOf } from '../printing/token-fields.ts'
import { tokenMenu } from '../printing/token-menu.ts'
import { loadTemplates, templateNamed } from '../printing/templates.ts'
import { permissionCall } from '../session/session.ts'
import { aboutInfo, aboutSave } from './about.ts'
import { removeTemplate, restoreTemplate, saveTemplate, withContent, type SavedTemplate } from './save-template.ts'
import { readTemplate, templateProblemFields } from './template-body.ts'
import { exportFile, importFile } from './template-file.ts'
import { templateRows } from './template-list.ts'
import { checkedText, problemWords } from './template-rules.ts'
import { baseAsked, baseOf, sampleDemand, sampleInfo } from './template-sample.ts'

const info = async (scope: Scope, { query }: Input): Promise<unknown> => {
  const found = templateNamed(await loadTemplates(scope), (fromQuery(query, 's_ID') ?? '').trim())
  if (!found) throw new NotFound()
  const { id, code, name, kind: _kind, ...values } = await withContent(scope, found)
  return { s_ID: id, Code: code, Name: name, ...values, label: deliveredById(id) ? name : null }
}

const answerOf = ({ id, code, version }: SavedTemplate): SaveAnswer => ({
  Description: 'ok',
  s_ID: id,
  NumberID: code,
  version,
})

const save = async (scope: Scope, { body }: Input): Promise<SaveAnswer> =>
  answerOf(await saveTemplate(scope, readTemplate(body, scope.settings.timeZone)))

const restore = async (scope: Scope, { body }: Input): Promise<SaveAnswer> => {
  const { s_ID: id, Code: code } = objectBody(body)
  const named = typeof id === 'string' && id !== '' ? id : code
  if (typeof named !== 'string') throw new NotFound()
  return answerOf(await restoreTemplate(scope, named))
}

const remove = async (scope: Scope, { body }: Input): Promise<unknown> =>
  eachId(scope, readIds(body), {
    work: (id) => removeTemplate(scope, id),
    numberOf: async (id) => templateNamed(await loadTemplates(scope), id)?.code ?? '',
  })

/** The problems of a text that is being written. */
const check = async (scope: Scope, { body }: Input) => {
  const { content, Code, base, xType } = objectBody(body)
  if (typeof content !== 'string' || content.includes('\0'))
    throw new Refused([problem('content', 'invalid', { label: 'template.content' })])
  const code = [base, Code].find((one) => typeof one === 'string') ?? ''
  const of = await baseOf(scope, { code: String(code), type: String(xType ?? '') })
  const problems = checkedText(content, of.code).map((one) => {
    const { line, column, length, message, severity } = one
    return { line, column, length, code: message, message: problemWords(scope, one), severity }
  })
  return { problems }
}

/** Whoever may not see costs is not offered what would print nothing. */
const tokens = async (scope: Scope, input: Input) => {
  const base = await baseAsked(scope, input)
  const seesCosts = sightFor(scope).cost === true
  return tokenMenu(tokenFieldsOf(base), {
    translate: translatorFor(scope.language),
    sees: ({ cost }) => !cost || seesCosts,
  })
}

const reads = needs(['PrintTemplate', 'R'])
const path = (name: string): string => `${templateList.module}/${name}`

const saves = {
  errorStyle: 'save',
  writes: true,
  problemFields: templateProblemFields,
  bodyLimit: 2 * 1024 * 1024,
} as const

export const templateCalls: readonly Call[] = [
  ...rowListCalls(templateList, templateRows),
  { path: path('getInfo'), about: aboutInfo, demand: reads, run: info },
  permissionCall(templateList.module, 'PrintTemplate'),
  {
    ...saves,
    path: path('UpdateDB'),
    about: aboutSave,
    demand: ({ body }) => needs(['PrintTemplate', isNewRecord(body) ? 'A' : 'U']),
    run: save,
  },
  answering(restoredTemplate, restore, { problemFields: templateProblemFields }),
  {
    path: path('DeleteDB'),
    about: aboutBatch,
    demand: needs(['PrintTemplate', 'D']),
    denied: 'noRightDelete',
    writes: true,
    run: remove,
  },
  answering(checkedTemplate, check),
  answering(templateTokens, tokens),
  answering(templateSample, sampleInfo, { demand: sampleDemand }),
  answering(exportedTemplates, exportFile),
  answering(importedTemplates, importFile, {
    demand: ({ body }) =>
      needs(
        ['PrintTemplate', 'A'],
        ...(isObject(body) && body['replace'] === true ? ([['PrintTemplate', 'U']] as const) : []),
      ),
    problemFields: templateProblemFields,
  }),
]
