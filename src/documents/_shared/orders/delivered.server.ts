/** The place of a delivery address: what it lies in is filled in, and it agrees with the text. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Id } from '#kernel/brand.ts'
import { fold } from '#kernel/fold.ts'
import { problem, type Problem } from '#kernel/problem.ts'

interface Place {
  province: Id<'province'> | null
  district: Id<'district'> | null
  village: Id<'village'> | null
}
interface Delivered extends Place {
  text: string | null
}

interface Named extends Place {
  names: string[]
  /** Names as `place_key` has them. */
  keys: string[]
}

const MOST = 500

/** The place with its names, from the smallest; undefined for ids of nothing, which are refused later. */
const named = async ({ tx }: Scope, { province, district, village }: Place): Promise<Named | undefined> => {
  const [p, d, v] = [province, district, village].map((id) => (isStoredId(id) ? id : null))
  const [row] = await tx.query<Named & Record<string, unknown>>(
    sql`select p.id as province, d.id as district, v.id as village, array_remove(array[v.name, d.name, p.name], null) as names,
array_remove(array[place_key(v.name), place_key(p.name)], null) as keys from (values (1)) one
left join village v on ${sql.ours('v')} and v.id = ${v}::uuid
left join district d on ${sql.ours('d')} and d.id = coalesce(${d}::uuid, v.district_id)
left join province p on ${sql.ours('p')} and p.id = coalesce(${p}::uuid, v.province_id, d.province_id)`,
  )
  return row &&
    [province, district, village].every((id, at) => !id || id === [row.province, row.district, row.village][at])
    ? row
    : undefined
}

/** True if the text names the commune or the province, behind its first comma. */
const mentions = (text: string, { keys }: Named): boolean => {
  const [, ...parts] = fold(text).split(/[,;\n]| - /)
  const said = parts.map((part) => part.replace(/[^a-z0-9]/g, ''))
  return keys.some((key) =>
    said.some((part) => (/^\d+$/.test(key) ? new RegExp(`(^|\\D)0*${key}$`).test(part) : part.includes(key))),
  )
}

/**
 * A commune brings what it lies in. A text that names neither commune nor province is completed by a place that is new;
 * a place that stands while its text was changed to something else is dropped.
 *
 * `before` reads the stored text, province and village. Returns undefined if there is nothing to change.
 */
export const fittingPlace = async (
  scope: Scope,
  sent: Delivered,
  before: () => Sql,
): Promise<Delivered | undefined> => {
  if (!sent.province && !sent.district && !sent.village) return undefined
  const whole = await named(scope, sent)
  if (!whole) return undefined
  const { names, keys: _, ...place } = whole
  const { text } = sent
  if (!text || mentions(text, whole)) return { ...place, text }
  const [stored] = await scope.tx.query<{ text: string | null; province: string | null; village: string | null }>(
    before(),
  )
  const stands = stored && stored.province === place.province && stored.village === place.village
  if (stands) return stored.text === text ? { ...place, text } : { province: null, district: null, village: null, text }
  const completed = [text, ...names].join(', ')
  return { ...place, text: completed.length > MOST ? text : completed }
}

/** A district belongs to an old address only, and its commune to it; the rest is what the fields offer. */
export const placeProblems = async ({ tx }: Scope, place: Place | null, at: string): Promise<Problem[]> => {
  if (!place?.district || !place.province) return []
  const [row] = await tx.query<{ scheme: number; other: boolean }>(
    sql`select p.scheme, exists (select 1 from village v where ${sql.ours('v')} and v.id = ${place.village}::uuid and v.district_id is distinct from ${place.district}::uuid) as other
from province p where ${sql.ours('p')} and p.id = ${place.province}`,
  )
  if (row?.scheme === 2) return [problem(`${at}.district`, 'districtOnlyOld')]
  return row?.other ? [problem(`${at}.village`, 'wardOfOtherDistrict')] : []
}
