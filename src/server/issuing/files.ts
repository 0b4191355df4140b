/**
 * DownloadFile: what a provider has issued is its file, fetched once and then kept; of the rest the program prints its
 * own.
 */
import type { Outcome } from '#engine/outcome.ts'
import { filesOf, loadFile, saveFile, type NewFile } from '#engine/saved-files.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { asked, text, titled } from '#model/schema.ts'
import { batchAnswer, readIds } from '../call/batch.ts'
import type { Call, Input, Place, Server } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { MOST_DOWNLOADED, type DownloadResult } from '../calls/download-calls.ts'
import { fetchFiles } from '../invoicing/providers/provider.effect.ts'
import type { ProviderFile } from '../asking/desk.ts'
import type { FileKind } from '../invoicing/provider.ts'
import { askedAgain, issuedOutside, type AskedAgain } from './issued-outside.ts'
import { baseOf, ownInvoices, withXml, type OwnInvoices } from './own-xml.ts'
import { inTurnOf, whoIn, type Who } from './scopes.ts'
import { reasonsOf } from './unexpected.ts'

const kinds = ['pdf', 'xml'] as const satisfies readonly FileKind[]
export type Files = Partial<Record<FileKind, NewFile>>

export interface FileRequest {
  id: string
  number: string
  /** Without an ending. */
  name: string
  kept: Files
  /** Null: all are kept. A problem: nobody can be asked. */
  asked: AskedAgain | Problem | null
}
interface Planned {
  who: Who
  wanted: FileRequest[]
  /** What the definition's own call has prepared; null if nothing is left for it. */
  own: unknown
  ownInvoices: OwnInvoices
}

/** Who sees the invoice has its files. */
const keptOf = async (own: Scope, id: string): Promise<Files> => {
  const scope = wholeScope(own)
  const kept: Files = {}
  for (const { id: file, role } of await filesOf(scope, id)) {
    const kind = kinds.find((one) => one === role)
    const loaded = kind && (await loadFile(scope, file))
    if (kind && loaded) kept[kind] = loaded
  }
  return kept
}

export const wantedOf = async (scope: Scope, invoice: Invoice): Promise<FileRequest> => {
  const kept = await keptOf(scope, invoice.id)
  const isWhole = kinds.every((kind) => kept[kind])
  return {
    id: invoice.id,
    number: invoice.number,
    name: baseOf(invoice),
    kept,
    asked: isWhole ? null : await askedAgain(scope, invoice),
  }
}

const plan =
  (call: Call) =>
  async (scope: Scope, input: Input, server: Server): Promise<Planned> => {
    const ids = [...new Set(readIds(input.body, MOST_DOWNLOADED))]
    const outside = await issuedOutside(scope, ids)
    const names = new Set(outside.map(({ id }) => id))
    const left = ids.filter((id) => !names.has(id.toLowerCase()))
    const wanted: FileRequest[] = []
    for (const invoice of outside) wanted.push(await wantedOf(scope, invoice))
    const own = left.length > 0 ? await call.outside!.read(scope, { ...input, body: left }, server) : null
    return { who: whoIn(scope), wanted, own, ownInvoices: await ownInvoices(scope, left) }
  }

const archive = Buffer.from('PK')
/** Some providers send their XML in an archive. */
const typeOf = (kind: FileKind, bytes: Buffer): { ending: string; type: string } => {
  if (kind === 'pdf') return { ending: 'pdf', type: 'application/pdf' }
  const isArchive = bytes.subarray(0, archive.length).equals(archive)
  return isArchive ? { ending: 'zip', type: 'application/zip' } : { ending: 'xml', type: 'application/xml' }
}

