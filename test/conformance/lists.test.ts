/** What every list must satisfy: its tables, its texts, its wire names. */
import { columnOf, columnType, storedFields } from '#engine/columns.ts'
import { loadRefs } from '#engine/record/refs.ts'
import { listRecords } from '#engine/record/list.ts'
import { lookup } from '#engine/record/lookup.ts'
import { factOf } from '#engine/record/value.ts'
import { childFields } from '#engine/record/record.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { catalogues } from '#i18n/catalogues.server.ts'
import { systemClock } from '#kernel/clock.ts'
import { lists } from '#lists/all.ts'
import { listSlots } from '#lists/slots.server.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { functionIds } from '#model/right.ts'
import { registry } from '#server/calls/registry.ts'
import { recordHead } from '#wire/list.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../support/database.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
let columns: Map<string, Map<string, { type: string; nullable: boolean }>>
const types: Record<string, string> = {
  numeric: 'numeric',
  integer: 'integer',
  text: 'text',
  boolean: 'boolean',
  date: 'date',
  uuid: 'uuid',
  jsonb: 'jsonb',
}

beforeAll(async () => {
  shop = await openShop(await createTestDatabase({ clock: systemClock }))
  const rows = await shop.run(({ tx }) =>
    tx.query<{ table_name: string; column_name: string; data_type: string; is_nullable: string }>(
      sql`select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public'`,
    ),
  )
  columns = new Map()
  for (const row of rows) {
    const table = columns.get(row.table_name) ?? new Map<string, { type: string; nullable: boolean }>()
    columns.set(
      row.table_name,
      table.set(row.column_name, { type: row.data_type, nullable: row.is_nullable === 'YES' }),
    )
  }
})

const head = new Set(['code', 'name', 'note', 'active'])
const wireOf = (name: string, field: { wire?: string }) => field.wire ?? name
const inner = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) => [field, ...(field.fields ? inner(field.fields) : [])])
const resolves = (definition: AnyList, name: string): boolean => {
  const [own, column] = name.split('.')
  const field = definition.fields[own!] as Field | undefined
  if (column === undefined) return head.has(name) || field !== undefined || definition.facts?.[name] !== undefined
  if (field?.kind === 'records') return column in (field.fields ?? {})
  const other = registry.lists.get(field?.of ?? '')
  return other !== undefined && (head.has(column) || column in other.fields)
}

const labelsOf = (definition: AnyList): string[] => {
  const choices = (list: readonly { label: string }[] | undefined) => (list ?? []).map((one) => one.label)
  const facts = Object.values(definition.facts ?? {}).flatMap((fact) => inner(fact.fields ?? {}))
  return [
    definition.label,
    definition.listTitle,
    ...[...inner(definition.fields as Fields), ...facts].flatMap((field) => [field.label, ...choices(field.choices)]),
    ...definition.columns.flatMap((column) => [column.label, ...choices(column.choices)]),
    ...Object.values(definition.filters ?? {}).flatMap((filter) => [
      ...(filter.label ? [filter.label] : []),
      ...choices(filter.choices),
    ]),
    ...Object.values(definition.screen.views ?? {}).flatMap((view) => [view.label, view.listTitle]),
  ]
}

describe('the registry', () => {
  it('has SQL for every fact and computed filter, and for nothing else', () => {
    for (const { name, facts = {}, filters = {} } of lists) {
      const own = listSlots[name]?.sql
      expect(Object.keys(own?.facts ?? {}).toSorted(), name).toEqual(Object.keys(facts).toSorted())
      const computed = Object.keys(filters).filter((filter) => filters[filter]!.computed)
      expect(Object.keys(own?.filters ?? {}).toSorted(), name).toEqual(computed.toSorted())
    }
  })
  it('has an import page exactly if it has import columns', () => {
    for (const { name, screen, imports } of lists) expect(screen.import === true, name).toBe((imports ?? []).length > 0)
  })
  it('has every list once, and slots only for its lists', () => {
    expect(new Set(lists.map((one) => one.name)).size).toBe(lists.length)
    expect(new Set(lists.map((one) => one.wire.module)).size).toBe(lists.length)
    expect(Object.keys(listSlots).filter((name) => !lists.some((one) => one.name === name))).toEqual([])
  })
  it('answers a call once', () => {
    const paths = lists.flatMap(({ wire }) => [
      ...new Set([wire.list, ...wire.lookups].map((call) => `${wire.module}/${call}`.toLowerCase())),
      ...Object.keys(wire.calls ?? {})
        .filter((path) => !path.startsWith(`${wire.module}/`))
        .map((path) => path.toLowerCase()),
    ])
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })
  it('refers to lists that come before, or exist', () => {
    const refs = lists
      .flatMap((one) => inner(one.fields as Fields))
      .filter((field) => field.kind === 'ref')
      .map((field) => field.of!)
    expect([...new Set(refs)].filter((name) => !registry.lists.has(name))).toEqual([])
  })
})

