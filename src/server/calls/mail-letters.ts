/** Letters as they are shown, sent again and deleted: those about a record to its readers, all to the owner. */
import { answering } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import { listRows } from '#engine/listing/listing.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import type { ListQuery } from '#model/query.ts'
import { may, needs } from '#model/right.ts'
import { letterKinds, letterStates } from '#model/letter.ts'
import { letterList } from '#system/letter.ts'
import { aboutBatch } from '#wire/answer-schemas.ts'
import { resentLetters, wholeLetter } from '#wire/described/mail.ts'
import { writeMoment } from '#wire/values.ts'
import { eachId, readIds } from '../call/batch.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { fromQuery } from '../http/query.ts'
import { sendableUntil, sendingOf } from '../outbox/letters.ts'
import { isSeen, rightOfKind } from './mail-sources.ts'
import { rowListCalls } from './row-lists.ts'

interface Letter {
  id: string
  kind: (typeof letterKinds)[number]
  state: (typeof letterStates)[number]
  recipients: string[]
  copies: string[]
  subject: string
  body: string | null
  attachmentName: string
  aboutKind: string | null
  aboutNumber: string
  by: string
  attempts: number
  nextAt: Date
  problem: string | null
  detail: string
  createdAt: Date
  sentAt: Date | null
}

/** What its work says: that it waits or is being sent, and when it is tried next. */
const ofWork = (what: Sql): Sql =>
  sql`(select ${what} from work w where ${sql.ours('w')} and w.kind = 'letter' and w.key = l.id::text)`
const shownState = sql`coalesce(${ofWork(sql`case w.state when 'running' then 'sending' when 'waiting' then 'waiting' end`)}, l.state)`
const nextAt = ofWork(sql`case when w.state = 'waiting' then w.due_at end`)

/** Whoever does not see all documents sees no letters about the others. */
const seenBy = ({ tx, registry }: Scope): Sql =>
  tx.limits
    ? sql`(l.about_kind is null or not l.about_kind = any(${[...registry.documents.keys()]}::text[])
  or exists (select 1 from document d where ${sql.ours('d')} and d.id = l.about_id))`
    : sql`true`

const findLetters = ({ tx }: Scope, where: Sql, most: number): Promise<Letter[]> =>
  tx.query<Letter>(sql`select l.id, l.kind, ${shownState} as state, l.recipients, l.copies, l.subject, l.body, concat_ws(', ', nullif(l.attachment_name, ''), (select string_agg(f.name, ', ' order by f.ordinal) from letter_file f where ${sql.ours('f')} and f.letter_id = l.id)) as "attachmentName", l.about_kind as "aboutKind",
  l.about_number as "aboutNumber", l.display_name as by, l.attempts, ${nextAt} as "nextAt", l.problem, l.problem_detail as detail, l.created_at as "createdAt", l.sent_at as "sentAt"
from letter l where ${sql.ours('l')} and ${where} order by l.created_at desc, l.id desc limit ${most}`)

const shown = (scope: Scope, letter: Letter) => {
  const translate = translatorFor(scope.language)
  const momentOf = (value: Date | null) => (value ? writeMoment(value, scope.settings.timeZone) : null)
  const { id, kind, state, recipients, copies, subject, by, attempts } = letter
  return {
    s_ID: id,
    kind,
    kindName: translate(`letter.kind.${kind}`),
    state,
    stateName: translate(`letter.state.${state}`),
    to: recipients.join(', '),
    cc: copies.join(', '),
    subject,
    by,
    attempts,
    createdAt: momentOf(letter.createdAt),
    sentAt: momentOf(letter.sentAt),
    nextAt: state === 'waiting' ? momentOf(letter.nextAt) : null,
    problem: letter.problem ? translate(`mailTrouble.${letter.problem}`, { detail: letter.detail }) : '',
    detail: letter.detail,
  }
}

