import { plain } from '../_shared/plain.ts'
import { meta } from './meta.ts'

/** Chức vụ. */
export const position = plain(meta, 'position', [
  { code: 'GD', name: 'Giám đốc' },
  { code: 'KT', name: 'Kế toán' },
  { code: 'NVBH', name: 'Nhân viên bán hàng' },
  { code: 'TK', name: 'Thủ kho' },
])
