import { otherMethod } from '../_shared/other-method.ts'
import { meta } from './meta.ts'

/** Phương thức thu khác. */
export const otherIncome = otherMethod(meta, 'other_income', [
  { code: 'TK', name: 'Thu khác' },
  { code: 'TK01', name: 'Thu thanh lý', parent: 'TK' },
  { code: 'TVC', name: 'Vận chuyển' },
  { code: 'TVC01', name: 'Thu hộ COD', parent: 'TVC' },
  { code: 'TVC02', name: 'Bồi thường của nhà vận chuyển', parent: 'TVC' },
])
