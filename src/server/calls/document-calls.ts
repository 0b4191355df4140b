/** The calls of a document, made from its definition (contract documents §1). */
import { isStoredId } from '#engine/columns.ts'
import type { BookModule } from '#books/rows.server.ts'
import { documentInfo } from '#engine/document/info.ts'
import { chainOf } from '#engine/links/chain.ts'
import { documentBegun, documentFromRecord } from '#engine/document/from-record.ts'
import { documentFrom } from '#engine/document/made-from.ts'
import { listDocuments } from '#engine/document/list.ts'
import { updateDocuments } from '#engine/document/save-many.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import type { Stored } from '#engine/stored.ts'
import { NotFound, problem, Unreadable, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import type { Fields } from '#model/field.ts'
import { visibleNames } from '#model/secret.ts'
import { needs, type Demand } from '#model/right.ts'
import { stateOf } from '#model/state.ts'
import { toNumber } from '#kernel/decimal.ts'
import { readFlag } from '#wire/list-query.ts'
import type { ChainAnswer } from '#wire/chain.ts'
import { decodeDocument, documentHead, encodeDocument, refusedInBulk } from '#wire/document.ts'
import type { Json } from '#wire/values.ts'
import { batchAnswer, confirmedIn, readMany } from '../call/batch.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { aboutChain, aboutFrom, aboutInfo, aboutList, aboutSaveMany } from '../openapi/documents.ts'
import { documentProblemFields } from './problem-labels.ts'
import { exportCalls } from './export-calls.ts'
import { goodsCalls } from './goods-calls.ts'
import { currencyWriter, documentFilters, listAnswer, readQuery, withWords, writingFor } from './listing.ts'
import { fromQuery } from '../http/query.ts'
import { bookModules, registry } from './registry.ts'
import { removalCalls } from './removal-calls.ts'
import { saveCalls } from './save-calls.ts'
import { permissionCall } from '../session/session.ts'

const list =
  (definition: AnyDocument) =>
  async (scope: Scope, { query }: Input): Promise<unknown> => {
    const { columns, sums } = definition.list
    const inCurrency = currencyWriter(columns, writingFor(scope))
    const result = await listDocuments(
      scope,
      definition,
      readQuery(scope, { columns, ...documentFilters(definition) }, query),
    )
    return listAnswer(scope, {
      columns,
      sums,
      result: withWords(scope, definition, result),
      extra: (row) => ({
        iStat: row['status'] as number,
        Object_ID: (row['partnerId'] as string | null) ?? null,
        ...inCurrency(row),
        ...('auto' in definition.shape.fields ? { auto: row['madeBy'] !== null } : {}),
      }),
    })
  }

/** The document as sent to clients: kinds become wire modules, keys become texts. */
export const shownDocument = (scope: Scope, definition: AnyDocument, document: Stored): Json => {
  const related = (document['related'] ?? []) as { kind: string; id: string; number: string; direction: string }[]
  return encodeDocument(
    definition,
    {
      ...document,
      statusName: document['statusName'] ? translatorFor(scope.language)(String(document['statusName'])) : '',
      related: related.map((one) => ({
        ...one,
        module: scope.registry.documents.get(one.kind)?.wire.module ?? one.kind,
      })),
    },
    writingFor(scope),
  )
}

const idOf = ({ query }: Input): string => (fromQuery(query, 's_ID') ?? '').trim()
const idsOf = (input: Input): string[] =>
  idOf(input)
    .split(',')
    .map((id) => id.trim())

const info =
  (definition: AnyDocument) =>
  async (scope: Scope, input: Input): Promise<unknown> =>
    shownDocument(scope, definition, await documentInfo(scope, definition, idOf(input)))

const chain =
  (definition: AnyDocument) =>
  async (scope: Scope, input: Input): Promise<ChainAnswer> => {
    const id = idOf(input)
    const links = isStoredId(id) ? await chainOf(scope, definition, id) : []
    if (links.length === 0) throw new NotFound()
    const items = links.map(({ kind, id: s_ID, number, status, level, share }) => {
      const { lifecycle, wire } = scope.registry.documents.get(kind)!
      const state = stateOf(lifecycle, { status })
      return {
        s_ID,
        module: wire.module,
        NumberID: number,
        iStat: status,
        Trangthai: state ? translatorFor(scope.language)(state.label) : '',
        level,
        share: share === null ? null : toNumber(share),
      }
    })
    return { ListItem: items, TotalCount: items.length }
  }

/**
 * Reads a bulk change. Only the fields allowed by the definition are accepted; any other is a problem of that record.
 */
const readBulk = (scope: Scope, definition: AnyDocument, { json, confirm }: { json: unknown; confirm: string[] }) => {
  const known = { ...documentHead, ...(definition.shape.fields as Fields) }
  const refused: Problem[] = refusedInBulk(known, visibleNames(known, definition.bulk, sightFor(scope)), json).map(
    (field) => problem('', 'bulkField', { field }),
  )
  const decoded = decodeDocument(definition, json, { timeZone: scope.settings.timeZone })
  return { ...decoded, confirm: [...decoded.confirm, ...confirm], problems: [...refused, ...decoded.problems] }
}

const saveMany =
  (definition: AnyDocument) =>
  async (scope: Scope, { body, query }: Input): Promise<unknown> =>
    batchAnswer(
      scope,
      await updateDocuments(
        scope,
        definition,
        readMany(body).map((json) => readBulk(scope, definition, { json, confirm: confirmedIn(query) })),
      ),
      documentProblemFields(definition),
    )

const isNamed = (module: string, { query }: Input): boolean =>
  (fromQuery(query, 'source') ?? '').trim().toLowerCase() === module.toLowerCase()
const named = <D extends { wire: { module: string } }>(among: Iterable<D>, input: Input): D | undefined =>
  [...among].find(({ wire }) => isNamed(wire.module, input))
const sourceOf = (input: Input): AnyDocument | undefined => named(registry.documents.values(), input)
/** The list of a record that a document begins with. */
const listOf = (input: Input): AnyList | undefined => named(registry.lists.values(), input)

/** The book whose rows a document begins with. */
const bookOf = (input: Input): BookModule | undefined =>
  bookModules.find(({ definition }) => isNamed(definition.module, input))

/** What else the document may begin with, by the wire module it is named by. */
const begunFromOf = ({ name }: AnyDocument, input: Input) =>
  Object.entries(registry.slots[name]?.begunFrom ?? {}).find(([module]) => isNamed(module, input))?.[1]

/** Making a document from another one, from a record or from rows of a book requires the right to read the source. */
const demandFrom =
  (definition: AnyDocument) =>
  (input: Input): Demand => {
    const { right } = definition
    const list = listOf(input)
    const source =
      sourceOf(input) ?? (list?.open ? undefined : list) ?? bookOf(input)?.definition ?? begunFromOf(definition, input)
    return needs([right, 'A'], ...(source ? [[source.right, 'R'] as const] : []))
  }

const from =
  (definition: AnyDocument) =>
  async (scope: Scope, input: Input): Promise<unknown> => {
    const source = sourceOf(input)
    const list = listOf(input)
    if (list)
      return shownDocument(
        scope,
        definition,
        await documentFromRecord(scope, definition, { list: list.name, id: idOf(input) }),
      )
    const makes = bookOf(input)?.rows.makes?.[definition.name] ?? begunFromOf(definition, input)?.make
    if (makes)
      return shownDocument(scope, definition, await documentBegun(scope, definition, await makes(scope, idsOf(input))))
    if (!source) throw new Unreadable('invalid', { label: 'source' })
    const all = readFlag('all', fromQuery(input.query, 'all'), false)
    return shownDocument(
      scope,
      definition,
      await documentFrom(scope, definition, {
        kind: source.name,
        ids: idsOf(input),
        all,
        way: (fromQuery(input.query, 'way') ?? '').trim(),
      }),
    )
  }

export const documentCalls = (definition: AnyDocument): Call[] => {
  const { right, wire } = definition
  const problemFields = documentProblemFields(definition)
  const path = (name: string) => `${wire.module}/${name}`
  return [
    {
      path: path('getlist'),
      about: aboutList(definition),
      demand: needs([right, 'R']),
      plans: 'shared',
      byReplica: true,
      run: list(definition),
    },
    permissionCall(wire.module, right),
    { path: path('getInfo'), about: aboutInfo(definition), demand: needs([right, 'R']), run: info(definition) },
    { path: path('getChain'), about: aboutChain(definition), demand: needs([right, 'R']), run: chain(definition) },
    ...saveCalls(definition),
    {
      path: path('UpdateList'),
      about: aboutSaveMany(definition),
      demand: needs([right, 'U']),
      writes: true,
      problemFields,
      run: saveMany(definition),
    },
    { path: path('getInfoFrom'), about: aboutFrom(definition), demand: demandFrom(definition), run: from(definition) },
    ...removalCalls(definition),
    ...exportCalls(definition),
    ...goodsCalls(definition),
    ...(registry.slots[definition.name]?.calls ?? []),
  ]
}
