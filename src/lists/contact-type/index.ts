import { plain } from '../_shared/plain.ts'
import { meta } from './meta.ts'

/** Loại liên hệ. */
export const contactType = plain(meta, 'contact_type', [
  { code: 'KT', name: 'Kế toán' },
  { code: 'MH', name: 'Mua hàng' },
])
