/** Files people attach: what they really are, who may read them (contract documents block H, README §16). */
import { ownValue } from '#kernel/own.ts'
import { columnOf, isStoredId, storedFields } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import { may } from '#model/right.ts'
import { FileAnswer, type Call, type Input } from './call.ts'
import { logOwn } from './events.ts'
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

/** From the bytes, not from what the sender says; the name only tells office files from other archives. */
const typeOf = (bytes: Buffer, name: string): string => {
  const kind = kindOf(bytes)
  return (kind === 'zip' && ownValue(officeTypes, endingOf(name))) || types[kind] || 'application/octet-stream'
}

const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'])

/** Signs that cannot be kept, that end a name early, or that turn it round so that `exe` reads as something else. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const nameOf = (given: string): string =>
  given.toWellFormed().normalize('NFC').replace(unsafe, '').split(/[\\/]/).at(-1)!.slice(-200).trim() || 'file'

const upload = async (scope: Scope, { upload: file }: Input): Promise<unknown> => {
  if (!file || file.bytes.length === 0) throw new Refused([problem('file', 'required', { label: 'file' })])
  const fileName = nameOf(file.name)
  const refusal = refusalOf(file.bytes, fileName)
  if (refusal) throw new Refused([problem('file', refusal, { name: fileName })])
  const id = scope.newId()
  await scope.tx.query(sql`insert into attachment (id, file_name, media_type, size, bytes, user_id, created_at)
values (${id}, ${fileName}, ${typeOf(file.bytes, fileName)}, ${file.bytes.length}, ${file.bytes}, ${scope.user.id}, ${scope.now})`)
  await logOwn(scope, { functionId: 'Config', action: 'upload', number: fileName })
  return { id, fileName, size: file.bytes.length }
}

/** Whether the caller may read a record that holds the file. */
const mayRead = async (scope: Scope, id: string): Promise<boolean> => {
  const { tx, registry, user, settings } = scope
  if (settings.LinkLogo.includes(id)) return true
  const holds = JSON.stringify([id])
  const kinds = await tx.query<{ kind: string }>(
    sql`select distinct kind from document where attachments <> '[]' and attachments @> ${holds}::jsonb`,
  )
  if (
    kinds.some(({ kind }) => {
      const definition = registry.documents.get(kind)
      return definition && may(user.rights, definition.right, 'R')
    })
  )
    return true
  for (const list of registry.lists.values()) {
    if (!list.open && !may(user.rights, list.right, 'R')) continue
    for (const [name, field] of storedFields(list.fields)) {
      if (field.kind !== 'files') continue
      const rows = await tx.query(
        sql`select 1 from ${sql.ident(list.table)} where ${sql.ident(columnOf(name, field))} @> ${holds}::jsonb limit 1`,
      )
      if (rows.length > 0) return true
    }
  }
  return false
}

interface Stored {
  file_name: string
  media_type: string
  bytes: Buffer
  user_id: string
}

const download = async (scope: Scope, { tail }: Input): Promise<FileAnswer> => {
  if (!isStoredId(tail)) throw new NotFound()
  const rows = await scope.tx.query<Stored>(
    sql`select file_name, media_type, bytes, user_id from attachment where id = ${tail}`,
  )
  const file = rows[0]
  // A file one may not read looks like one that is not there: nothing tells that it exists.
  if (!file || (file.user_id !== scope.user.id && !(await mayRead(scope, tail)))) throw new NotFound()
  const place = shown.has(file.media_type) ? 'inline' : 'attachment'
  return new FileAnswer(file.bytes, {
    'content-type': file.media_type === 'text/plain' ? 'text/plain; charset=utf-8' : file.media_type,
    'content-disposition': `${place}; filename*=UTF-8''${encodeURIComponent(file.file_name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `sandbox; default-src 'none'`,
  })
}

export const fileCalls: readonly Call[] = [
  { path: 'File/upload', demand: 'signedIn', upload: true, logs: true, run: upload },
  { path: 'File/*', method: 'GET', demand: 'signedIn', run: download },
]