export const shownLetters = async (scope: Scope, where: Sql, most: number) =>
  (await findLetters(scope, where, most)).map((letter) => shown(scope, letter))

const column = (expression: string, kind: SourceColumn['kind']): SourceColumn => ({ sql: sql.raw(expression), kind })

const source = (where: readonly Sql[]): ListSource => ({
  from: sql`letter l`,
  ours: sql.ours('l'),
  key: sql`l.id`,
  joins: new Map(),
  columns: new Map([
    ['createdAt', column('l.created_at', 'moment')],
    ['recipients', column(`array_to_string(l.recipients || l.copies, ', ')`, 'text')],
    ['subject', column('l.subject', 'text')],
    ['kindName', { ...column('l.kind', 'text'), order: letterKinds }],
    ['stateName', { sql: shownState, kind: 'text', order: letterStates }],
    ['problem', column('l.problem', 'text')],
    ['sentAt', column('l.sent_at', 'moment')],
    ['attempts', column('l.attempts', 'integer')],
    ['nextAt', { sql: nextAt, kind: 'moment' }],
    ['by', column('l.display_name', 'text')],
  ]),
  extras: new Map([['detail', column('l.problem_detail', 'text')]]),
  where,
  search: {
    text: sql`folded(l.subject || ' ' || array_to_string(l.recipients || l.copies, ' ') || ' ' || l.about_number || ' ' || l.display_name)`,
  },
  defaultSort: [{ key: 'createdAt', ascending: false }],
  tieBreak: [{ sql: sql`l.id`, ascending: false }],
  sums: [],
})

const oneOf = (values: readonly string[], expression: Sql, sent: string | undefined): Sql[] => {
  const wanted = sent?.trim()
  if (!wanted) return []
  return values.includes(wanted) ? [sql`${expression} = ${wanted}`] : [sql`false`]
}

const conditions = (scope: Scope, { from, to, narrow = {} }: ListQuery): Sql[] => [
  seenBy(scope),
  ...oneOf(letterStates, shownState, narrow['state']),
  ...oneOf(letterKinds, sql`l.kind`, narrow['kind']),
  ...(from ? [sql`l.created_at >= ${from}::date::timestamp at time zone ${scope.settings.timeZone}`] : []),
  ...(to ? [sql`l.created_at < (${to}::date + 1)::timestamp at time zone ${scope.settings.timeZone}`] : []),
]

interface Locked {
  state: string
  aboutKind: string | null
  aboutId: string | null
  subject: string
  /** The letter's text was forgotten with the link in it. */
  isGone: boolean
  /** The letter's attachment is no longer kept. */
  isBare: boolean
  createdAt: Date
}

/** The owner of the settings sees all letters; a reader of a document those about it. */
const mayTouch = async (
  scope: Scope,
  { aboutKind, aboutId }: Pick<Locked, 'aboutKind' | 'aboutId'>,
): Promise<boolean> => {
  const { rights } = scope.user
  if (may(rights, 'Config', 'U')) return true
  const right = rightOfKind(aboutKind)
  return right !== undefined && may(rights, right, 'R') && isSeen(scope, aboutKind!, aboutId!)
}

/** The letter's work is locked first, as whoever sends it does. */
const lockLetter = async (scope: Scope, id: string) => {
  if (isStoredId(id))
    await scope.tx.query(
      sql`select 1 from work w where ${sql.ours('w')} and w.kind = 'letter' and w.key = ${id} for update`,
    )
  const [found] = isStoredId(id)
    ? await scope.tx.query<Locked>(
        sql`select ${shownState} as state, l.about_kind as "aboutKind", l.about_id as "aboutId", l.body is null and l.sealed_body is null as "isGone", l.attachment is null and l.attachment_name <> '' as "isBare", l.subject, l.created_at as "createdAt" from letter l where ${sql.ours('l')} and l.id = ${id} and ${seenBy(scope)} for update`,
      )
    : []
  if (!found || !(await mayTouch(scope, found))) throw new Refused([problem('', 'notFound')])
  if (found.state === 'sending') throw new Refused([problem('', 'mail.isSending')])
  return found
}

