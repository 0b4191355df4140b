/** The database against the journal: everything that was acknowledged, once, whole; and nothing else. */
import pg from 'pg'
import { documents } from '#documents/all.ts'
import { isGone, statusOf, versionOf, type Deed, type Entry, type State } from './journal.ts'

interface Row {
  id: string
  mark: string
  kind: string
  number: string
  version: number
  status: number
  total: number
}

interface Revision {
  document_id: string
  action: string
  version: number
  number: string
  kind: string
}

/** What the tables hold of a tenant. */
export interface Stored {
  documents: Row[]
  lines: Map<string, { count: number; sum: number }>
  /** Amounts of vouchers that belong to a document, by its id. */
  linked: Map<string, number[]>
  revisions: Map<string, string[]>
  events: Map<string, string[]>
  /** Every number ever given, by series. */
  numbers: { kind: string; number: string; document: string }[]
  series: { kind: string; prefix: string; last: number }[]
}

const lineTexts = documents.map(({ table, shape }) => {
  const counted = ['quantity', 'amount'].find((name) => name in shape.lines) ?? '0'
  return `select document_id, count(*)::int as count, sum(${counted})::float8 as sum from ${table}_line group by 1`
})

const groups = <T, V>(rows: readonly T[], key: (row: T) => string, value: (row: T) => V): Map<string, V[]> =>
  new Map([...Map.groupBy(rows, key)].map(([name, some]) => [name, some.map(value)]))

/** As the owner, in one snapshot; row level security wants to know the tenant. */
export const asTenant = async <T>(url: string, tenant: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const id = '(select id::text from tenant where code = $1)'
    await client.query(`select set_config('app.tenant_id', ${id}, true)`, [tenant])
    return await work(client)
  } finally {
    await client.end()
  }
}

const queries = {
  documents: `select id, coalesce(description, '') as mark, kind, number, version, status, total::float8 as total
    from document where made_by_id is null`,
  linked: 'select made_by_id as by, total::float8 as total from document where made_by_id is not null',
  lines: lineTexts.join(' union all '),
  revisions: `select document_id, action, version, content->>'number' as number, kind from document_revision
    order by version, action = 'delete'`,
  events: 'select record_id, action from event where record_id is not null order by id',
  series: `select split_part(series, ':', 1) as kind, split_part(series, ':', 2) as prefix, last::float8 as last
    from number_series`,
}

export const readStored = (ownerUrl: string, tenant: string): Promise<Stored> =>
  asTenant(ownerUrl, tenant, async (client) => {
    const rows = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => (await client.query<T>(text)).rows
    const linked = await rows<{ by: string; total: number }>(queries.linked)
    const lines = await rows<{ document_id: string; count: number; sum: number }>(queries.lines)
    const revisions = await rows<Revision>(queries.revisions)
    const events = await rows<{ record_id: string; action: string }>(queries.events)
    return {
      documents: await rows<Row>(queries.documents),
      lines: new Map(lines.map((one) => [one.document_id, one])),
      linked: groups(
        linked,
        ({ by }) => by,
        ({ total }) => total,
      ),
      revisions: groups(
        revisions,
        (one) => one.document_id,
        (one) => `${one.action} ${one.version}`,
      ),
      events: groups(
        events,
        (one) => one.record_id,
        (one) => one.action,
      ),
      numbers: revisions.map((one) => ({ kind: one.kind, number: one.number, document: one.document_id })),
      series: await rows<Stored['series'][number]>(queries.series),
    }
  })

/** The status of a quote or an order from which everything was made. */
const DONE = 2

const revisionOf = (deeds: readonly Deed[], index: number): string => {
  const version = deeds.slice(0, index + 1).filter((deed) => deed !== 'delete').length
  const deed = deeds[index]!
  return `${deed === 'create' || deed === 'update' ? 'save' : deed} ${version}`
}

