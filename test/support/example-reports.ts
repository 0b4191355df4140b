/** What the reports of the worked example say of its documents 1 to 18; see example-expected.ts for what is left out. */

interface ReportFigures {
  sums: readonly number[]
  columns: readonly string[]
  rows: readonly (readonly unknown[])[]
}
const debts = ['makh', 'dauky', 'phatsinh', 'thanhtoan', 'trahang', 'conlai']
const movements = ['sophieu', 'ngay', 'phatsinh', 'trahang', 'thanhtoan', 'conlai']
const overdue = ['makh', 'Tongno', 'NoOver', 'T1_15', 'T16_30', 'T31_45', 'TOver_45']

const sales: Readonly<Record<string, ReportFigures>> = {
  R1: {
    sums: [363, 238984, 8777016],
    columns: ['NumberID', 'dtDate', 'ObjID', 'ProductID', 'Unit', 'Qty', 'Price', 'Discount', 'Total', 'StoreName'],
    rows: [
      ['orderedBill', '2026-09-10', 'KH001', 'SP001', 'Thùng', 12, 205000, 134271, 2325729, 'Kho chính'],
      ['orderedBill', '2026-09-10', 'KH001', 'SP002', 'Hộp', 40, 46000, 64929, 1775071, 'Kho chính'],
      ['biscuitsBack', '2026-09-28', 'KH001', 'SP002', 'Hộp', -5, 46000, -8116, -221884, 'Kho chính'],
      ['drinksBill', '2026-10-20', 'KH001', 'SP001', 'Lon', 100, 9200, 0, 920000, 'Kho chính'],
      ['paidBill', '2026-09-15', 'KH002', 'SP002', 'Hộp', 10, 48000, 0, 480000, 'Kho chính'],
      ['paidBill', '2026-09-15', 'KH002', 'SP001', 'Lon', 48, 9500, 0, 456000, 'Kho chính'],
      ['basketBill', '2026-10-12', 'KH002', 'SP003', 'Cái', 18, 60000, 20000, 1060000, 'Kho chính'],
      ['branchBill', '2026-10-08', 'KH003', 'SP001', 'Lon', 120, 9000, 0, 1080000, 'Kho chi nhánh'],
      ['branchBill', '2026-10-08', 'KH003', 'SP002', 'Hộp', 20, 46500, 27900, 902100, 'Kho chi nhánh'],
    ],
  },
  R2: {
    sums: [639, 238984, 8777016],
    columns: ['ObjID', 'GroupName', 'ProductID', 'Unit', 'Qty', 'Discount', 'TotalDiscount'],
    rows: [
      ['KH001', 'Đồ uống', 'SP001', 'Lon', 388, 134271, 3245729],
      ['KH001', 'Bánh kẹo', 'SP002', 'Hộp', 35, 56813, 1553187],
      ['KH002', 'Đồ uống', 'SP001', 'Lon', 48, 0, 456000],
      ['KH002', 'Bánh kẹo', 'SP002', 'Hộp', 10, 0, 480000],
      ['KH002', 'Đồ nhựa', 'SP003', 'Cái', 18, 20000, 1060000],
      ['KH003', 'Đồ uống', 'SP001', 'Lon', 120, 0, 1080000],
      ['KH003', 'Bánh kẹo', 'SP002', 'Hộp', 20, 27900, 902100],
    ],
  },
  R3: {
    sums: [90, 52, 8, 0, 8395200],
    columns: [
      'NumberID',
      'dtDate',
      'ObjID',
      'Total',
      'Trangthai',
      'ProductID',
      'Qty',
      'QtyOrder',
      'QtyRemain',
      'Price',
    ],
    rows: [
      ['order', '2026-09-07', 'KH001', 6415200, 'Đang đặt hàng', 'SP001', 20, 12, 8, 205000],
      ['order', '2026-09-07', 'KH001', 6415200, 'Đang đặt hàng', 'SP002', 40, 40, 0, 46000],
      ['basketOrder', '2026-09-29', 'KH003', 1980000, 'Đã hủy', 'SP003', 30, 0, 0, 60000],
    ],
  },
  R4: {
    sums: [8777016],
    columns: ['Thang', 'Doanhso'],
    rows: [
      ['08/2026', 0],
      ['09/2026', 4814916],
      ['10/2026', 3962100],
    ],
  },
  R5: {
    sums: [],
    columns: ['stt', 'makhachhang', 'tenkhachhang', 'dienthoai', 'diachi', 'ngaymuagannhat', 'songaychuamua'],
    rows: [
      [
        1,
        'KH003',
        'Siêu thị Hòa Bình',
        '0912 000 003',
        '56 Trần Phú, Phường Hải Châu, Thành phố Đà Nẵng',
        '2026-10-08',
        23,
      ],
      [
        2,
        'KH002',
        'Tạp hóa Cô Ba',
        '0912 000 002',
        '34 Nguyễn Trãi, Phường Chợ Quán, Thành phố Hồ Chí Minh',
        '2026-10-12',
        19,
      ],
      [3, 'KH004', 'Quán Hương', '0912 000 004', '78 Hai Bà Trưng, Phường Ninh Kiều, Thành phố Cần Thơ', null, null],
    ],
  },
  R6: {
    sums: [8777016],
    columns: ['nhomkhach', 'makhachhang', 'doanhso'],
    rows: [
      ['Đại lý', 'KH001', 4798916],
      ['Bán lẻ', 'KH002', 1996000],
      ['Đại lý', 'KH003', 1982100],
    ],
  },
  R7: {
    sums: [8777016, 639],
    columns: ['GroupName', 'ProductID', 'Unit', 'Qty', 'Total'],
    rows: [
      ['Đồ uống', 'SP001', 'Lon', 556, 4781729],
      ['Bánh kẹo', 'SP002', 'Hộp', 65, 2935287],
      ['Đồ nhựa', 'SP003', 'Cái', 18, 1060000],
    ],
  },
}

