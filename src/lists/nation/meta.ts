import { placeMeta } from '../_shared/place-meta.ts'

export const meta = placeMeta('nation', 'ApiListNation', 61)
