/** What is bought on the prints of purchases when they are tried. */
export const boughtGoods = [
  {
    ProductID: 'SP001',
    ProductName: 'Nước ngọt Sao Mai 330ml',
    Unit: 'Thùng',
    Qty: 30,
    Price: 160000,
    m_Discount: 240000,
    Total: 4560000,
    VAT: 8,
  },
  {
    ProductID: 'SP002',
    ProductName: 'Bánh quy bơ 500g',
    Unit: 'Hộp',
    Qty: 100,
    Price: 32000,
    m_Discount: 0,
    Total: 3200000,
    VAT: 8,
  },
]
