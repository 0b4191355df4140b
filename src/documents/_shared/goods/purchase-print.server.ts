/** Sample data for previews of purchase prints. */
import { biscuits, drinks } from '#output/forms/form-parts.ts'

export const boughtGoods = [
  {
    ...drinks,
    Unit: 'Thùng',
    Qty: 30,
    Price: 160000,
    m_Discount: 240000,
    Total: 4560000,
    VAT: 8,
  },
  {
    ...biscuits,
    Qty: 100,
    Price: 32000,
    m_Discount: 0,
    Total: 3200000,
    VAT: 8,
  },
]