const purchases: Readonly<Record<string, ReportFigures>> = {
  R8: {
    sums: [222, 10300000, 9960000, 340000],
    columns: ['NumberID', 'dtDate', 'ObjID', 'ProductID', 'Unit', 'Qty', 'Price', 'Discount', 'Total', 'TotalDiscount'],
    rows: [
      ['receipt', '2026-09-05', 'NCC001', 'SP001', 'Thùng', 30, 160000, 298763, 4800000, 4501237],
      ['receipt', '2026-09-05', 'NCC001', 'SP002', 'Hộp', 100, 32000, 41237, 3200000, 3158763],
      ['baskets', '2026-09-20', 'NCC002', 'SP003', 'Cái', 100, 25000, 0, 2500000, 2500000],
      ['basketsBack', '2026-10-10', 'NCC002', 'SP003', 'Cái', -8, 25000, 0, -200000, -200000],
    ],
  },
  R9: {
    sums: [912, 10300000, 340000, 9960000],
    columns: ['ObjID', 'GroupName', 'ProductID', 'Unit', 'Qty', 'Total', 'TotalDiscount'],
    rows: [
      ['NCC001', 'Đồ uống', 'SP001', 'Lon', 720, 4800000, 4501237],
      ['NCC001', 'Bánh kẹo', 'SP002', 'Hộp', 100, 3200000, 3158763],
      ['NCC002', 'Đồ nhựa', 'SP003', 'Cái', 92, 2300000, 2300000],
    ],
  },
  R10a: {
    sums: [0, 5000000, 0, 3272800],
    columns: movements,
    rows: [
      ['', '', 0, 0, 0, 8272800],
      ['payment', '2026-10-02', 0, 0, 5000000, 3272800],
    ],
  },
  R10b: {
    sums: [2750000, 0, 220000, 5530000],
    columns: movements,
    rows: [
      ['', '', 0, 0, 0, 3000000],
      ['baskets', '2026-09-20', 2750000, 0, 0, 5750000],
      ['basketsBack', '2026-10-10', 0, 220000, 0, 5530000],
    ],
  },
  R11a: {
    sums: [3000000, 11022800, 0, 0, 14022800],
    columns: debts,
    rows: [
      ['NCC001', 0, 8272800, 0, 0, 8272800],
      ['NCC002', 3000000, 2750000, 0, 0, 5750000],
    ],
  },
  R11b: {
    sums: [14022800, 0, 5000000, 220000, 8802800],
    columns: debts,
    rows: [
      ['NCC001', 8272800, 0, 5000000, 0, 3272800],
      ['NCC002', 5750000, 0, 0, 220000, 5530000],
    ],
  },
  R12: {
    sums: [8802800, 0, 5802800, 0, 3000000, 0],
    columns: overdue,
    rows: [
      ['NCC001', 3272800, 0, 0, 3272800, 0, 0],
      ['NCC002', 5530000, 0, 0, 2530000, 0, 3000000],
    ],
  },
}

