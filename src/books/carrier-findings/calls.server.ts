/** Findings that somebody has dealt with are marked with what came of them, or opened again. */
import { findingsFrom, isFindingSql } from '#documents/_shared/parcels/carrier-findings.server.ts'
import { isStoredId } from '#engine/columns.ts'
import { eventStatement } from '#engine/event.ts'
import { answering, type Answering, type Call } from '#engine/answering.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { storedText } from '#engine/stored-text.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { problem, Refused, Unreadable, type Problem } from '#kernel/problem.ts'
import { findingLabel, type FindingKind } from '#model/carrier-finding.ts'
import { decodeDocument } from '#wire/document.ts'
import { isObject } from '#wire/values.ts'
import { marking, markingShape, mostMarked } from './calls.ts'
import { meta } from './meta.ts'
import { keyOf } from './rows.server.ts'

interface Marking {
  keys: readonly string[]
  note: string
  isSettled: boolean
}
interface Found {
  parcel: string
  number: string
  kind: FindingKind
  expected: string
  found: string
}

const read = (scope: Scope, sent: unknown): Marking => {
  if (!isObject(sent)) throw new Unreadable('unreadable.list')
  const ids: unknown = sent['ids']
  if (!Array.isArray(ids) || ids.length === 0) throw new Unreadable('unreadable.list')
  if (ids.length > mostMarked) throw new Unreadable('unreadable.tooMany', { max: String(mostMarked) })
  const keys = ids.map((one: unknown) => {
    if (typeof one !== 'string' || one.length > 100) throw new Unreadable('invalid', { label: 'ids' })
    return one.trim()
  })
  const { values, problems } = decodeDocument({ shape: markingShape }, sent, { timeZone: scope.settings.timeZone })
  const isSettled = (values['settled'] as boolean | null | undefined) ?? true
  const note = ((values['note'] as string | null | undefined) ?? '').trim()
  const missing =
    isSettled && note === '' ? [problem('note', 'required', { label: markingShape.fields.note.label })] : []
  if (problems.length + missing.length > 0) throw new Refused([...problems, ...missing])
  return { keys: [...new Set(keys)], note, isSettled }
}

const parcelIn = (key: string): string => key.slice(0, Math.max(0, key.indexOf(':'))).toLowerCase()

const foundNow = (scope: Scope, keys: readonly string[]): Promise<Found[]> =>
  scope.tx.query<Found & Record<string, unknown>>(
    sql`select s.document_id as parcel, d.number, x.kind, x.expected::text, x.found::text from ${findingsFrom(scope.today, scope.settings.timeZone)}
where ${sql.ours('s')} and ${sql.ours('d')} and ${isFindingSql} and s.document_id = any(${keys.map(parcelIn).filter(isStoredId)}::uuid[])`,
  )

const markStatement = (scope: Scope, found: readonly Found[], note: string) => {
  const column = (name: keyof Found) => found.map((one) => one[name])
  return sql`insert into carrier_finding_note (tenant_id, document_id, kind, expected, found, note, settled_at, user_name)
values (${sql.tenant}, unnest(${column('parcel')}::uuid[]), unnest(${column('kind')}::text[]), unnest(${column('expected')}::numeric[]), unnest(${column('found')}::numeric[]), ${note}, ${scope.now}, ${scope.user.displayName})
on conflict (tenant_id, document_id, kind) do update set expected = excluded.expected, found = excluded.found, note = excluded.note, settled_at = excluded.settled_at, user_name = excluded.user_name`
}
const openStatement = (found: readonly Found[]) =>
  sql`delete from carrier_finding_note where ${sql.ours('carrier_finding_note')} and (document_id, kind) in
(select g.parcel, g.kind from unnest(${found.map(({ parcel }) => parcel)}::uuid[], ${found.map(({ kind }) => kind)}::text[]) g (parcel, kind))`

const mark = async (scope: Scope, { keys, note, isSettled }: Marking) => {
  const byKey = new Map((await foundNow(scope, keys)).map((one) => [keyOf(one.parcel, one.kind), one]))
  const wanted = keys.map((key) => [key, byKey.get(`${parcelIn(key)}${key.slice(key.indexOf(':'))}`)] as const)
  const found = wanted.flatMap(([, one]) => one ?? [])
  const failures = wanted.flatMap(([key, one]) => (one ? [] : [{ key, problem: problem('', 'notFound') }]))
  if (found.length > 0)
    await wholeScope(scope).tx.batch([
      isSettled ? markStatement(scope, found, note) : openStatement(found),
      ...found.map(({ parcel: recordId, number, kind }) =>
        eventStatement(scope, {
          functionId: meta.right,
          action: 'update',
          number,
          summary: note
            ? storedText('finding.logged', { finding: findingLabel(kind), note })
            : storedText(findingLabel(kind)),
          recordId,
        }),
      ),
    ])
  return { done: found.length, failures }
}

const written = ({ language }: Scope, { message, values }: Problem): string => translate(language, message, values)

const marked: Answering<typeof marking> = async (scope, { body: sent }) => {
  const { done, failures } = await mark(scope, read(scope, sent))
  return {
    TotalCount: done,
    ListItem: failures.map(({ key, problem: one }) => ({ s_ID: key, NumberID: '', Description: written(scope, one) })),
  }
}

export const calls: readonly Call[] = [answering(marking, marked)]
