/** The calls of print templates (contract system §6), and what they answer. */
import { queryOptions } from '@tanstack/react-query'
import { moduleCall } from '#wire/calls.ts'
import type { BatchAnswer, SaveAnswer } from '#wire/envelope.ts'
import { emptyQuery, writeListQuery } from '#wire/list-query.ts'
import { ofId, spellings, spelt, type Spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { queryClient } from '#web/data/queries.ts'
import type { Orientation, Paper } from '#web/print/job.ts'

const templateModule = 'ApiPrintTemplate'

export interface TemplatePaper {
  size: Paper | null
  orientation: Orientation | null
  /** In mm; they take precedence over the size. */
  pageWidth: number | null
  pageHeight: number | null
}
export interface TemplateRow {
  id: string
  code: string
  name: string
  xType: number
  /** The code of the delivered form it was made from. */
  base: string
  /** In words. */
  paper: string
  isDefault: boolean
  /** The stores whose documents are printed with it first. */
  storeNames: string
  active: boolean
  note: string | null
  delivered: boolean
  changed: boolean
}
export interface TemplateRecord extends Omit<TemplateRow, 'paper' | 'storeNames'>, TemplatePaper {
  content: string
  defaultStores: readonly string[]
  version: number
}
/** A record that is not stored has no id. */
export type SentTemplate = Partial<TemplateRecord>
/** The kind of a form, and the code of the delivered one it is made from. */
export interface FormBase {
  xType: number
  base: string
}

export type TokenMenu = AnswerOf<'api/ApiPrintTemplate/getTokens'>
export type TextProblem = Omit<AnswerOf<'api/ApiPrintTemplate/Check'>['problems'][number], 'code'>
export type Sample = AnswerOf<'api/ApiPrintTemplate/getSample'>
export interface SampleChoice {
  id: string
  number: string
  date: string
  partnerName?: string
}

const ofForm = (xType: number, base: string) => ({ xType, Code: base })
const fieldNamed = (path: string): string => spellings[path as keyof typeof spellings] ?? path
const inModule = (...key: readonly unknown[]) => ['module', templateModule, ...key] as const

export const templatesQuery = (xType: number) =>
  queryOptions({
    queryKey: inModule('list', xType),
    meta: { shown: true },
    queryFn: async ({ signal }) => {
      const { rows } = spelt(
        await call(moduleCall(templateModule, 'getlist'), { query: { xType, nItem: 200 }, signal }),
      )
      return rows as readonly object[] as readonly TemplateRow[]
    },
  })
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: inModule('info', id),
    staleTime: 0,
    meta: { shown: true },
    queryFn: async ({ signal }) => {
      const query = ofId(id)
      return spelt(await call(moduleCall(templateModule, 'getInfo'), { query, signal })) as object as TemplateRecord
    },
  })
export const tokensQuery = ({ xType, base }: FormBase) =>
  queryOptions({
    queryKey: inModule('tokens', xType, base),
    staleTime: 600_000,
    meta: { shown: true },
    queryFn: ({ signal }) => call('api/ApiPrintTemplate/getTokens', { query: ofForm(xType, base), signal }),
  })
/** Documents to preview a form with, the last ones first. */
export const documentsQuery = (module: string, sought: string) =>
  queryOptions({
    queryKey: ['list', module, 'sample', sought],
    meta: { silent: true },
    queryFn: async ({ signal }) => {
      const query = writeListQuery({ ...emptyQuery, search: sought, limit: 20 })
      const { rows } = spelt(await call(moduleCall(module, 'getlist'), { query, signal }))
      return rows as readonly object[] as readonly SampleChoice[]
    },
  })
/** `document` '': the last one of that kind, or else the delivered sample. */
export const sampleQuery = ({ xType, base, document }: FormBase & { document: string }) =>
  queryOptions({
    queryKey: inModule('sample', xType, base, document),
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: ({ signal }) =>
      call('api/ApiPrintTemplate/getSample', {
        query: { ...ofForm(xType, base), ...(document && ofId(document)) },
        signal,
      }),
  })

export const checkText = async (content: string, { xType, base }: FormBase, signal: AbortSignal) =>
  (await call('api/ApiPrintTemplate/Check', { body: { content, ...ofForm(xType, base) }, signal })).problems

/** Everything that shows templates asks again. */
const renewed = async <T>(answer: Promise<T>): Promise<T> => {
  const data = await answer
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['module', templateModule] }),
    queryClient.invalidateQueries({ queryKey: ['templates'] }),
  ])
  return data
}
/** The refused fields by their own names. */
export const saveTemplate = async ({ id, code, name, ...record }: SentTemplate): Promise<SaveAnswer> => {
  const body = {
    ...record,
    ...(id !== undefined && ofId(id)),
    ...(code !== undefined && { Code: code }),
    ...(name !== undefined && { Name: name }),
  }
  const answer = await renewed(call(moduleCall(templateModule, 'UpdateDB'), { body, requestId: true }))
  const errors = answer.errors?.map((one) => ({ ...one, path: fieldNamed(one.path) }))
  return { ...answer, ...(errors && { errors }) }
}
export const deleteTemplate = (id: string): Promise<BatchAnswer> =>
  renewed(call(moduleCall(templateModule, 'DeleteDB'), { body: [id], requestId: true }))
export const restoreTemplate = (id: string): Promise<SaveAnswer> =>
  renewed(call('api/ApiPrintTemplate/Restore', { body: ofId(id), requestId: true }))

export const exportTemplates = (ids: readonly string[]) =>
  call('api/ApiPrintTemplate/ExportFile', { body: { ids } }).then(spelt)

export type ImportOutcome = Spelt<AnswerOf<'api/ApiPrintTemplate/ImportFile'>>['rows'][number]
interface ImportFile {
  fileName: string
  fileToBytes: string
  dryRun: boolean
  replace: boolean
}
export const importTemplates = async (file: ImportFile): Promise<readonly ImportOutcome[]> => {
  const answer = call('api/ApiPrintTemplate/ImportFile', {
    body: file,
    ...(!file.dryRun && { requestId: true }),
  })
  return spelt(await (file.dryRun ? answer : renewed(answer))).rows
}
