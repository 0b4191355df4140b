/** Calls of communes: splitting a typed address, and what an old commune became. */
import { isStoredId } from '#engine/columns.ts'
import type { OwnCall, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { body, count, id, integer, list, nullable, object, text } from '#model/schema.ts'
import { isObject, type JsonObject } from '#wire/values.ts'
import { placesNamed, type Place } from '../_shared/places.server.ts'
import { addressKeys, splitAddress } from './split-address.ts'
import { visibleText } from '#kernel/visible-text.ts'

const LONGEST = 500
const MOST_CANDIDATES = 50
const MOST_IDS = 500

const written = ({ id, level, scheme, code, name, ...place }: Place): JsonObject => ({
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

const parse: OwnCall['run'] = async (scope, { body }) => {
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

/** A new commune that an old one became part of. */
export interface Successor {
  s_ID: string
  Code: string
  Name: string
  provinceName: string
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

const convert: OwnCall['run'] = async (scope, { body }) => {
  const sent = isObject(body) && Array.isArray(body['ids']) ? (body['ids'] as unknown[]) : []
  const ids = [...new Set(sent.filter(isStoredId))].slice(0, MOST_IDS)
  const found = await successorsOf(scope, ids)
  return { ListItem: ids.map((id) => ({ s_ID: id, candidates: found.get(id.toLowerCase()) ?? [] })) }
}

const placeSchema = object({
  s_ID: id,
  Code: text,
  Name: text,
  scheme: integer,
  provinceId: nullable(id),
  provinceName: nullable(text),
  districtId: nullable(id),
  districtName: nullable(text),
  villageId: nullable(id),
})
export const successorSchema = object({ s_ID: id, Code: text, Name: text, provinceName: text })

export const calls: readonly OwnCall[] = [
  {
    name: 'Parse',
    about: {
      takes: body({ text }),
      answers: object({
        address1: text,
        place: nullable(placeSchema),
        ListItem: list(placeSchema),
        TotalCount: count,
      }),
    },
    demand: 'signedIn',
    run: parse,
  },
  {
    name: 'Convert',
    about: {
      takes: body({ ids: list(id) }),
      answers: object({ ListItem: list(object({ s_ID: id, candidates: list(successorSchema) })) }),
    },
    demand: 'signedIn',
    run: convert,
  },
]