const receivables: Readonly<Record<string, ReportFigures>> = {
  R13: {
    sums: [4689229, 4330268, 3500000, 0, 5519497, 500000],
    columns: debts,
    rows: [
      ['KH002', 0, 1196000, 0, 0, 1196000],
      ['KH001', 5189229, 993600, 3500000, 0, 2682829],
      ['KH003', -500000, 2140668, 0, 0, 1640668],
    ],
  },
  R14a: {
    sums: [5422464, 4500000, 239635, 2682829],
    columns: movements,
    rows: [
      ['', '', 0, 0, 0, 2000000],
      ['deposit', '2026-09-07', 0, 0, 1000000, 1000000],
      ['orderedBill', '2026-09-10', 4428864, 0, 0, 5428864],
      ['biscuitsBack', '2026-09-28', 0, 239635, 0, 5189229],
      ['collected', '2026-10-05', 0, 0, 3500000, 1689229],
      ['drinksBill', '2026-10-20', 993600, 0, 0, 2682829],
    ],
  },
  R14b: {
    sums: [2206880, 1010880, 0, 1196000],
    columns: movements,
    rows: [
      ['', '', 0, 0, 0, 0],
      ['paidBill', '2026-09-15', 1010880, 0, 0, 1010880],
      ['paidBillVoucher', '2026-09-15', 0, 0, 1010880, 0],
      ['basketBill', '2026-10-12', 1196000, 0, 0, 1196000],
    ],
  },
  R14c: {
    sums: [2140668, 0, 0, 1640668],
    columns: movements,
    rows: [
      ['', '', 0, 0, 0, -500000],
      ['branchBill', '2026-10-08', 2140668, 0, 0, 1640668],
    ],
  },
  R15a: {
    sums: [5519497, 1196000, 0, 1689229, 0, 2634268],
    columns: overdue,
    rows: [
      ['KH001', 2682829, 993600, 0, 0, 1689229, 0],
      ['KH002', 1196000, 0, 1196000, 0, 0, 0],
      ['KH003', 1640668, 1640668, 0, 0, 0, 0],
    ],
  },
  R15b: {
    sums: [4689229, 3189229, 2000000, 0, 0, -500000],
    columns: overdue,
    rows: [
      ['KH001', 5189229, 0, 3189229, 2000000, 0, 0],
      ['KH003', -500000, -500000, 0, 0, 0, 0],
    ],
  },
}

const movementColumns = [
  'ProductID',
  'QBegin',
  'CBegin',
  'QInput',
  'CInput',
  'QOutput',
  'COutput',
  'QInstock',
  'CInstock',
]
const stocks: Readonly<Record<string, ReportFigures>> = {
  R18: {
    sums: [145, 101, 104],
    columns: ['dtDate', 'Input', 'Output', 'Instock'],
    rows: [
      ['', 0, 0, 60],
      ['2026-09-05', 100, 0, 160],
      ['2026-09-10', 0, 40, 120],
      ['2026-09-12', 10, 0, 130],
      ['2026-09-15', 0, 10, 120],
      ['2026-09-18', 0, 30, 90],
      ['2026-09-18', 30, 0, 120],
      ['2026-09-28', 5, 0, 125],
      ['2026-10-08', 0, 20, 105],
      ['2026-10-31', 0, 1, 104],
    ],
  },
  R19: {
    sums: [984],
    columns: ['ProductID', 'QInstock', 'Note'],
    rows: [
      ['SP001', 864, '36 Thùng'],
      ['SP002', 120, ''],
    ],
  },
  R20a: {
    sums: [540, 4920000, 1205, 13029764, 656, 6125292, 1089, 11824472],
    columns: movementColumns,
    rows: [
      ['SP001', 480, 3120000, 960, 6025485, 576, 3658194, 864, 5487291],
      ['SP002', 60, 1800000, 145, 4504279, 80, 2467098, 125, 3837181],
      ['SP003', 0, 0, 100, 2500000, 0, 0, 100, 2500000],
    ],
  },
  R20b: {
    sums: [1089, 11824472, 1, 25000, 291, 2844056, 799, 9005416],
    columns: movementColumns,
    rows: [
      ['SP001', 864, 5487291, 0, 0, 244, 1549652, 620, 3937639],
      ['SP002', 125, 3837181, 0, 0, 21, 644404, 104, 3192777],
      ['SP003', 100, 2500000, 1, 25000, 26, 650000, 75, 1875000],
    ],
  },
}

export const reports: Readonly<Record<string, ReportFigures>> = { ...sales, ...purchases, ...receivables, ...stocks }
