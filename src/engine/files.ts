/**
 * Attached files. A file may be read by users who may read a record that has it or, while no record has it, by the
 * uploader (contract amendments). Only users who may read a file may attach it.
 */
import { problem, type Problem } from '#kernel/problem.ts'
import type { AnyList } from '#model/list.ts'
import { may } from '#model/right.ts'
import { columnOf, isStoredId, storedFields } from './columns.ts'
import { dropBytes, lockFiles } from './file-bytes.ts'
import type { Scope } from './scope.ts'
import { sql, type Sql } from './sql.ts'

const columnsOf = (list: AnyList): Sql[] =>
  storedFields(list.fields)
    .filter(([, field]) => field.kind === 'files')
    .map(([name, field]) => sql.ident(columnOf(name, field)))

const logoPath = sql.raw(`'^/?api/File/([0-9a-f-]{36})$'`)

/** All usages of files, as rows of file id and place; files that none of these queries finds are deleted. */
const holders = ({ registry }: Pick<Scope, 'registry'>): Sql[] => [
  sql`select h.id, 'document ' || d.kind as place from document d cross join lateral jsonb_array_elements_text(d.attachments) h (id) where ${sql.ours('d')} and d.attachments <> '[]'`,
  // Deleted documents can be restored with their files.
  sql`select h.id, 'document ' || t.kind as place from deleted_document t cross join lateral jsonb_array_elements_text(t.attachments) h (id) where ${sql.ours('t')} and t.attachments <> '[]'`,
  sql`select h.id, 'list ' || t.list as place from deleted_record t cross join lateral jsonb_array_elements_text(t.files) h (id) where ${sql.ours('t')} and t.files <> '[]'`,
  // Files the program made (`saved-files.ts`), also of deleted documents.
  sql`select h.file_id::text as id, 'document ' || d.kind as place from file_holder h join document d on d.tenant_id = h.tenant_id and d.id = h.document_id where ${sql.ours('h')}`,
  sql`select h.file_id::text as id, 'document ' || t.kind as place from file_holder h join deleted_document t on t.tenant_id = h.tenant_id and t.id = h.document_id where ${sql.ours('h')}`,
  ...[...registry.lists.values()].flatMap((list) =>
    columnsOf(list).map(
      (column) =>
        sql`select h.id, ${`list ${list.name}`}::text as place from ${sql.ident(list.table)} r cross join lateral jsonb_array_elements_text(r.${column}) h (id) where ${sql.ours('r')} and r.${column} <> '[]'`,
    ),
  ),
  // The logo on prints.
  sql`select lower(h.id[1]) as id, 'setting' as place from setting s cross join lateral regexp_matches(s.values ->> 'LinkLogo', ${logoPath}, 'i') h (id) where ${sql.ours('s')}`,
]
const held = (scope: Pick<Scope, 'registry'>): Sql => sql.join(holders(scope), ' union all ')

const opens = ({ registry, user }: Scope, place: string): boolean => {
  const [kind, name = ''] = place.split(' ')
  if (kind === 'setting') return true
  const list = registry.lists.get(name)
  const right = kind === 'list' ? list?.right : registry.documents.get(name)?.right
  return (kind === 'list' && list?.open === true) || (right !== undefined && may(user.rights, right, 'R'))
}

/**
 * Those of the given files that exist and that the user may read; missing and forbidden files cannot be told apart.
 */
export const readableFiles = async (scope: Scope, files: readonly string[]): Promise<Set<string>> => {
  const { tx, user } = scope
  const ids = files.filter(isStoredId)
  if (ids.length === 0) return new Set()
  const [there, places] = (await tx.batch([
    sql`select id, (user_id = ${user.id}) is true as own from attachment a where ${sql.ours('a')} and id = any(${ids}::uuid[])`,
    sql`select distinct id, place from (${held(scope)}) h where id = any(${ids}::text[])`,
  ])) as [{ id: string; own: boolean }[], { id: string; place: string }[]]
  const reads = (id: string, own: boolean): boolean => {
    const by = places.filter((one) => one.id === id)
    return by.length === 0 ? own : by.some(({ place }) => opens(scope, place))
  }
  return new Set(there.filter(({ id, own }) => reads(id, own)).map(({ id }) => id))
}

interface FileChange {
  before: readonly string[] | null | undefined
  after: readonly string[] | null | undefined
}

/**
 * Reports a problem if an added file does not exist or may not be read by the user; files the record already had are
 * not checked. Added files are no longer marked as orphans, so the clean-up cannot delete them while the record is
 * saved.
 */
export const fileProblems = async (scope: Scope, at: string, { before, after }: FileChange): Promise<Problem[]> => {
  const added = (after ?? []).filter((file) => !before?.includes(file))
  if (added.length === 0) return []
  const readable = await readableFiles(scope, added)
  if (added.some((file) => !readable.has(file))) return [problem(at, 'unknownRef')]
  const taken = await scope.tx.query(
    sql`update attachment set orphaned_at = null where ${sql.ours('attachment')} and id = any(${added}::uuid[]) returning id`,
  )
  return taken.length < added.length ? [problem(at, 'unknownRef')] : []
}

const keptMs = 24 * 3_600_000
const atOnce = 200

/** Marks files without a record, and deletes those without one for a day; returns the number of deleted files. */
export const sweepFiles = async (scope: Pick<Scope, 'tx' | 'registry'>): Promise<number> => {
  const { tx } = scope
  const isHeld = sql`id in (select h.id::uuid from (${held(scope)}) h where h.id ~ ${sql.raw(`'^[0-9a-f-]{36}$'`)})`
  await tx.batch([
    sql`update attachment set orphaned_at = null where ${sql.ours('attachment')} and orphaned_at is not null and ${isHeld}`,
    sql`update attachment set orphaned_at = ${tx.now} where ${sql.ours('attachment')} and orphaned_at is null and not (${isHeld})`,
  ])
  const gone = await tx.query(sql`delete from attachment a where ${sql.ours('a')} and id in
(select id from attachment o where ${sql.ours('o')} and orphaned_at <= ${new Date(tx.now.getTime() - keptMs)} order by orphaned_at limit ${atOnce} for update skip locked) returning id`)
  if (gone.length > 0) {
    await tx.query(lockFiles(tx.tenant))
    await dropBytes(tx)
  }
  return gone.length
}
