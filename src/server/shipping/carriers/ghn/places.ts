/** Places in the numbers of Giao Hàng Nhanh, which are those of the scheme with districts. */
import { textAt, type Row } from '../../../asking/reading.ts'
import type { PlaceByName } from '../../carrier.ts'
import { oldNames } from '../../writing.ts'
import { rowNamed } from '../../place-names.ts'
import type { GhnPlace } from './body.ts'

type List = (path: string, query: Record<string, string>) => Promise<Row[]>

const numberAt = (row: Row | undefined, name: string): number => Number((row && textAt(row, name)) || 0)

/** Null: not even its province is known there. */
export const ghnPlace = async (list: List, provinces: readonly Row[], place: PlaceByName): Promise<GhnPlace | null> => {
  const old = oldNames(place)
  const province = numberAt(rowNamed(provinces, 'ProvinceName', old?.province ?? place.province), 'ProvinceID')
  if (!province) return null
  const districts = await list('/district', { province_id: String(province) })
  const own = old ? rowNamed(districts, 'DistrictName', old.district) : undefined
  // Somewhere in the province, for a price that is nearly true.
  const district = numberAt(own ?? districts[0], 'DistrictID')
  if (!district) return null
  const wards = own ? await list('/ward', { district_id: String(district) }) : []
  const ward = old ? rowNamed(wards, 'WardName', old.ward) : undefined
  return { district, ward: ward ? textAt(ward, 'WardCode') : '', isNear: !ward }
}
