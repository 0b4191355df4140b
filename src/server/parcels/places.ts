/** Places as carriers know them: by name, not by the codes of the state. */
import { isStoredId } from '#engine/columns.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { PlaceByName } from '../shipping/carrier.ts'

export interface PlaceIds {
  address: string | null
  province: string | null
  district: string | null
  village: string | null
}

interface Row extends Record<string, string | null> {
  ward: string
  district: string
  province: string
  beforeWard: string | null
  beforeDistrict: string | null
  beforeProvince: string | null
}

const stored = (id: string | null): string | null => (isStoredId(id) ? id : null)

const placeOf = (address: string | null, row: Row): PlaceByName => ({
  address: address ?? '',
  province: row.province,
  district: row.district,
  ward: row.ward,
  before:
    row.beforeWard === null
      ? null
      : { ward: row.beforeWard, district: row.beforeDistrict ?? '', province: row.beforeProvince ?? '' },
})

/** In the order of the ids. The smallest place that is named brings those it lies in. */
export const placesByName = async (scope: Scope, places: readonly PlaceIds[]): Promise<PlaceByName[]> => {
  const ids = {
    province: places.map(({ province }) => stored(province)),
    district: places.map(({ district }) => stored(district)),
    village: places.map(({ village }) => stored(village)),
  }
  const rows = await wholeScope(scope).tx.query<Row>(sql`
select coalesce(v.name, '') as ward, coalesce(d.name, '') as district, coalesce(p.name, '') as province,
  b.ward as "beforeWard", b.district as "beforeDistrict", b.province as "beforeProvince"
from unnest(${ids.province}::uuid[], ${ids.district}::uuid[], ${ids.village}::uuid[]) with ordinality g (province, district, village, place)
left join village v on ${sql.ours('v')} and v.id = g.village
left join district d on ${sql.ours('d')} and d.id = coalesce(v.district_id, g.district)
left join province p on ${sql.ours('p')} and p.id = coalesce(v.province_id, d.province_id, g.province)
left join lateral (select min(o.name) as ward, min(od.name) as district, min(op.name) as province from state_ward_map m
  join state_place o on o.id = m.old_id left join state_place od on od.id = o.district_id left join state_place op on op.id = o.province_id
  where m.new_id = v.id having count(*) = 1) b on true
order by g.place`)
  return places.map(({ address }, index) => placeOf(address, rows[index]!))
}
