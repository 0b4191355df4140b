import { placeMeta } from '../_shared/place-meta.ts'

export const meta = placeMeta('district', 'ApiListDistrict', 63)
