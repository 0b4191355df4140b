/**
 * Keeping files: those people send, which records hold by their ids, and those the program makes, which a document holds
 * under a role (`pdf`, `xml`, `label`). Who may read one is in `files.ts`; so is when it goes.
 */
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { isStoredId } from './columns.ts'
import { keepBytes, loadBytes, lockFiles } from './file-bytes.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'

/** Megabytes, of the configuration. */
interface FileRoom {
  fileRoom: number
  fileRoomOfUser: number
}
interface FileHolder {
  document: string
  /** One file of each role: another one takes its place. */
  role: string
}
export interface NewFile {
  name: string
  type: string
  bytes: Buffer
}
interface SavedFile {
  id: string
  role: string
  name: string
  type: string
  size: number
  createdAt: Date
}

const megabyte = 1024 * 1024

/** So that nobody can fill the shared disk. What is stored once counts as often as it is there. */
const roomProblems = async (
  { tx, user }: Scope,
  { size, ofUser }: { size: number; ofUser: boolean },
  room: FileRoom,
) => {
  const [used] = await tx.query<{ own: string; all: string }>(
    sql`select coalesce(sum(size) filter (where user_id = ${user.id}), 0)::text as own, coalesce(sum(size), 0)::text as all from attachment a where ${sql.ours('a')}`,
  )
  const isFull = (taken: string, megabytes: number): boolean => Number(taken) + size > megabytes * megabyte
  const full = (message: string, megabytes: number): Problem[] => [problem('file', message, { max: String(megabytes) })]
  if (isFull(used!.all, room.fileRoom)) return full('fileRoom', room.fileRoom)
  return ofUser && isFull(used!.own, room.fileRoomOfUser) ? full('fileRoomOfUser', room.fileRoomOfUser) : []
}

const write = async (
  scope: Scope,
  { name, type, bytes }: NewFile,
  { isSent, room }: { isSent: boolean; room: FileRoom },
): Promise<string> => {
  const { tx, now, user } = scope
  await tx.query(lockFiles(tx.tenant))
  const full = await roomProblems(scope, { size: bytes.length, ofUser: isSent }, room)
  if (full.length > 0) throw new Refused(full)
  const hash = await keepBytes(tx, bytes)
  const id = scope.newId()
  await tx.query(sql`insert into attachment (tenant_id, id, file_name, media_type, size, hash, user_id, created_at, orphaned_at)
values (${sql.tenant}, ${id}, ${name}, ${type}, ${bytes.length}, ${hash}, ${isSent ? user.id : null}, ${now}, ${isSent ? now : null})`)
  return id
}

/** A file somebody sent; nothing holds it yet. Throws Refused where there is no room. */
export const keepSentFile = (scope: Scope, file: NewFile, room: FileRoom): Promise<string> =>
  write(scope, file, { isSent: true, room })

/** A file the program made for a document; what had its role before is left. Throws Refused where there is no room. */
export const saveFile = async (
  scope: Scope,
  { holder, ...file }: NewFile & { holder: FileHolder },
  room: FileRoom,
): Promise<string> => {
  const id = await write(scope, file, { isSent: false, room })
  await scope.tx
    .query(sql`insert into file_holder (tenant_id, document_id, role, file_id) values (${sql.tenant}, ${holder.document}, ${holder.role}, ${id})
on conflict (tenant_id, document_id, role) do update set file_id = excluded.file_id`)
  return id
}

/** The files the program made for a document. */
export const filesOf = ({ tx }: Pick<Scope, 'tx'>, document: string): Promise<SavedFile[]> =>
  tx.query<SavedFile>(sql`select a.id, h.role, a.file_name as name, a.media_type as type, a.size, a.created_at as "createdAt"
from file_holder h join attachment a on a.tenant_id = h.tenant_id and a.id = h.file_id where ${sql.ours('h')} and h.document_id = ${document} order by h.role`)

/** A file, whoever asks: rights are for `readableFiles`. */
export const loadFile = async ({ tx }: Pick<Scope, 'tx'>, id: string): Promise<NewFile | undefined> => {
  if (!isStoredId(id)) return undefined
  const [found] = await tx.query<Omit<NewFile, 'bytes'> & { hash: Buffer }>(
    sql`select a.file_name as name, a.media_type as type, a.hash from attachment a where ${sql.ours('a')} and a.id = ${id}`,
  )
  return found && { name: found.name, type: found.type, bytes: await loadBytes(tx, found.hash) }
}

/** Files without their bytes, whoever asks, in the order in which they came. */
export const fileHeads = (
  { tx }: Pick<Scope, 'tx'>,
  ids: readonly string[],
): Promise<Omit<SavedFile, 'role' | 'createdAt'>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.query(
        sql`select a.id, a.file_name as name, a.media_type as type, a.size from attachment a where ${sql.ours('a')} and a.id = any(${ids}::uuid[]) order by a.created_at, a.id`,
      )

/** The document holds the file of this role no longer; it goes after a day, unless something else holds it. */
export const releaseFile = async ({ tx }: Pick<Scope, 'tx'>, { document, role }: FileHolder): Promise<void> => {
  await tx.query(
    sql`delete from file_holder h where ${sql.ours('h')} and h.document_id = ${document} and h.role = ${role}`,
  )
}
