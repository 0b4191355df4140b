import { placeMeta } from '../_shared/place-meta.ts'

export const meta = placeMeta('province', 'ApiListProvince', 62)
