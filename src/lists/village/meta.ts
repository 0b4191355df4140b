import { placeMeta } from '../_shared/place-meta.ts'

export const meta = placeMeta('village', 'ApiListVillage', 64)
