/** Attached files: their real types, and who may read them (contract documents block H, README §16). */
import { ownValue } from '#kernel/own.ts'
import { answering } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import { readableFiles } from '#engine/files.ts'
import { fileHeads, keepSentFile, loadFile } from '#engine/saved-files.ts'
import type { Scope } from '#engine/scope.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import { body, count, id, object, text } from '#model/schema.ts'
import { headsOfFiles } from '#wire/described/files.ts'
import { FileAnswer, type Call, type Input, type Server } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { fromQuery } from '../http/query.ts'
import { listAliases, readQuery } from './listing.ts'
import { endingOf, kindOf, refusalOf, type FileKind } from './file-kind.ts'

const officeTypes: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

const types: Readonly<Partial<Record<FileKind, string>>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
  text: 'text/plain',
  markup: 'text/plain',
}

/**
 * The media type, from the bytes instead of the client's claim; the name only distinguishes Office files from other
 * archives.
 */
const typeOf = (bytes: Buffer, name: string): string => {
  const kind = kindOf(bytes)
  return (kind === 'zip' && ownValue(officeTypes, endingOf(name))) || types[kind] || 'application/octet-stream'
}

const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'])

/**
 * Characters that cannot be stored, that end a name early, or that reverse its display so that `exe` looks like
 * another extension.
 */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const nameOf = (given: string): string =>
  given.toWellFormed().normalize('NFC').replace(unsafe, '').split(/[\\/]/).at(-1)!.slice(-200).trim() || 'file'

const upload = async (scope: Scope, { upload: file }: Input, server: Server): Promise<unknown> => {
  if (!file || file.bytes.length === 0) throw new Refused([problem('file', 'required', { label: 'file' })])
  const fileName = nameOf(file.name)
  const refusal = refusalOf(file.bytes, fileName)
  if (refusal) throw new Refused([problem('file', refusal, { name: fileName })])
  const kept = { name: fileName, type: typeOf(file.bytes, fileName), bytes: file.bytes }
  const id = await keepSentFile(scope, kept, server.config)
  await logEvent(scope, { functionId: 'Config', action: 'upload', number: fileName })
  return { id, fileName, size: file.bytes.length }
}

const download = async (scope: Scope, { tail }: Input): Promise<FileAnswer> => {
  if (!isStoredId(tail)) throw new NotFound()
  const file = await loadFile(scope, tail)
  // A file the user may not read gives the same error as a missing one, so that its existence is not revealed.
  if (!file || !(await readableFiles(scope, [tail.toLowerCase()])).has(tail.toLowerCase())) throw new NotFound()
  const place = shown.has(file.type) ? 'inline' : 'attachment'
  return new FileAnswer(file.bytes, {
    'content-type': file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type,
    'content-disposition': `${place}; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    // The browser may cache the file but must revalidate each time, so that nothing comes from its cache after
    // sign-out.
    'cache-control': 'private, no-cache',
    vary: 'Authorization',
    etag: `"${tail.toLowerCase()}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': `sandbox; default-src 'none'`,
  })
}

const mostAsked = 100

/** What the files of a record are called; of those the user may not read nothing is told, as of missing ones. */
const heads = async (scope: Scope, { query }: Input) => {
  // The files come in no order of columns and have none to narrow by: whoever asks for one is told.
  readQuery(scope, { columns: [], aliases: listAliases }, query)
  const asked = (fromQuery(query, 'ids') ?? '').toLowerCase().split(',').slice(0, mostAsked)
  const readable = await readableFiles(
    scope,
    asked.map((one) => one.trim()),
  )
  const found = await fileHeads(scope, [...readable])
  const ListItem = found.map((one) => ({ id: one.id, fileName: one.name, size: one.size, type: one.type }))
  return { ListItem, TotalCount: ListItem.length }
}

export const fileCalls: readonly Call[] = [
  {
    path: 'File/upload',
    about: {
      takes: body({ file: { type: 'string', format: 'binary' } }),
      takesAs: 'upload',
      answers: object({ id, fileName: text, size: count }),
    },
    demand: 'signedIn',
    upload: true,
    logs: true,
    run: upload,
  },
  answering(headsOfFiles, heads),
  {
    path: 'File/*',
    about: { answers: { type: 'string', format: 'binary' }, answersAs: 'file' },
    method: 'GET',
    demand: 'signedIn',
    run: download,
  },
]
