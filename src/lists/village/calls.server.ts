/** Answers `calls.ts`: splitting a typed address, and what an old commune became. */
import { answering, type Answering, type Call } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isObject } from '#wire/values.ts'
import { placesNamed, type Place } from '../_shared/places.server.ts'
import { parsedAddress, successors, type Successor } from './calls.ts'
import { addressKeys, splitAddress } from './split-address.ts'
import { visibleText } from '#kernel/visible-text.ts'

const LONGEST = 500
const MOST_CANDIDATES = 50
const MOST_IDS = 500

const written = ({ id, level, scheme, code, name, ...place }: Place) => ({
  s_ID: id,
  Code: code,
  Name: name,
  scheme,
  provinceId: level === 2 ? id : place.province,
  provinceName: level === 2 ? name : place.provinceName,
  districtId: level === 3 ? id : place.district,
  districtName: level === 3 ? name : place.districtName,
  villageId: level === 4 ? id : null,
})

const parse: Answering<typeof parsedAddress> = async (scope, { body }) => {
  const sent = isObject(body) ? body['text'] : undefined
  const text = typeof sent === 'string' ? visibleText(sent.slice(0, LONGEST)) : ''
  const places = await placesNamed(scope, { keys: addressKeys(text), codes: [] })
  const { street, place, candidates } = splitAddress(text, places)
  return {
    address1: street,
    place: place && written(place),
    ListItem: candidates.slice(0, MOST_CANDIDATES).map(written),
    TotalCount: candidates.length,
  }
}

/** By the id of the old commune; one that was divided has several successors. */
export const successorsOf = async (
  { tx }: Pick<Scope, 'tx'>,
  ids: readonly string[],
): Promise<Map<string, Successor[]>> => {
  const rows = await tx.query<Successor & { old: string }>(
    sql`select m.old_id as old, n.id as "s_ID", n.code as "Code", n.name as "Name", p.name as "provinceName" from state_ward_map m
join state_place n on n.id = m.new_id join state_place p on p.id = n.province_id where m.old_id = any(${ids}::uuid[]) order by n.code_key`,
  )
  const found = new Map<string, Successor[]>()
  for (const { old, ...successor } of rows) found.set(old, [...(found.get(old) ?? []), successor])
  return found
}

const convert: Answering<typeof successors> = async (scope, { body }) => {
  const sent = isObject(body) && Array.isArray(body['ids']) ? (body['ids'] as unknown[]) : []
  const ids = [...new Set(sent.filter(isStoredId))].slice(0, MOST_IDS)
  const found = await successorsOf(scope, ids)
  return { ListItem: ids.map((id) => ({ s_ID: id, candidates: found.get(id.toLowerCase()) ?? [] })) }
}

export const calls: readonly Call[] = [answering(parsedAddress, parse), answering(successors, convert)]