describe.each(lists.map((definition) => [definition.name, definition] as const))('%s', (_, definition) => {
  const fields = definition.fields as Fields
  it('has a column of the right type for every stored field', () => {
    const table = columns.get(definition.table)!
    const wrong = storedFields(fields).filter(
      ([name, field]) => table.get(columnOf(name, field))?.type !== types[columnType(field)],
    )
    expect(
      wrong.map(
        ([name, field]) => `${definition.table}.${columnOf(name, field)} ${table.get(columnOf(name, field))?.type}`,
      ),
    ).toEqual([])
  })
  it('has no column that no field knows', () => {
    const own = [
      'tenant_id',
      'id',
      'version',
      'search',
      'created_by',
      'created_at',
      'updated_by',
      'updated_at',
      ...head,
    ]
    const known = new Set([...own, ...storedFields(fields).map(([name, field]) => columnOf(name, field))])
    expect(
      [...columns.get(definition.table)!.keys()].filter((column) => !known.has(column.replace(/_key$/, ''))),
    ).toEqual([])
    expect(
      (definition.unique ?? []).filter(
        (name) => !columns.get(definition.table)!.has(`${columnOf(name, { kind: 'text' })}_key`),
      ),
    ).toEqual([])
  })
  it('has tables for the rows it owns', () => {
    const wrong = childFields(definition).flatMap(([name, field]) => {
      const child = definition.children?.[name]
      const table = columns.get(child?.table ?? '')
      const needed = [
        `${definition.table}_id`,
        ...(child?.ordered ? ['ordinal'] : child?.of ? ['created_at'] : []),
        // Chosen records are in the table of their list, by their own ids.
        ...(child?.chooses
          ? ['version', 'name_key']
          : storedFields(field.fields).map(([key, one]) => columnOf(key, one))),
      ]
      return needed.filter((column) => !table?.has(column)).map((column) => `${child?.table}.${column}`)
    })
    expect(wrong).toEqual([])
  })
  it('has words in both languages', () => {
    const keys = labelsOf(definition)
    expect(keys.filter((key) => !(key in catalogues.vi) || !(key in catalogues.en))).toEqual([])
    const messages = inner(fields).flatMap((field) => (field.missing ? [field.missing] : []))
    expect(messages.filter((key) => !(key in catalogues.vi))).toEqual([])
  })
  it('has names outside that are told apart', () => {
    const names = Object.entries({ ...recordHead, ...fields }).map(([name, field]) => wireOf(name, field as Field))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const shown = definition.columns.map((column) => wireOf(column.key, column))
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([])
    // Rows have lookup keys and columns in one object; a shared name must mean the same value.
    const lookupKeys = new Set(['Id', 'Note', 'GroupID', 'Ordinal'])
    expect(shown.filter((name) => lookupKeys.has(name))).toEqual([])
  })
  it('refers only to existing values', () => {
    const { lookup: shape } = definition
    const named = [
      ...[shape.note, shape.group, shape.receivable, shape.payable, ...Object.values(shape.extra ?? {})].filter(
        (name) => name !== undefined,
      ),
      ...definition.search.texts,
      ...(definition.search.codes ?? []),
      ...definition.bulk,
      ...(definition.refs ?? []),
      ...(shape.exact ?? []),
      ...definition.columns.map((column) =>
        typeof column.from === 'object' ? `${column.from.ref}.${column.from.column}` : column.key,
      ),
      ...Object.values(definition.filters ?? {}).flatMap((filter) => (filter.field ? [filter.field] : [])),
      ...(definition.imports ?? []).map((column) => column.field),
    ]
    expect(named.filter((name) => !resolves(definition, name))).toEqual([])
    expect(
      definition.sums.filter((key) => !definition.columns.some((column) => column.key === key && column.total)),
    ).toEqual([])
    expect(
      Object.keys(definition.facts ?? {}).filter(
        (name) =>
          factOf(definition, name)!.kind === 'text' &&
          fields[name] === undefined &&
          !['unitName', 'branchName', 'foreignCode'].includes(name),
      ),
    ).toEqual([])
    expect(functionIds).toContain(definition.right)
  })
  it('begins its searched text with code and name, which lookups rely on', () => {
    expect(definition.search.texts.slice(0, definition.withoutCode ? 1 : 2)).toEqual(
      definition.withoutCode ? ['name'] : ['code', 'name'],
    )
  })
  it('sorts and filters by every column', async () => {
    for (const column of definition.columns) {
      const query = {
        search: 'a',
        offset: 0,
        limit: 5,
        sort: [{ key: column.key, ascending: false }],
        filters: [{ key: column.key, op: 'empty' as const, value: false }],
        narrow: {},
        all: true,
      }
      await expect(shop.run((scope: Scope) => listRecords(scope, definition, query))).resolves.toHaveProperty(
        'totalCount',
      )
    }
  })
  it('answers all its filters, lookups and references', async () => {
    const narrow = Object.fromEntries(
      Object.entries(definition.filters ?? {}).map(([name, filter]) => [
        name,
        filter.of ? systemClock.newId() : (filter.choices?.[0]?.value ?? 'x'),
      ]),
    )
    const query = { search: '', offset: 0, limit: 5, sort: [], filters: [], narrow }
    await expect(shop.run((scope) => listRecords(scope, definition, query))).resolves.toHaveProperty('rows')
    for (const call of [{}, ...Object.values(definition.wire.calls ?? {})]) {
      for (const search of ['', 'k1 a'])
        await expect(
          shop.run((scope) => lookup(scope, definition, { ...query, narrow: {}, search }, call)),
        ).resolves.toHaveProperty('rows')
    }
    await expect(
      shop.run((scope) => loadRefs(scope, new Map([[definition.name, new Set(Object.values(shop.ids))]]))),
    ).resolves.toHaveProperty('get')
  })
})
