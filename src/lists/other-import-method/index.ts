import { plain } from '../_shared/plain.ts'
import { meta } from './meta.ts'

/** Phương thức nhập khác: why goods enter a store without being bought. */
export const otherImportMethod = plain(meta, 'other_import_method', [
  { code: 'NTANG', name: 'Hàng tặng' },
  { code: 'NTHUA', name: 'Nhập thừa' },
  { code: 'NSX', name: 'Nhập thành phẩm' },
])
