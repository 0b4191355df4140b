/** Answers `calls.ts`: moves partners from an old commune to the new one, and says since when accounts are open. */
import { answering, type Answering, type Call } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import { sqlFrom } from '#engine/sql-text.ts'
import { saveRecord } from '#engine/record/save.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { Refused } from '#kernel/problem.ts'
import { isObject } from '#wire/values.ts'
import type { AnswerMeaning } from '#model/call.ts'
import type { Successor } from '../village/calls.ts'
import { successorsOf } from '../village/calls.server.ts'
import { addressConversion, payableSince, receivableSince } from './calls.ts'
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

type Conversion = AnswerMeaning<typeof addressConversion>

const convertAddress: Answering<typeof addressConversion> = async (scope, { body }) => {
  const sent = isObject(body) ? body : {}
  const given = Array.isArray(sent['ids']) ? (sent['ids'] as unknown[]) : []
  const ids = [...new Set(given.filter(isStoredId))].slice(0, MOST)
  const old = await oldAddresses(scope, ids)
  const successors = await successorsOf(
    scope,
    old.flatMap(({ village }) => (village ? [village] : [])),
  )
  const chosen = chosenIn(sent)
  const moved: Conversion['moved'][number][] = []
  const left: Conversion['ListItem'][number][] = []
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
  (side: Side): Answering<typeof receivableSince> =>
  async (scope, { asked }) => ({ since: await openSince(scope, side, asked.s_ID) })

export const calls: readonly Call[] = [
  answering(receivableSince, since('receivable')),
  answering(payableSince, since('payable')),
  mergeCall('partner', 'Customer'),
  answering(addressConversion, convertAddress),
]
