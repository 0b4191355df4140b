/** The calls of print templates (contract system §6), and what they answer. */
import { queryOptions } from '@tanstack/react-query'
import type { Field } from '#output/editing/tokens.ts'
import { moduleCall } from '#wire/calls.ts'
import type { BatchAnswer, SaveAnswer } from '#wire/envelope.ts'
import { answerOf, call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'
import type { Orientation, Paper } from '#web/print/job.ts'

const templateModule = 'ApiPrintTemplate'
const pathOf = (name: string): string => moduleCall(templateModule, name)

export interface TemplatePaper {
  size: Paper | null
  orientation: Orientation | null
  /** In mm; they take precedence over the size. */
  pageWidth: number | null
  pageHeight: number | null
}
export interface TemplateRow {
  s_ID: string
  Code: string
  Name: string
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

interface TokenGroup {
  label: string
  each?: string
  tokens: readonly Field[]
}
interface FilterEntry {
  name: string
  label: string
  /** What is written behind its colon. */
  argument: string | null
}
export interface TokenMenu {
  groups: readonly TokenGroup[]
  filters: readonly FilterEntry[]
}
export interface TextProblem {
  line: number
  column?: number
  length?: number
  message: string
  severity?: 'error' | 'warning'
}
export interface Sample {
  info: unknown
  title: string
  /** Where documents of that kind are listed; null where it has none. */
  module: string | null
  s_ID: string | null
}
export interface SampleChoice {
  s_ID: string
  NumberID: string
  dtDate: string
  ObjName?: string
}

const inModule = (...key: readonly unknown[]) => ['module', templateModule, ...key] as const

export const templatesQuery = (xType: number) =>
  queryOptions({
    queryKey: inModule('list', xType),
    meta: { shown: true },
    queryFn: async ({ signal }) =>
      (await call<{ ListItem: TemplateRow[] }>(pathOf('getlist'), { query: { xType, nItem: 200 }, signal })).ListItem,
  })
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: inModule('info', id),
    staleTime: 0,
    meta: { shown: true },
    queryFn: ({ signal }) => call<TemplateRecord>(pathOf('getInfo'), { query: { s_ID: id }, signal }),
  })
export const tokensQuery = ({ xType, Code }: { xType: number; Code: string }) =>
  queryOptions({
    queryKey: inModule('tokens', xType, Code),
    staleTime: 600_000,
    meta: { shown: true },
    queryFn: ({ signal }) => call<TokenMenu>(pathOf('getTokens'), { query: { xType, Code }, signal }),
  })
/** Documents to preview a form with, the last ones first. */
export const documentsQuery = (module: string, sought: string) =>
  queryOptions({
    queryKey: ['list', module, 'sample', sought],
    meta: { silent: true },
    queryFn: async ({ signal }) =>
      (
        await call<{ ListItem: SampleChoice[] }>(moduleCall(module, 'getlist'), {
          query: { KeySearch: sought, nItem: 20 },
          signal,
        })
      ).ListItem,
  })
/** `document` '': the last one of that kind, or else the delivered sample. */
export const sampleQuery = ({ xType, Code, document }: { xType: number; Code: string; document: string }) =>
  queryOptions({
    queryKey: inModule('sample', xType, Code, document),
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: ({ signal }) =>
      call<Sample>(pathOf('getSample'), { query: { xType, Code, ...(document && { s_ID: document }) }, signal }),
  })

export const checkText = async (
  content: string,
  { xType, Code }: { xType: number; Code: string },
  signal: AbortSignal,
) => (await call<{ problems: TextProblem[] }>(pathOf('Check'), { body: { content, xType, Code }, signal })).problems

/** Everything that shows templates asks again. */
const renewed = async <T>(answer: Promise<T>): Promise<T> => {
  const data = await answer
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['module', templateModule] }),
    queryClient.invalidateQueries({ queryKey: ['templates'] }),
  ])
  return data
}
export const saveTemplate = (record: SentTemplate): Promise<SaveAnswer> =>
  renewed(answerOf(moduleCall(templateModule, 'UpdateDB'), { body: record, requestId: true }))
export const deleteTemplate = (id: string): Promise<BatchAnswer> =>
  renewed(answerOf(moduleCall(templateModule, 'DeleteDB'), { body: [id], requestId: true }))
export const restoreTemplate = (id: string): Promise<SaveAnswer> =>
  renewed(call<SaveAnswer>(pathOf('Restore'), { body: { s_ID: id }, requestId: true }))

export const exportTemplates = (ids: readonly string[]) =>
  call<{ fileName: string; ListItem: string }>(pathOf('ExportFile'), { body: { ids } })

export interface ImportOutcome {
  Code: string
  Name: string
  outcome: 'created' | 'replaced' | 'refused'
  /** Why it was refused. */
  Description: string
}
interface ImportFile {
  fileName: string
  fileToBytes: string
  dryRun: boolean
  replace: boolean
}
export const importTemplates = async (file: ImportFile): Promise<readonly ImportOutcome[]> => {
  const answer = call<{ ListItem: ImportOutcome[] }>(pathOf('ImportFile'), {
    body: file,
    ...(!file.dryRun && { requestId: true }),
  })
  return (await (file.dryRun ? answer : renewed(answer))).ListItem
}
