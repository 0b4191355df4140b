/** The calls of a list and its lookups, made from its definition (contract master-data §1–§3). */
import { lookup, lookupRecord, lookupTexts } from '#engine/record/lookup.ts'
import { isStoredId } from '#engine/columns.ts'
import { listRecords } from '#engine/record/list.ts'
import { recordInfo } from '#engine/record/read.ts'
import { removeRecords } from '#engine/record/remove.ts'
import { saveRecord, updateRecords } from '#engine/record/save.ts'
import type { ListModule } from '#engine/record/record.ts'
import type { ListRow } from '#engine/listing/listing.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { problem } from '#kernel/problem.ts'
import { visibleText } from '#kernel/visible-text.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList, LookupCall } from '#model/list.ts'
import { visibleNames } from '#model/secret.ts'
import { needs, type Demand, type RightFlag } from '#model/right.ts'
import { readFlag } from '#wire/list-query.ts'
import { refusedInBulk } from '#wire/document.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { decodeRecord, encodeRecord, recordHead } from '#wire/list.ts'
import { isObject } from '#wire/values.ts'
import { batchAnswer, confirmedIn, readIds, readMany } from '../call/batch.ts'
import type { Call, Input } from '../call/call.ts'
import {
  aboutLookup,
  aboutRecord,
  aboutRecords,
  aboutRemoveRecords,
  aboutSaveRecord,
  aboutSaveRecords,
  aboutTexts,
} from '../openapi/records.ts'
import { hubCalls } from './hub-calls.ts'
import { listProblemFields } from './problem-labels.ts'
import { exportListCalls } from './export-records.ts'
import { importListCalls } from './import-calls.ts'
import { filtersOf, listAnswer, readQuery, writingFor } from './listing.ts'
import { lookupRow } from './lookup-rows.ts'
import { recordRemovalCalls } from './record-removal.ts'
import { fromQuery } from '../http/query.ts'
import { isNewRecord } from '../call/is-new-record.ts'
import { permissionCall } from '../session/session.ts'

const pageOfLookups = 15
/**
 * The maximum number of rows when a client requests no page; small lists are then returned completely (contract
 * amendments). No tenant has that many.
 */
const everything = 100_000
/** The same for lists that are not small (contract master-data §1). */
const many = 1000
const wholeList = ({ lookup: { short } }: AnyList): number => (short ? everything : many)
/** The maximum number of records that one pasted block may name. */
const mostNamed = 1000

/** The list itself: its rows have the columns of the management page and the keys of a lookup row. */
const list =
  (definition: AnyList) =>
  async (scope: Scope, { query }: Input): Promise<unknown> => {
    const { columns, sums, wire } = definition
    const listQuery = readQuery(
      scope,
      {
        columns,
        ...filtersOf(definition),
        ...(wire.list === 'getList' ? { limit: wholeList(definition) } : {}),
      },
      query,
    )
    const result = await listRecords(scope, definition, listQuery)
    const places = new Map(result.rows.map((row, index) => [row.id, listQuery.offset + index + 1]))
    return listAnswer(scope, {
      columns,
      sums,
      result,
      extra: (row) =>
        ({
          ...lookupRow(
            scope,
            definition,
            lookupRecord(definition, row as ListRow, places.get(row['id'] as string) ?? 0),
          ),
        }) as never,
    })
  }

const lookups =
  (definition: AnyList, call: LookupCall, limit: number) =>
  async (scope: Scope, { query }: Input): Promise<unknown> => {
    const listQuery = readQuery(scope, { columns: definition.columns, ...filtersOf(definition), limit }, query)
    const found = await lookup(scope, definition, { ...listQuery, all: false }, call)
    return { ListItem: found.rows.map((row) => lookupRow(scope, definition, row)), TotalCount: found.totalCount }
  }

/** Limits of a pasted block: the number of cells that may name a record, and their length. */
const mostTexts = 2000
const longest = 250
const textsOf = (body: unknown): string[] => {
  const sent: unknown = isObject(body) ? body['texts'] : undefined
  const texts = Array.isArray(sent) ? sent.filter((one): one is string => typeof one === 'string') : []
  return texts.slice(0, mostTexts).map((text) => visibleText(text.slice(0, longest)))
}

const idsOf = (body: unknown): string[] => {
  const sent: unknown = isObject(body) ? body['ids'] : undefined
  return Array.isArray(sent) ? [...new Set(sent.filter(isStoredId))].slice(0, mostTexts) : []
}

/** Finds the records that the cells of a pasted block name, or that a document names by their ids. */
const texts =
  (definition: AnyList) =>
  async (scope: Scope, { body, query }: Input): Promise<unknown> => {
    const listQuery = readQuery(
      scope,
      { columns: definition.columns, ...filtersOf(definition), limit: mostNamed },
      query,
    )
    const found = await lookupTexts(scope, definition, {
      texts: textsOf(body),
      ids: idsOf(body),
      narrow: listQuery.narrow ?? {},
    })
    return { ListItem: found.rows.map((row) => lookupRow(scope, definition, row)), matches: found.matches }
  }

