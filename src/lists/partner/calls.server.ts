/** Moves partners from an old commune to the new one (contract amendments 50), and says since when accounts are open. */
import { isStoredId } from '#engine/columns.ts'
import { sqlFrom } from '#engine/sql-text.ts'
import { saveRecord } from '#engine/record/save.ts'
import type { OwnCall, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { Refused } from '#kernel/problem.ts'
import { needs } from '#model/right.ts'
import { body, count, day, flag, id, list, nullable, object, text } from '#model/schema.ts'
import { ofRecord } from '#wire/answer-schemas.ts'
import { isObject, type JsonObject } from '#wire/values.ts'
import { successorSchema, successorsOf, type Successor } from '../village/calls.server.ts'
import { mergeCall } from '../_shared/merge-calls.server.ts'
import { openSince, type Side } from './statement.server.ts'
import { printedAddressSql } from './address-sql.server.ts'

const MOST = 500

interface Old {
  id: string
  code: string
  name: string
  address: string
  village: string | null
}

const oldAddresses = ({ tx }: Scope, ids: readonly string[]): Promise<Old[]> =>
  tx.query<Old & Record<string, unknown>>(
    sql`select r.id, r.code, r.name, r.village_id as village, ${sqlFrom(printedAddressSql, () => '')} as address
from partner r where ${sql.ours('r')} and r.id = any(${ids}::uuid[]) and r.old_scheme order by r.code_key`,
  )

const chosenIn = (body: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(body['chosen']) ? body['chosen'] : []).flatMap((one): [string, string][] =>
      isObject(one) && isStoredId(one['s_ID']) && isStoredId(one['villageId'])
        ? [[one['s_ID'].toLowerCase(), one['villageId'].toLowerCase()]]
        : [],
    ),
  )

const move = async (scope: Scope, { id, address }: Old, to: Successor): Promise<boolean> => {
  const definition = scope.registry.lists.get('partner')!
  const module = { definition, slots: scope.registry.listSlots['partner'] }
  const values = { province: null, district: null, village: to.s_ID, oldAddress: address }
  try {
    await scope.tx.savepoint(() =>
      saveRecord(scope, module, { id, version: undefined, confirm: [], values, problems: [] }),
    )
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** `moved` have one successor or were chosen; `ListItem` are those to choose for (`candidates`) and those without. */
const convertAddress: OwnCall['run'] = async (scope, { body }) => {
  const sent = isObject(body) ? body : {}
  const given = Array.isArray(sent['ids']) ? (sent['ids'] as unknown[]) : []
  const ids = [...new Set(given.filter(isStoredId))].slice(0, MOST)
  const old = await oldAddresses(scope, ids)
  const successors = await successorsOf(
    scope,
    old.flatMap(({ village }) => (village ? [village] : [])),
  )
  const chosen = chosenIn(sent)
  const moved: JsonObject[] = []
  const left: JsonObject[] = []
  for (const one of old) {
    const candidates = (one.village && successors.get(one.village)) || []
    const to = candidates.length === 1 ? candidates[0] : candidates.find(({ s_ID }) => s_ID === chosen.get(one.id))
    const row = { s_ID: one.id, NumberID: one.code, Name: one.name, address: one.address }
    if (to && (sent['dryRun'] === true || (await move(scope, one, to))))
      moved.push({ ...row, newAddress: `${to.Name}, ${to.provinceName}` })
    else left.push({ ...row, candidates: candidates.map((candidate) => ({ ...candidate })) })
  }
  return { TotalCount: moved.length, moved, ListItem: left }
}

/** Since when an account is open, for a statement of it. */
const since =
  (side: Side): OwnCall['run'] =>
  async (scope, { query }) => ({ since: await openSince(scope, side, query('s_ID')) })

const sinceSchema = { query: [ofRecord], answers: object({ since: nullable(day) }) }
const oldAddress = { s_ID: id, NumberID: text, Name: text, address: text }

export const calls: readonly OwnCall[] = [
  // Whoever may not read the debts in reports does not learn since when there are any.
  {
    name: 'getReceivableSince',
    about: sinceSchema,
    demand: needs(['ReportReceivable', 'R']),
    run: since('receivable'),
  },
  { name: 'getPayableSince', about: sinceSchema, demand: needs(['ReportPayable', 'R']), run: since('payable') },

  mergeCall('partner', 'Customer'),
  {
    name: 'ConvertAddress',
    about: {
      takes: body({ ids: list(id) }, { chosen: list(body({ s_ID: id, villageId: id })), dryRun: flag }),
      answers: object({
        TotalCount: count,
        moved: list(object({ ...oldAddress, newAddress: text })),
        ListItem: list(object({ ...oldAddress, candidates: list(successorSchema) })),
      }),
    },
    demand: 'U',
    writes: true,
    run: convertAddress,
  },
]