/** What is wrong with the row if the document is in that state; empty when all of it fits. */
const misfits = (
  stored: Stored,
  row: Row | undefined,
  { state, id, isSettled }: { state: State } & Pick<Entry, 'id' | 'isSettled'>,
): string[] => {
  const key = row?.id ?? id ?? ''
  const events = (stored.events.get(key) ?? []).filter((action) => action !== 'printCost').join(' ')
  const revisions = (stored.revisions.get(key) ?? []).join(', ')
  const wanted = state.deeds.map((_, index) => revisionOf(state.deeds, index)).join(', ')
  const found: string[] = []
  const expect = (what: string, is: unknown, should: unknown) => {
    if (is !== should) found.push(`${what} is ${String(is)}, not ${String(should)}`)
  }
  expect('its log of events', events, state.deeds.join(' '))
  expect('its past', revisions, wanted)
  if (isGone(state) || !row) {
    expect('it', row ? 'there' : 'gone', isGone(state) ? 'gone' : 'there')
    return found
  }
  const { content } = state
  expect('its version', row.version, versionOf(state))
  // What others were made from may be done by them; the verification of the ledgers knows when.
  if (!(isSettled && row.status === DONE)) expect('its status', row.status, statusOf(state))
  expect('its total', row.total, content.total)
  expect('the number of its lines', stored.lines.get(row.id)?.count ?? 0, content.lines)
  expect('the sum of its lines', stored.lines.get(row.id)?.sum ?? 0, content.sum)
  const vouchers = stored.linked.get(row.id) ?? []
  const isPaid = content.paid > 0 && statusOf(state) === 1
  expect('its own voucher', vouchers.join(' '), isPaid ? String(content.paid) : '')
  return found
}

/** Every document of the journal as it must be, and none beside them; what the shop opened with has no mark. */
export const compare = (stored: Stored, entries: readonly Entry[]): string[] => {
  const byMark = Map.groupBy(stored.documents, (row) => row.mark)
  const problems: string[] = []
  for (const entry of entries) {
    const rows = byMark.get(entry.mark) ?? []
    if (rows.length > 1) problems.push(`${entry.mark}: there ${rows.length} times`)
    if (entry.id !== null && rows[0] && rows[0].id !== entry.id) problems.push(`${entry.mark}: under another id`)
    if (entry.number !== null && rows[0] && rows[0].number !== entry.number)
      problems.push(`${entry.mark}: number ${rows[0].number}, not ${entry.number}`)
    const tried = entry.states.map((state) => misfits(stored, rows[0], { ...entry, state }))
    if (tried.every((one) => one.length > 0)) problems.push(`${entry.mark} (${entry.kind}): ${tried[0]!.join('; ')}`)
  }
  const marks = new Set(entries.map((entry) => entry.mark))
  for (const row of stored.documents)
    if (row.mark !== '' && !marks.has(row.mark)) problems.push(`${row.kind} ${row.number}: nobody saved it`)
  return problems
}

/** Each series counts 1, 2, 3 … up to its last number, and no number was ever given to two documents. */
export const checkNumbers = ({ numbers, series }: Pick<Stored, 'numbers' | 'series'>): string[] =>
  series.flatMap(({ kind, prefix, last }) => {
    const holders = new Map<string, Set<string>>()
    for (const one of numbers.filter((each) => each.kind === kind && each.number.startsWith(prefix)))
      holders.set(one.number, (holders.get(one.number) ?? new Set()).add(one.document))
    const name = (index: number) => prefix + String(index).padStart(6, '0')
    const holes = Array.from({ length: last }, (_, index) => name(index + 1)).filter((number) => !holders.has(number))
    const twice = [...holders].filter(([, some]) => some.size > 1).map(([number]) => number)
    const beyond = [...holders.keys()].filter((number) => Number(number.slice(prefix.length)) > last)
    return [
      ...holes.map((number) => `${kind}: no document has the number ${number}`),
      ...twice.map((number) => `${kind}: two documents have the number ${number}`),
      ...beyond.map((number) => `${kind}: ${number} is beyond the counter`),
    ]
  })