const info =
  (module: ListModule) =>
  async (scope: Scope, { query }: Input): Promise<unknown> =>
    encodeRecord(
      module.definition,
      await recordInfo(scope, module, (fromQuery(query, 's_ID') ?? '').trim()),
      writingFor(scope),
    )

const save =
  (module: ListModule) =>
  async (scope: Scope, { body }: Input): Promise<SaveAnswer> => {
    const saved = await saveRecord(
      scope,
      module,
      decodeRecord(module.definition, body, { timeZone: scope.settings.timeZone }),
    )
    return { Description: 'ok', s_ID: saved.id, NumberID: saved.code, version: saved.version }
  }

const readBulk = (scope: Scope, definition: AnyList, { json, confirm }: { json: unknown; confirm: string[] }) => {
  const known = { ...recordHead, ...(definition.fields as Fields) }
  const refused = refusedInBulk(known, visibleNames(known, definition.bulk, sightFor(scope)), json).map((field) =>
    problem('', 'bulkField', { field }),
  )
  const decoded = decodeRecord(definition, json, { timeZone: scope.settings.timeZone })
  return { ...decoded, confirm: [...decoded.confirm, ...confirm], problems: [...refused, ...decoded.problems] }
}

const saveMany =
  (module: ListModule) =>
  async (scope: Scope, { body, query }: Input): Promise<unknown> =>
    batchAnswer(
      scope,
      await updateRecords(
        scope,
        module,
        readMany(body).map((json) => readBulk(scope, module.definition, { json, confirm: confirmedIn(query) })),
      ),
      listProblemFields(module.definition),
    )

const remove =
  (module: ListModule) =>
  async (scope: Scope, { body }: Input): Promise<unknown> =>
    batchAnswer(scope, await removeRecords(scope, module, readIds(body)), listProblemFields(module.definition))

const isAll = ({ query }: Input): boolean => readFlag('all', fromQuery(query, 'all'), false)

/** Further lookups of the list: under other names in its module, and calls with other paths. */
const lookupCalls = (definition: AnyList): Call[] => {
  const { module, list: own, lookups: names, calls = {} } = definition.wire
  const limit = own === 'getlist' ? pageOfLookups : wholeList(definition)
  const inModule = names
    .map((name) => `${module}/${name}`)
    .filter((path) => path.toLowerCase() !== `${module}/${own}`.toLowerCase())
  return [...new Set([...inModule, ...Object.keys(calls)])].map((path) => ({
    path,
    about: aboutLookup(definition),
    demand: 'signedIn',
    run: lookups(definition, calls[path] ?? {}, /more$/i.test(path) ? pageOfLookups : limit),
  }))
}

/** Every user may read and add products. */
const demandOf =
  ({ right, open }: AnyList) =>
  (flag: RightFlag): Demand =>
    open && (flag === 'R' || flag === 'A') ? 'signedIn' : needs([right, flag])

const changingCalls = (module: ListModule, problemFields: ProblemFields): Call[] => {
  const { definition } = module
  const demand = demandOf(definition)
  const path = (name: string) => `${definition.wire.module}/${name}`
  return [
    {
      path: path('UpdateDB'),
      about: aboutSaveRecord(definition),
      demand: ({ body }) => demand(isNewRecord(body) ? 'A' : 'U'),
      errorStyle: 'save',
      writes: true,
      problemFields,
      run: save(module),
    },
    {
      path: path('UpdateList'),
      about: aboutSaveRecords(definition),
      demand: demand('U'),
      writes: true,
      problemFields,
      run: saveMany(module),
    },
    {
      path: path('DeleteDB'),
      about: aboutRemoveRecords(definition),
      demand: demand('D'),
      denied: 'noRightDelete',
      writes: true,
      problemFields,
      run: remove(module),
    },
    ...recordRemovalCalls(module, problemFields),
  ]
}

export const listCalls = (module: ListModule): Call[] => {
  const { definition } = module
  const { right, wire } = definition
  const problemFields = listProblemFields(definition)
  const path = (name: string) => `${wire.module}/${name}`
  const demand = demandOf(definition)
  return [
    {
      path: path(wire.list),
      byReplica: true,
      about: aboutRecords(definition),
      demand: wire.list === 'getList' ? (input) => (isAll(input) ? demand('R') : 'signedIn') : demand('R'),
      run: list(definition),
    },
    ...lookupCalls(definition),
    ...(definition.lookup.exact
      ? [
          {
            path: path('getByTexts'),
            about: aboutTexts(definition),
            demand: 'signedIn' as const,
            run: texts(definition),
          },
        ]
      : []),
    permissionCall(wire.module, right),
    { path: path('getInfo'), about: aboutRecord(definition), demand: demand('R'), run: info(module) },
    ...changingCalls(module, problemFields),
    ...exportListCalls(module),
    ...importListCalls(module),
    ...hubCalls(module, demand('R')),
    ...(module.slots?.calls ?? []).map((call) => ({ ...call, problemFields })),
  ]
}
