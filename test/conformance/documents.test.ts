/** What every document must satisfy, including future ones. */
import { statesOf } from '#model/state.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { documentSlots } from '#documents/slots.server.ts'
import { columnOf, storedFields } from '#engine/columns.ts'
import { sql } from '#engine/sql.ts'
import { copyOf } from '#engine/document/copy.ts'
import { isShared } from '#engine/store/store.ts'
import type { Stored } from '#engine/stored.ts'
import { catalogues } from '#i18n/catalogues.server.ts'
import { id } from '#kernel/brand.ts'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { documentHead } from '#wire/document.ts'
import { isTyped } from '#model/becomes.ts'
import { complete } from '#model/complete.ts'
import type { AnyDocument, Draft } from '#model/document.ts'
import { refsBy, type RefRow, type RuleContext } from '#model/rule-context.ts'
import { isManyKind, isNumberKind, type Field, type Fields } from '#model/field.ts'
import { functionIds } from '#model/right.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { pageFromForm } from '#output/forms/template.ts'
import { renderHtml } from '#output/html/html.ts'
import { lists } from '#lists/all.ts'
import { createTestApp } from '#test/support/app.ts'
import { spelledTwice } from '#test/support/spelling.ts'
import { registry } from '#test/support/shop.ts'

const app = await createTestApp()
const columns = new Map<string, Set<string>>()
const tenant = 'hopchuan'
let token = ''

beforeAll(async () => {
  const made = await app.makeTenant(tenant)
  token = await app.signIn(tenant)
  const rows = await app.database.inTenant({ tenant: made.id, user: null }, (tx) =>
    tx.query<{ table_name: string; column_name: string }>(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    ),
  )
  for (const row of rows) columns.set(row.table_name, (columns.get(row.table_name) ?? new Set()).add(row.column_name))
})

const fieldsOf = (definition: AnyDocument): [string, Field][] => [
  ...Object.entries(definition.shape.fields as Fields),
  ...Object.entries(definition.shape.lines as Fields),
]

/** A value for every kind of field, the same for every definition. */
const sample = (field: Field): unknown => {
  if (field.fact || field.derived) return null
  if (isNumberKind(field.kind))
    return decimal(field.kind === 'percent' || field.kind === 'vat' ? 8 : field.kind === 'factor' ? 1 : 12)
  switch (field.kind) {
    case 'text':
      return 'chữ'
    case 'day':
      return '2026-11-20'
    case 'integer':
      return 1
    case 'choice':
      return field.choices?.[0]?.value ?? null
    case 'flag':
      return true
    case 'ref':
      return id(`0190000${field.of!.length % 10}-0000-7000-8000-${field.of!.length.toString().padStart(12, '0')}`)
    default:
      return null
  }
}
const record = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sample(field)]))
const draftOf = ({ shape }: AnyDocument): Draft =>
  ({
    id: 'd',
    number: 'X1',
    date: day('2026-11-20'),
    description: 'thử',
    draft: false,
    ...record(shape.fields),
    lines: [
      { lineId: 'l1', ...record(shape.lines) },
      { lineId: 'l2', ...record(shape.lines) },
    ],
  }) as unknown as Draft

const row = (list: string, one: string): RefRow => ({
  id: one,
  code: list,
  name: list,
  active: true,
  unit: sample({ kind: 'ref', of: 'unit', label: '', required: false }),
  unitName: 'Cái',
  units: [],
  vatRate: decimal(8),
  vatReducible: false,
  trackStock: true,
  kind: 'cash',
  decimals: 4,
})
const context: RuleContext = {
  refs: refsBy(row),
  settings: defaultSettings,
  today: day('2026-11-21'),
  decimals: 0,
  baseDecimals: 0,
}

it('names, tables, modules, prefixes and pages are used once', () => {
  for (const key of [
    (one: AnyDocument) => one.name,
    (one: AnyDocument) => one.table,
    (one: AnyDocument) => one.wire.module,
    (one: AnyDocument) => one.screen.base,
  ]) {
    expect(new Set(documents.map(key)).size).toBe(documents.length)
  }
})

it('every list is filtered by state under one name, which addresses spell', () => {
  for (const { name, list } of documents)
    expect(
      list.filters.filter(({ kind }) => kind === 'status').map(({ wire }) => wire),
      name,
    ).toEqual(['iStat'])
})

