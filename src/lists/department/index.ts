import { plain } from '../_shared/plain.ts'
import { meta } from './meta.ts'

/** Phòng ban. */
export const department = plain(meta, 'department', [
  { code: 'KD', name: 'Kinh doanh' },
  { code: 'KT', name: 'Kế toán' },
  { code: 'KHO', name: 'Kho' },
])
