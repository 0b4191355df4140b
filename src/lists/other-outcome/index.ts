import { otherMethod } from '../_shared/other-method.ts'
import { meta } from './meta.ts'

/** Phương thức chi khác. */
export const otherOutcome = otherMethod(meta, 'other_outcome', [
  { code: 'CP', name: 'Chi phí' },
  { code: 'CP01', name: 'Lương', parent: 'CP' },
  { code: 'CP02', name: 'Thuê mặt bằng', parent: 'CP' },
  { code: 'CP03', name: 'Điện nước', parent: 'CP' },
  { code: 'CP04', name: 'Phí ngân hàng', parent: 'CP' },
  { code: 'CVC', name: 'Vận chuyển' },
  { code: 'CVC01', name: 'Cước vận chuyển', parent: 'CVC' },
])