it('there is an import page exactly if there are import columns', () => {
  for (const { name, screen, imports } of documents)
    expect(screen.import === true, name).toBe((imports ?? []).length > 0)
})

describe.each(documents.map((one) => [one.name, one] as const))('%s', (_, definition) => {
  it('has a word in both languages for everything it names', () => {
    const keys = [
      definition.label,
      definition.listTitle,
      `function.${definition.right}`,
      `area.${definition.screen.area}`,
      ...statesOf(definition.lifecycle).map((one) => one.label),
      ...definition.lifecycle.transitions.flatMap((one) => [one.label, `eventAction.${one.name}`]),
      ...fieldsOf(definition).flatMap(([, field]) => [
        field.label,
        ...(field.choices ?? []).map((one) => one.label),
        ...(field.missing ? [field.missing] : []),
      ]),
      ...definition.list.columns.flatMap((column) => [column.label, ...(column.choices ?? []).map((one) => one.label)]),
      ...definition.list.filters.map((one) => one.label),
      ...definition.prints.map((one) => one.label),
    ]
    for (const words of [catalogues.vi, catalogues.en]) expect(keys.filter((key) => !words[key])).toEqual([])
  })

  it('is stored in columns that exist', () => {
    const lacking = (fields: Fields, table: string, common: boolean) =>
      storedFields(fields)
        .filter(([name]) => !(common && isShared(name)))
        .map(([name, field]) => columnOf(name, field))
        .filter((column) => !columns.get(table)?.has(column))
    expect(lacking(definition.shape.fields, definition.table, true)).toEqual([])
    expect(lacking(definition.shape.lines, `${definition.table}_line`, false)).toEqual([])
  })

  it('uses every wire name once, except for pairs of a typed and a calculated field', () => {
    for (const fields of [{ ...documentHead, ...definition.shape.fields }, definition.shape.lines] as Fields[])
      expect(spelledTwice(fields)).toEqual([])
  })

  it('refers to lists, functions, fields and forms that exist', () => {
    const known = new Set([...lists.map((one) => one.name), ...documents.map((one) => one.name), 'document', 'line'])
    expect(
      fieldsOf(definition)
        .filter(([, field]) => field.kind === 'ref' && !known.has(field.of!))
        .map(([name]) => name),
    ).toEqual([])
    expect(functionIds).toContain(definition.right)
    expect([...known]).toEqual(expect.arrayContaining([...(definition.wire.alsoSaves ?? [])]))
    const fields = { ...definition.shape.fields, number: 1, date: 1, description: 1 }
    expect(definition.bulk.filter((name) => !(name in fields))).toEqual([])
    const shown = new Set(definition.list.columns.map((column) => column.key))
    expect(definition.list.sums.filter((name) => !shown.has(name))).toEqual([])
    const forms = new Set(deliveredForms.map((form) => form.code))
    expect(definition.prints.filter((form) => !forms.has(form.code))).toEqual([])
  })

  it('knows how to be made from each of its sources', () => {
    const makes = Object.keys(documentSlots[definition.name]?.makes ?? {})
    expect(makes.toSorted()).toEqual((definition.sources ?? []).map((one) => one.of).toSorted())
    for (const words of [catalogues.vi, catalogues.en])
      expect((definition.sources ?? []).filter(({ nothing }) => nothing && !words[nothing])).toEqual([])
  })

  it('knows how to be made in each of its other ways, of documents that say when', () => {
    const ways = definition.ways ?? []
    expect(Object.keys(documentSlots[definition.name]?.ways ?? {})).toEqual(ways.map((one) => one.name))
    for (const { of, label, button } of ways) {
      for (const words of [catalogues.vi, catalogues.en])
        expect([words[label], button && words[button.otherwise]].slice(0, button ? 2 : 1)).not.toContain(undefined)
      for (const name of button ? of : [])
        expect(documents.find((one) => one.name === name)?.shape.fields).toMatchObject({
          [button!.given]: { fact: true },
          [button!.possible]: { fact: true },
        })
    }
  })

  it('names the button by which it is made from another', () => {
    if (definition.sources) expect(definition.makeLabel).toBe(`make.${definition.name}`)
  })

  it('follows documents, and is followed, by fields it has', () => {
    const { fields, lines } = definition.shape as { fields: Fields; lines: Fields }
    const isFact = (name: string | undefined, among: Fields) => name === undefined || among[name]?.fact === true
    for (const { of, head, line, facts, partner, refusesCancel } of definition.follows ?? []) {
      expect(documents.some((one) => one.name === of)).toBe(true)
      const field = fields[head]!
      expect(isManyKind(field.kind) ? line : field.of).toBe(isManyKind(field.kind) ? undefined : of)
      if (line) {
        expect(lines[line]).toMatchObject({ kind: 'ref', of: 'line' })
        // Nobody moves a line to another source after it was saved.
        expect(lines[line]!.fixed === true || lines[line]!.derived === true).toBe(true)
      }
      expect(isFact(facts?.number, fields) && isFact(facts?.left, lines) && isFact(facts?.origin, lines)).toBe(true)
      const messages = [partner === 'any' ? null : partner.otherwise, refusesCancel].filter(
        (one) => typeof one === 'string',
      )
      for (const words of [catalogues.vi, catalogues.en]) expect(messages.filter((one) => !words[one])).toEqual([])
    }
    const { facts, closedBy } = definition.followed ?? {}
    expect(isFact(facts?.taken, lines) && isFact(facts?.left, lines)).toBe(true)
    if (closedBy) expect(fields[closedBy]?.kind).toBe('flag')
  })

  it('links its entries on the start page to its list by an existing filter, or to a page', () => {
    for (const { key, shows, needs } of documentSlots[definition.name]?.todos ?? []) {
      for (const words of [catalogues.vi, catalogues.en]) expect(words[`todo.${key}`], key).toBeTruthy()
      expect(needs.length, key).toBeGreaterThan(0)
      const wires = definition.list.filters.map((filter) => filter.wire)
      expect(
        [...new URLSearchParams('narrow' in shows ? shows.narrow : '').keys()].filter((name) => !wires.includes(name)),
      ).toEqual([])
    }
  })

  it('computes the same again, and posts the same again', () => {
    const once = complete(definition, draftOf(definition), context)
    const twice = complete(definition, once, context)
    expect(twice).toEqual(once)
    const posted = () => definition.post({ ...once, seq: '1' } as never, context)
    expect(posted()).toEqual(posted())
    expect(definition.check(once, context)).toEqual(definition.check(once, context))
    for (const [name, field] of Object.entries(definition.shape.fields as Fields))
      if (field.derived) expect.soft(once[name as never], name).not.toBeUndefined()
  })

  it('says of every field that is filled in what becomes of it in a copy, in a follower and in a return', () => {
    const isTie = ({ kind, of }: Field) => kind === 'ref' && !lists.some((list) => list.name === of)
    const { fields, lines } = definition.shape as { fields: Fields; lines: Fields }
    const silent = [fields, lines].flatMap((among) =>
      Object.entries(among)
        .filter(([, field]) => isTyped(field) && !isTie(field) && !field.becomes)
        .map(([name]) => name),
    )
    expect(silent).toEqual([])
    // What is worked out, shown or a tie begins anew by itself, and what is proposed anew can be proposed.
    for (const [name, field] of [...Object.entries(fields), ...Object.entries(lines)]) {
      if (!isTyped(field) || isTie(field)) expect.soft(field.becomes, name).toBeUndefined()
      if (field.becomes?.copy === 'anew') expect.soft(Boolean(field.copies ?? field.proposed), name).toBe(true)
      if (field.becomes?.copy === 'byDay') expect.soft(field.ofDay, name).toBeTypeOf('function')
    }
  })

  it('is copied as its fields say, without what ties it to other documents', () => {
    const isTie = ({ kind, of, fact }: Field) => kind === 'ref' && !fact && !lists.some((list) => list.name === of)
    const { fields, lines } = definition.shape as { fields: Fields; lines: Fields }
    const isTaken = (name: string) => definition.follows?.some(({ lineHead }) => lineHead === name) === true
    const settled = Object.entries(lines).filter(
      ([name, field]) => isTie(field) && !field.derived && field.of !== 'line' && !isTaken(name),
    )
    const stored = draftOf(definition) as unknown as Stored
    const free = { ...stored.lines[0]!, ...Object.fromEntries(settled.map(([name]) => [name, null])) }
    const copy = copyOf({ registry }, definition, { ...stored, lines: [...stored.lines, free] }) as unknown as Stored
    // A line that settles another document is not copied.
    expect(copy.lines).toHaveLength(settled.length > 0 ? 1 : 3)
    const isCopied = ({ becomes }: Field) => becomes?.copy === 'taken' || becomes?.copy === 'byDay'
    for (const [name, field] of Object.entries(fields))
      expect.soft(copy[name], name).toEqual(isCopied(field) ? stored[name] : null)
    for (const line of copy.lines) {
      expect(line.lineId).toBeNull()
      for (const [name, field] of Object.entries(lines))
        expect.soft(line[name], name).toEqual(isCopied(field) ? free[name as keyof typeof free] : null)
    }
    expect(copy.date).toBeNull()
  })

  it('prints a page from every form', () => {
    for (const form of definition.prints) {
      const delivered = deliveredForms.find((one) => one.code === form.code)!
      const page = renderHtml(
        pageFromForm(delivered.content, {
          NumberID: 'X000001',
          dtDate: '2026-11-20',
          ObjName: '<b>Khách</b>',
          lines: [{ ProductName: 'Hàng', Qty: 1, Price: 1000, Total: 1000 }],
          company: defaultSettings,
        }),
      )
      expect(page).toContain('X000001')
      expect(page).not.toContain('<b>Khách</b>')
    }
  })

  it('is listed, sorted by every column, filtered by every filter, searched, counted and added up', async () => {
    const { module } = definition.wire
    const first = await app.call(module, 'getlist', null, { tenant, token })
    expect(first.body).toMatchObject({ ErrorCode: 0, Data: { ListItem: [], TotalCount: 0 } })
    expect(first.body.Data.arrSUM).toEqual(
      definition.list.sums.map((key) => {
        const column = definition.list.columns.find((one) => one.key === key)!
        return { Name: column.wire ?? column.key, Total: 0 }
      }),
    )
    for (const column of definition.list.columns) {
      const answer = await app.call(module, 'getlist', null, {
        tenant,
        token,
        query: {
          ColSort: column.wire ?? column.key,
          asc: 'False',
          KeySearch: 'minh tâm',
          FromDate: '2026-01-01',
          ToDate: '2026-12-31',
        },
      })
      expect.soft(answer.body.ErrorCode, `${column.key}: ${answer.body.ErrorMessage}`).toBe(0)
    }
    for (const filter of definition.list.filters) {
      const answer = await app.call(module, 'getlist', null, {
        tenant,
        token,
        query: { [filter.wire]: filter.kind === 'ref' ? '01900000-0000-7000-8000-000000000000' : '1' },
      })
      expect.soft(answer.body.ErrorCode, `${filter.wire}: ${answer.body.ErrorMessage}`).toBe(0)
    }
    const unknown = await app.call(module, 'getlist', null, { tenant, token, query: { ColSort: 'abc' } })
    expect(unknown.body).toMatchObject({ ErrorCode: -1, ErrorMessage: 'Cột sắp xếp không hợp lệ: abc' })
  })

  it('refuses an empty document naming every missing value, and does not find unknown ids', async () => {
    const { module } = definition.wire
    const empty = await app.call(module, 'UpdateDB', {}, { tenant, token })
    expect(empty.status).toBe(200)
    expect(empty.body.Data.errors.length).toBeGreaterThan(0)
    expect(empty.body.Data.Description).toBe(empty.body.Data.errors[0].message)
    for (const unknown of ['01900000-0000-7000-8000-000000000000', 'abc', '1']) {
      expect((await app.call(module, 'getInfo', null, { tenant, token, query: { s_ID: unknown } })).body).toMatchObject(
        { ErrorCode: -1, ErrorMessage: 'Không tìm thấy dữ liệu' },
      )
      expect((await app.call(module, 'UpdateDB', { s_ID: unknown }, { tenant, token })).body.Data.Description).toBe(
        'Không tìm thấy dữ liệu',
      )
      for (const action of ['DeleteDB', 'Huy', 'Hoantac']) {
        expect((await app.call(module, action, [unknown, unknown], { tenant, token })).body.Data).toMatchObject({
          TotalCount: 0,
          ListItem: [{ s_ID: unknown, NumberID: '', Description: 'Không tìm thấy dữ liệu' }],
        })
      }
    }
  })

  it('exports an Excel file even when there is nothing', async () => {
    const answer = await app.call(definition.wire.module, 'ExportList', null, { tenant, token })
    expect(answer.body.ErrorCode).toBe(0)
    expect(Buffer.from(answer.body.Data.ListItem, 'base64').subarray(0, 2).toString()).toBe('PK')
  })
})
