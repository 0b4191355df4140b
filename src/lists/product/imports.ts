import type { ListImportColumn } from '#model/list.ts'

/** Contract master-data §5. Another row with the same code adds one more secondary unit. */
export const imports: readonly ListImportColumn[] = [
  { heading: 'Mã hàng', field: 'code', sample: 'SP000001' },
  { heading: 'Mã 2', field: 'code2', sample: '' },
  { heading: 'Tên hàng', field: 'name', required: true, sample: 'Nước khoáng Vĩnh Hảo 500ml' },
  { heading: 'Tên 2', field: 'name2', sample: '' },
  {
    heading: 'Loại hàng',
    field: 'productType',
    sample: 'Hàng hóa',
    choices: { 'Hàng hóa': 1, 'Nguyên vật liệu': 2, 'Thành phẩm': 3 },
  },
  { heading: 'Mã nhóm hàng', field: 'group', codeOf: 'productGroup', sample: 'NUOC' },
  { heading: 'ĐVT', field: 'unit', nameOf: 'unit', sample: 'Chai' },
  { heading: 'Mã vạch', field: 'barcode', sample: '8934614010019' },
  { heading: 'Quy cách', field: 'specification', sample: '' },
  { heading: 'Giá bán', field: 'sellPrice', sample: '5000' },
  { heading: 'Giá mua', field: 'buyPrice', sample: '3800' },
  { heading: '% VAT', field: 'vatRate', sample: '10' },
  { heading: 'Được giảm thuế', field: 'vatReducible', sample: 'Có', choices: { Có: true, Không: false } },
  { heading: 'Trọng lượng', field: 'weight', sample: '520' },
  { heading: 'Màu sắc', field: 'colour', sample: '' },
  { heading: 'Tồn tối thiểu', field: 'stockMin', sample: '' },
  { heading: 'Tồn tối đa', field: 'stockMax', sample: '' },
  { heading: 'Mã nhà cung cấp', field: 'supplier', codeOf: 'partner', sample: '' },
  { heading: 'ĐVT phụ', field: 'units.unit', nameOf: 'unit', sample: 'Thùng' },
  { heading: 'Quy đổi', field: 'units.factor', sample: '24' },
  { heading: 'Giá bán ĐVT phụ', field: 'units.sellPrice', sample: '115000' },
  { heading: 'Mã vạch ĐVT phụ', field: 'units.barcode', sample: '' },
  { heading: 'ĐVT bán', field: 'saleUnit', nameOf: 'unit', sample: 'Thùng' },
  { heading: 'ĐVT mua', field: 'purchaseUnit', nameOf: 'unit', sample: 'Thùng' },
]