const resend = async (scope: Scope, id: string): Promise<void> => {
  const { state, isGone, isBare } = await lockLetter(scope, id)
  if (state === 'sent') throw new Refused([problem('', 'mail.isSent')])
  if (isGone) throw new Refused([problem('', 'mail.linkGone')])
  if (isBare) throw new Refused([problem('', 'mail.attachmentGone')])
  await scope.tx.batch([
    sql`update letter l set state = 'waiting', attempts = 0, problem = null, problem_detail = '',
  expires_at = case when l.sealed_body is null then ${sendableUntil(scope.now)} else l.expires_at end where ${sql.ours('l')} and l.id = ${id}`,
    sendingOf(scope.tx, id),
  ])
}

const remove = async (scope: Scope, id: string): Promise<void> => {
  const { subject, createdAt } = await lockLetter(scope, id)
  await scope.tx.batch([
    sql`delete from work w where ${sql.ours('w')} and w.kind = 'letter' and w.key = ${id}`,
    sql`delete from letter l where ${sql.ours('l')} and l.id = ${id}`,
  ])
  await logEvent(scope, {
    functionId: 'Config',
    action: 'delete',
    summary: subject,
    recordId: id,
    // Deleted or not, it counts among the letters of its day (refuseTooMany).
    before: { letterMadeAt: createdAt.toISOString() },
  })
}

/** How a letter that was refused is named; of a letter that the user may not touch nothing is told. */
const numberOf = async (scope: Scope, id: string): Promise<string> => {
  if (!isStoredId(id)) return ''
  const [found] = await scope.tx.query<Pick<Locked, 'aboutKind' | 'aboutId' | 'subject'>>(
    sql`select l.about_kind as "aboutKind", l.about_id as "aboutId", l.subject from letter l where ${sql.ours('l')} and l.id = ${id} and ${seenBy(scope)}`,
  )
  return found && (await mayTouch(scope, found)) ? found.subject : ''
}

const many =
  (work: (scope: Scope, id: string) => Promise<void>) =>
  (scope: Scope, { body }: Input) =>
    eachId(scope, readIds(body), { work: (id) => work(scope, id), numberOf: (id) => numberOf(scope, id) })

const info = async (scope: Scope, { query }: Input) => {
  const id = (fromQuery(query, 's_ID') ?? '').trim()
  const [letter] = isStoredId(id) ? await findLetters(scope, sql`l.id = ${id} and ${seenBy(scope)}`, 1) : []
  if (!letter) throw new NotFound()
  const { body, attachmentName, aboutNumber } = letter
  return { ...shown(scope, letter), text: body ?? '', isSealed: body === null, attachmentName, aboutNumber }
}

export const letterListCalls: readonly Call[] = [
  ...rowListCalls(letterList, {
    rows: async (scope, query) => {
      const result = await listRows(scope, source(conditions(scope, query)), query)
      const translate = translatorFor(scope.language)
      const rows = result.rows.map((row) => ({
        ...row,
        kindName: translate(`letter.kind.${String(row['kindName'])}`),
        stateName: translate(`letter.state.${String(row['stateName'])}`),
        problem: row['problem']
          ? translate(`mailTrouble.${String(row['problem'])}`, { detail: String(row['detail']) })
          : null,
      }))
      return { ...result, rows }
    },
  }),
  answering(wholeLetter, info),
  answering(resentLetters, many(resend), { committed: ({ server }) => server.work.wake() }),
  {
    path: 'ApiMail/DeleteDB',
    about: aboutBatch,
    demand: needs(['Config', 'U']),
    denied: 'noRightDelete',
    writes: true,
    run: many(remove),
  },
]
