import { parcelRows, stateFilter } from '../_shared/parcels.server.ts'
import { parcelSums } from '../_shared/parcel-columns.ts'

export const rows = parcelRows({ where: stateFilter, sums: parcelSums })