/** Kept for the next time; where there is no room it is handed out all the same. */
export const keepFiles = async (
  scope: Scope,
  { id, files }: { id: string; files: Files },
  config: Server['config'],
): Promise<void> => {
  try {
    await scope.tx.savepoint(async () => {
      for (const [role, file] of Object.entries(files))
        await saveFile(wholeScope(scope), { ...file, holder: { document: id, role } }, config)
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

/** What is kept, and what was fetched beside it. */
interface Fetch {
  kept: Files
  fetched: Files
  /** Why the print or the XML is not there. */
  missing: Problem | null
}
export const fetchFilesOf = async (
  server: Pick<Server, 'outbound' | 'clock'>,
  { name, kept, asked }: Pick<FileRequest, 'name' | 'kept' | 'asked'>,
): Promise<Fetch> => {
  if (!asked) return { kept, fetched: {}, missing: null }
  if (!('asking' in asked)) return { kept, fetched: {}, missing: kept.pdf ? null : asked }
  const missing = kinds.filter((kind) => !kept[kind])
  const answers = await fetchFiles(server, asked.asking, { ...asked, kinds: missing })
  const files: Files = {}
  for (const kind of missing) {
    const file: ProviderFile | Problem | undefined = answers[kind]
    if (!file || !('bytes' in file)) continue
    const { ending, type } = typeOf(kind, file.bytes)
    files[kind] = { name: `${name}.${ending}`, type, bytes: file.bytes }
  }
  const lacking = missing.find((kind) => !files[kind])
  const why = lacking && answers[lacking] && !('bytes' in answers[lacking]) ? answers[lacking] : undefined
  return { kept, fetched: files, missing: lacking ? (why ?? problem('', 'providerSilent')) : null }
}

const fetchOf = async (server: Server, who: Who, wanted: FileRequest): Promise<Files | Problem> => {
  const { kept, fetched, missing } = await fetchFilesOf(server, wanted)
  const { id } = wanted
  if (Object.keys(fetched).length > 0)
    await inTurnOf(server, who, (scope) => keepFiles(scope, { id, files: fetched }, server.config)).catch(
      (error: unknown) => reasonsOf(server, { error, tenant: who.tenant, id }),
    )
  const all = { ...kept, ...fetched }
  return all.pdf ? all : (missing ?? problem('', 'providerSilent'))
}

const told = (files: Files): DownloadResult['files'] =>
  kinds.flatMap((kind) => {
    const file = files[kind]
    return file ? [{ fileName: file.name, fileToBytes: file.bytes.toString('base64') }] : []
  })

interface Fetched extends DownloadResult {
  done: number
}
const fetchAll = async (call: Call, place: Place, planned: Planned, input: Input): Promise<Fetched> => {
  const files: DownloadResult['files'] = []
  const failures: Outcome['failures'] = []
  let done = 0
  for (const wanted of planned.wanted) {
    const found = await fetchOf(place.server, planned.who, wanted)
    if ('message' in found) failures.push({ id: wanted.id, number: wanted.number, problems: [found] })
    else {
      files.push(...told(found))
      done += 1
    }
  }
  if (planned.own === null) return { files, failures, done }
  const own = (await call.outside!.work(place, planned.own, input)) as DownloadResult
  return {
    files: [...files, ...(await withXml(own.files, planned.ownInvoices))],
    failures: [...failures, ...own.failures],
    done: done + own.files.length,
  }
}

/** The contract hands out a PDF for each; whoever asks for it gets the XML behind it. */
const handedOut = (files: DownloadResult['files'], { query }: Input): DownloadResult['files'] =>
  fromQuery(query, 'xml') === '1' ? files : files.filter(({ fileName }) => fileName.endsWith('.pdf'))

export const filesCall = (call: Call): Call => ({
  ...call,
  about: { ...call.about, query: [asked('xml', titled('api.query.xml', text))] },
  outside: {
    read: plan(call),
    work: (place, planned, input) => fetchAll(call, place, planned as Planned, input),
  },
  run: async (scope, input) => {
    const { files, failures, done } = input.outside as Fetched
    return { FileDownload: handedOut(files, input), ...batchAnswer(scope, { done, failures }, call.problemFields) }
  },
})
