/** The files of several documents in one answer, as the contract wants them of invoices (documents §27). */
import { documentInfo } from '#engine/document/info.ts'
import type { Outcome } from '#engine/outcome.ts'
import type { Scope } from '#engine/scope.ts'
import { NotFound, problem, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { needs } from '#model/right.ts'
import { aboutBatch, downloadSchema } from '#wire/answer-schemas.ts'
import { batchAnswer, readIds } from '../call/batch.ts'
import type { Call, Input, Place } from '../call/call.ts'
import { fetchPdf } from '../http/print-client.ts'
import { documentProblemFields } from './problem-labels.ts'
import { printInfo, templateFor } from './print-calls.ts'

/** Each is printed by itself. */
export const MOST_DOWNLOADED = 100

interface Wanted {
  fileName: string
  body: unknown
}
interface Printed {
  fileName: string
  fileToBytes: string
}
interface Prepared {
  wanted: Wanted[]
  failures: Outcome['failures']
}

export const prepareOne = async (
  scope: Scope,
  definition: AnyDocument,
  { id, origin }: { id: string; origin: string },
): Promise<Wanted | { number: string; problem: Problem }> => {
  try {
    const document = await documentInfo(scope, definition, id)
    const refusal = definition.downloads!.refusal(document)
    if (refusal) return { number: document.number, problem: refusal }
    const { code, orientation, size, pageHeight, pageWidth } = await templateFor(scope, definition, {
      document,
      wanted: '',
    })
    const info = await printInfo(scope, { definition, document, hasQr: false, origin })
    return {
      fileName: definition.downloads!.fileName(document),
      body: { info, code, orientation, size, pageHeight, pageWidth },
    }
  } catch (error) {
    if (error instanceof NotFound) return { number: '', problem: problem('', 'notFound') }
    throw error
  }
}

const prepare =
  (definition: AnyDocument) =>
  async (scope: Scope, { body: sent, origin }: Input): Promise<Prepared> => {
    const prepared: Prepared = { wanted: [], failures: [] }
    for (const id of new Set(readIds(sent, MOST_DOWNLOADED))) {
      const one = await prepareOne(scope, definition, { id, origin })
      if ('body' in one) prepared.wanted.push(one)
      else prepared.failures.push({ id, number: one.number, problems: [one.problem] })
    }
    return prepared
  }

export interface DownloadResult {
  files: Printed[]
  failures: Outcome['failures']
}
const print = async (
  { server, tenant, language }: Place,
  { wanted, failures }: Prepared,
  { authorization = '', address = '' }: Input,
): Promise<DownloadResult> => {
  const caller = { authorization, tenant: tenant.code, language, address }
  const files: Printed[] = []
  for (const { fileName, body: printed } of wanted) {
    const { bytes } = await fetchPdf(server.config, printed, caller)
    files.push({ fileName, fileToBytes: bytes.toString('base64') })
  }
  return { files, failures }
}

export const downloadCalls = (definition: AnyDocument): Call[] => {
  if (!definition.downloads) return []
  const problemFields = documentProblemFields(definition)
  return [
    {
      path: `${definition.wire.module}/${definition.downloads.wire}`,
      about: {
        takes: aboutBatch.takes,
        answers: downloadSchema,
      },
      demand: needs([definition.right, 'R']),
      problemFields,
      outside: {
        read: prepare(definition),
        work: (place, read, input) => print(place, read as Prepared, input),
      },
      run: async (scope, input) => {
        const { files, failures } = input.outside as DownloadResult
        const answer = batchAnswer(scope, { done: files.length, failures }, problemFields)
        return { FileDownload: files, ...answer }
      },
    },
  ]
}
