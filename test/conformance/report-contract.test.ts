/** The reports are called, asked, headed and summed as the contract has it (contract reports §5 and parts II to VI). */
import { describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { wireName, type Field } from '#model/field.ts'
import { reports } from '#reports/all.ts'
import { columnWire } from '#wire/report.ts'

interface Contract {
  titles: readonly [vi: string, en: string]
  path: string
  right: string
  code: string
  file: string
  /** Names of the conditions; those of a query are in brackets. */
  asks: string
  refuses: readonly (readonly [field: string, message: string])[]
  fields: string
  sums: string
  lies?: true
  /** Fields that are null without the right to see costs. */
  costs?: string
}
const dates = 'fromDate toDate'
const party = 'ObjectGroup_ID Object_ID'
const goods = 'Branch_ID Group_ID Product_ID'
const noGoods = ['Product_ID', 'Chưa chọn hàng hóa'] as const
const noStore = ['lstStore', 'Chưa chọn kho hàng'] as const
const debts = 'makh tenkhach nhom dauky phatsinh thanhtoan trahang conlai'
const ages = 'makh tenkhach Tongno NoOver T1_15 T16_30 T31_45 TOver_45'
const ageSums = 'Tongno T1_15 T16_30 T31_45 TOver_45 NoOver'
const moves = 'phatsinh trahang thanhtoan conlai'

const months = {
  path: 'ReportOfOrder/rptDoanhsoThang',
  right: 'ReportSales',
  code: 'REPORT_DOANHSOTHANG',
  asks: `${dates} ${party} ${goods}`,
  refuses: [['fromDate', 'Chưa chọn năm'], noGoods],
  fields: 'Thang Doanhso',
  sums: 'Doanhso',
} as const
const agreed: Readonly<Record<string, Contract>> = {
  detailMoneySaleCustomer: {
    titles: ['BÁO CÁO CHI TIẾT BÁN HÀNG THEO KHÁCH HÀNG', 'Sales detail by customer'],
    path: 'ReportOfOrder/rptDetailOrder',
    right: 'ReportSales',
    code: 'REPORT_CTBANHANG',
    file: 'BaoCaoChiTietKhachHang',
    asks: `${dates} ${party} ${goods}`,
    refuses: [noGoods],
    fields: 'Ordinal NumberID dtDate ObjID ObjName ProductID ProductName Unit Qty Price Discount Total StoreName',
    sums: 'Qty Discount Total',
    lies: true,
  },
  reportTotalSales: {
    titles: ['BÁO CÁO TỔNG HỢP HÀNG BÁN', 'Goods sold, summary'],
    path: 'ReportOfOrder/rptTotalOrder',
    right: 'ReportSales',
    code: 'REPOR_THHANGBAN',
    file: 'BaoCaoTongHopHangXuatBan',
    asks: `${dates} ${party} ${goods}`,
    refuses: [noGoods],
    fields: 'Ordinal ObjID ObjName GroupName ProductID ProductName Unit Qty Discount TotalDiscount',
    sums: 'Qty Discount TotalDiscount',
  },
  orderStatistics: {
    titles: ['THỐNG KÊ ĐƠN ĐẶT HÀNG', 'Sales order statistics'],
    path: 'ReportOfOrder/rptDetailPurchaseOrder',
    right: 'ReportSales',
    code: 'REPORT_TKDONHANG',
    file: 'BaoCaoThongKeDonDatHang',
    asks: `${dates} ${party} ${goods} Method_ID`,
    refuses: [],
    fields:
      'NumberID dtDate ObjID ObjName Total Trangthai ProductID ProductName Unit Qty QtyOrder QtyRemain Price Discount',
    sums: 'Qty QtyOrder QtyRemain Discount Total',
    lies: true,
  },
  statisticsSalesByProductMonth: {
    ...months,
    titles: ['THỐNG KÊ THEO HÀNG HÓA (tháng)', 'Sales by goods (month)'],
    file: 'BaoCaoThongKeTheoHangHoaThang',
  },
  statisticsSalesByCustomerMonth: {
    ...months,
    titles: ['THỐNG KÊ BÁN HÀNG THEO THÁNG', 'Sales statistics by month'],
    file: 'BaoCaoThongKeBanHangTheoThang',
  },
  customerNoBuyProduct: {
    titles: ['THỐNG KÊ KHÁCH HÀNG KHÔNG MUA HÀNG', 'Customers who did not buy'],
    path: 'ReportOfOrder/rptThongkeKhongmuahang',
    right: 'ReportSales',
    code: 'REPOR_KHKHONGMUA',
    file: 'BaoCaoKhachHangKhongMuaHang',
    asks: `${dates} ObjectGroup_ID`,
    refuses: [],
    fields: 'stt makhachhang tenkhachhang dienthoai diachi ngaymuagannhat songaychuamua',
    sums: '',
  },
  customerBuyMost: {
    titles: ['THỐNG KÊ KHÁCH HÀNG MUA NHIỀU NHẤT', 'Customers who bought most'],
    path: 'ReportOfOrder/rptThongkeTopMuahang',
    right: 'ReportSales',
    code: 'REPORT_KHNHIEUNHAT',
    file: 'BaoCaoKhachHangMuaNhieuNhat',
    asks: `[${dates} nItem]`,
    refuses: [['nItem', 'Để xem thông tin vui lòng nhập thông tin Top']],
    fields: 'stt nhomkhach makhachhang tenkhachhang dienthoai diachi doanhso',
    sums: 'doanhso',
  },
  productSellBest: {
    titles: ['THỐNG KÊ HÀNG BÁN CHẠY NHẤT', 'Best-selling goods'],
    path: 'ReportOfOrder/rptThongkeTopHanghoa',
    right: 'ReportSales',
    code: 'REPORT_HANGCHAY',
    file: 'BaoCaoHangBanChayNhat',
    asks: `[${dates} nItem IsQty]`,
    refuses: [],
    fields: 'Ordinal GroupName ProductID ProductName Unit Qty Total',
    sums: 'Total Qty',
  },
  detailMoneyPurchase: {
    titles: ['BÁO CÁO CHI TIẾT MUA HÀNG', 'Purchase detail'],
    path: 'ReportOfImport/rptDetailImport',
    right: 'ReportPurchase',
    code: 'REPORT_CTMUAHANG',
    file: 'BaoCaoChiTietMuaHang',
    asks: `${dates} ${party} ${goods}`,
    refuses: [noGoods],
    fields: 'NumberID dtDate ObjID ObjName ProductID ProductName Unit Qty Price Discount Total TotalDiscount',
    sums: 'Qty Total TotalDiscount Discount',
    lies: true,
  },
  sumProductPurchase: {
    titles: ['BÁO CÁO TỔNG HỢP HÀNG MUA', 'Purchase summary'],
    path: 'ReportOfImport/rptTotalImport',
    right: 'ReportPurchase',
    code: 'REPOR_TCMUAHANG',
    file: 'BaoCaoTongHopHangMua',
    asks: `${dates} ${party} ${goods}`,
    refuses: [noGoods],
    fields: 'Ordinal ObjID ObjName GroupName ProductID ProductName Unit Qty Total TotalDiscount',
    // The total of the discounts has no column.
    sums: 'Qty Total Discount TotalDiscount',
  },
  detailPayable: {
    titles: ['BÁO CÁO CHI TIẾT CÔNG NỢ PHẢI TRẢ', 'Payables detail'],
    path: 'ReportOfImport/rptChitietcongno',
    right: 'ReportPayable',
    code: 'REPORT_CTNOTRA',
    file: 'BaoCaoChiTietCongNoPhaiTra',
    asks: `[${dates} ObjectGroup_ID ObjID]`,
    refuses: [['ObjID', 'Chưa chọn nhà cung cấp']],
    fields: `sophieu ngay diengiai ${moves}`,
    sums: 'phatsinh thanhtoan trahang conlai',
  },
  sumPayable: {
    titles: ['BÁO CÁO TỔNG HỢP CÔNG NỢ PHẢI TRẢ', 'Payables summary'],
    path: 'ReportOfImport/rptDebtTotal',
    right: 'ReportPayable',
    code: 'REPORT_TCNOTRA',
    file: 'BaoCaoTongHopCongNoPhaiTra',
    asks: `${dates} ${party}`,
    refuses: [],
    fields: `stt ${debts}`,
    sums: 'dauky phatsinh thanhtoan trahang conlai',
  },
  overDueDebtsPay: {
    titles: ['THỐNG KÊ NỢ QUÁ HẠN PHẢI TRẢ', 'Overdue payables'],
    path: 'ReportOfImport/rptDebtOver',
    right: 'ReportPayable',
    code: 'REPORT_QUAHANTRA',
    file: 'BaoCaoNoQuaHanPhaiTra',
    asks: `${dates} ${party}`,
    refuses: [],
    fields: ages,
    sums: ageSums,
  },
  sumReceivableDebts: {
    titles: ['BÁO CÁO TỔNG HỢP CÔNG NỢ PHẢI THU', 'Receivables summary'],
    path: 'ReportOfOrder/rptDebtTotal',
    right: 'ReportReceivable',
    code: 'REPORT_TCNOTHU',
    file: 'BaoCaoTongHopCongNoPhaiThu',
    asks: `${dates} ${party}`,
    refuses: [],
    // The unused deposit of each is ours: without it nobody can say whose the total of them is.
    fields: `${debts} deposit`,
    sums: 'dauky phatsinh thanhtoan trahang conlai deposit',
  },
  detailsReceivableDebts: {
    titles: ['BÁO CÁO CHI TIẾT CÔNG NỢ PHẢI THU', 'Receivables detail'],
    path: 'ReportOfOrder/rptChitietcongno',
    right: 'ReportReceivable',
    code: 'REPORT_CTNOTHU',
    file: 'BaoCaoChiTietCongNoPhaiThu',
    asks: `[${dates} ObjectGroup_ID ObjID]`,
    refuses: [],
    fields: `stt ObjID ObjName ngay sophieu diengiai ${moves}`,
    sums: 'phatsinh thanhtoan trahang conlai',
  },
  overDueDebtsCollect: {
    titles: ['THỐNG KÊ NỢ QUÁ HẠN PHẢI THU', 'Overdue receivables'],
    path: 'ReportOfOrder/rptDebtOver',
    right: 'ReportReceivable',
    code: 'REPORT_THUQUAHAN',
    file: 'BaoCaoNoQuaHanPhaiThu',
    asks: `${dates} ${party}`,
    refuses: [],
    fields: ages,
    sums: ageSums,
  },
  detailTagStore: {
    titles: ['BÁO CÁO THẺ KHO', 'Stock card'],
    path: 'ReportOfStore/rptThekho',
    right: 'ReportStock',
    code: 'REPORT_THEKHO',
    file: 'BaoCaoTheKho',
    asks: `${dates} lstStore ${goods}`,
    refuses: [noStore, noGoods],
    fields: 'Ordinal dtDate Note Price Input Output Instock',
    sums: 'Input Output Instock',
    costs: 'Price',
  },
  detailInventory: {
    titles: ['BÁO CÁO HÀNG TỒN', 'Stock on hand'],
    path: 'ReportOfStore/rptInstock',
    right: 'ReportStock',
    code: 'REPORT_HANGTON',
    file: 'BaoCaoHangTon',
    asks: `${dates} lstStore ${goods}`,
    refuses: [noStore],
    fields: 'Ordinal ProductID ProductName Unit QInstock Note GroupName',
    sums: 'QInstock',
  },
  detailImportInventory: {
    titles: ['BÁO CÁO NHẬP XUẤT TỒN', 'Stock movement'],
    path: 'ReportOfStore/rptNXT',
    right: 'ReportStock',
    code: 'REPORT_NHAPXUATTON',
    file: 'BaoCaoNhapXuatTon',
    asks: `${dates} lstStore ${goods}`,
    refuses: [noStore, noGoods],
    fields:
      'Ordinal ProductID ProductName GroupName Unit QBegin CBegin QInput CInput QOutput COutput QInstock CInstock',
    sums: 'QBegin CBegin QInput CInput QOutput COutput QInstock CInstock',
    costs: 'CBegin CInput COutput CInstock',
    lies: true,
  },
}

type Heading = readonly [vi: string, en: string]
const code: readonly Heading[] = [
  ['Mã khách hàng', 'Code'],
  ['Mã nhà cung cấp', 'Code'],
]
const name: readonly Heading[] = [
  ['Tên khách hàng', 'Name'],
  ['Tên nhà cung cấp', 'Name'],
]
const ordinal: readonly Heading[] = [['STT', 'No.']]
const day: readonly Heading[] = [['Ngày', 'Date']]
const group: readonly Heading[] = [['Nhóm', 'Group']]
// A list of documents of several kinds calls their numbers by the word for all of them (contract amendments, 33).
const number: readonly Heading[] = [['Số chứng từ', 'Number']]
const headings: Readonly<Record<string, readonly Heading[]>> = {
  Ordinal: ordinal,
  stt: ordinal,
  NumberID: number,
  sophieu: number,
  dtDate: day,
  ngay: day,
  ObjID: code,
  makh: code,
  makhachhang: code,
  ObjName: name,
  tenkhach: name,
  tenkhachhang: name,
  GroupName: group,
  nhom: group,
  nhomkhach: group,
  ProductID: [['Mã hàng', 'Product code']],
  ProductName: [['Tên hàng', 'Product']],
  Unit: [['ĐVT', 'Unit']],
  Qty: [['Số lượng', 'Quantity']],
  Price: [['Đơn giá', 'Price']],
  Discount: [['Chiết khấu', 'Discount']],
  Total: [['Thành tiền', 'Amount']],
  TotalDiscount: [['Thành tiền sau CK', 'After discount']],
  StoreName: [['Kho hàng', 'Store']],
  Trangthai: [['Trạng thái', 'Status']],
  QtyOrder: [['Đã xuất', 'Delivered']],
  QtyRemain: [['Còn lại', 'Remaining']],
  Thang: [['Tháng', 'Month']],
  Doanhso: [['Doanh số', 'Revenue']],
  doanhso: [['Doanh số', 'Revenue']],
  dienthoai: [['Điện thoại', 'Phone']],
  diachi: [['Địa chỉ', 'Address']],
  ngaymuagannhat: [['Ngày mua gần nhất', 'Last purchase']],
  songaychuamua: [['Số ngày chưa mua', 'Days']],
  diengiai: [['Diễn giải', 'Description']],
  phatsinh: [['Phát sinh', 'Incurred']],
  trahang: [['Trả hàng', 'Returned']],
  thanhtoan: [['Thanh toán', 'Paid']],
  conlai: [['Còn lại', 'Remaining']],
  dauky: [['Đầu kỳ', 'Opening']],
  deposit: [['Đặt cọc', 'Deposit']],
  Tongno: [['Tổng nợ', 'Total debt']],
  NoOver: [['Chưa quá hạn', 'Not overdue']],
  T1_15: [['1–15 ngày', '1–15 days overdue']],
  T16_30: [['16–30 ngày', '16–30 days overdue']],
  T31_45: [['31–45 ngày', '31–45 days overdue']],
  TOver_45: [['Trên 45 ngày', 'Over 45 days overdue']],
  Note: [['Ghi chú', 'Note']],
  Input: [['Nhập', 'In']],
  Output: [['Xuất', 'Out']],
  Instock: [['Tồn', 'Balance']],
  QInstock: [
    ['Số lượng tồn', 'On hand'],
    ['Tồn cuối: SL', 'Closing: quantity'],
  ],
  QBegin: [['Tồn đầu: SL', 'Opening: quantity']],
  CBegin: [['Tồn đầu: giá trị', 'Opening: value']],
  QInput: [['Nhập: SL', 'In: quantity']],
  CInput: [['Nhập: giá trị', 'In: value']],
  QOutput: [['Xuất: SL', 'Out: quantity']],
  COutput: [['Xuất: giá trị', 'Out: value']],
  CInstock: [['Tồn cuối: giá trị', 'Closing: value']],
}

const { vi, en } = catalogues
const inBoth = (key: string): Heading => [vi[key]!, en[key]!]

it('nothing else is asked in their place', () => {
  expect(reports.map((one) => one.name)).toEqual(expect.arrayContaining(Object.keys(agreed)))
})

describe.each(Object.entries(agreed))('%s', (wanted, contract) => {
  const report = reports.find((one) => one.name === wanted)!
  const params = report.params as Record<string, Field>
  const wireOf = (field: string) => wireName(field, params[field]!)

  it('is called, demanded, titled and filed', () => {
    expect({
      path: report.wire.path,
      right: report.right,
      code: report.code,
      file: report.file,
      titles: inBoth(report.title),
      lies: report.orientation === 'landscape' || undefined,
    }).toEqual({
      path: contract.path,
      right: contract.right,
      code: contract.code,
      file: contract.file,
      titles: contract.titles,
      lies: contract.lies,
    })
  })

  it('asks, and refuses in order', () => {
    const asks = Object.keys(params).map(wireOf).toSorted().join(' ')
    const spoken = contract.asks.replace(/[[\]]/g, '').split(' ').toSorted().join(' ')
    expect([report.wire.params, asks]).toEqual([contract.asks.startsWith('[') ? 'query' : 'body', spoken])
    expect(report.conditions.map(({ field, message }) => [wireOf(field), vi[message]])).toEqual(contract.refuses)
  })

  it('has its fields and sums in order, with their headings', () => {
    expect(report.columns.map(columnWire).join(' ')).toBe(contract.fields)
    const sums = report.sums.map((key) => {
      const column = report.columns.find((one) => one.key === key)
      return column ? columnWire(column) : key
    })
    expect(sums.join(' ')).toBe(contract.sums)
    const costs = report.columns.filter((one) => one.cost).map(columnWire)
    expect(costs.join(' ')).toBe(contract.costs ?? '')
    for (const column of report.columns) {
      const field = columnWire(column)
      expect({ [field]: headings[field] }).toEqual({ [field]: expect.arrayContaining([inBoth(column.label)]) })
    }
  })
})

it('the days a customer stayed away are headed otherwise in the workbook', () => {
  const { columns } = reports.find((one) => one.name === 'customerNoBuyProduct')!
  expect(columns.flatMap(({ sheetLabel }) => (sheetLabel ? [vi[sheetLabel]] : []))).toEqual(['Số ngày quá hạn'])
})
