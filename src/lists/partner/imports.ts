import type { ListImportColumn } from '#model/list.ts'

/** Contract master-data §4. */
export const imports: readonly ListImportColumn[] = [
  { heading: 'Mã', field: 'code', sample: 'KH000001' },
  { heading: 'Tên', field: 'name', required: true, sample: 'Công ty TNHH Minh Tâm' },
  {
    heading: 'Loại',
    field: 'partnerType',
    sample: 'Khách hàng',
    choices: { 'Khách hàng': 1, 'Nhà cung cấp': 2, 'Cả hai': 3 },
  },
  { heading: 'Mã nhóm', field: 'group', codeOf: 'partnerGroup', sample: 'DL' },
  { heading: 'Điện thoại 1', field: 'phone1', sample: '0903123456' },
  { heading: 'Điện thoại 2', field: 'phone2', sample: '' },
  { heading: 'Email', field: 'email', sample: 'lienhe@minhtam.vn' },
  { heading: 'Địa chỉ 1', field: 'address1', sample: '12 Nguyễn Trãi' },
  { heading: 'Địa chỉ 2', field: 'address2', sample: '' },
  {
    heading: 'Tỉnh/Thành phố',
    field: 'province',
    sample: 'Thành phố Hồ Chí Minh',
  },
  // With a district, the address is of the divisions before July 2025.
  { heading: 'Quận/Huyện', field: 'district', sample: '' },
  { heading: 'Phường/Xã', field: 'village', sample: 'Phường Bến Thành' },
  { heading: 'Mã số thuế', field: 'taxId', sample: '0300588569' },
  { heading: 'Website', field: 'website', sample: '' },
  { heading: 'Mã điều khoản thanh toán', field: 'paymentTerm', codeOf: 'paymentTerm', sample: 'TT30' },
  { heading: 'Hạn mức công nợ', field: 'creditLimit', sample: '50000000' },
  { heading: 'Mã bảng giá', field: 'priceLevel', codeOf: 'priceLevel', sample: '' },
  { heading: '% chiết khấu', field: 'goodsDiscount', sample: '2' },
  { heading: 'Nợ đầu kỳ phải thu', field: 'openingReceivable', sample: '0' },
  { heading: 'Nợ đầu kỳ phải trả', field: 'openingPayable', sample: '0' },
  { heading: 'Hạn thanh toán đầu kỳ', field: 'openingDueDate', sample: '' },
  { heading: 'Người liên hệ', field: 'contacts.name', sample: 'Nguyễn Văn An' },
  {
    heading: 'Ngôn ngữ chứng từ',
    field: 'language',
    sample: 'Tiếng Việt',
    choices: { 'Tiếng Việt': 'vi', English: 'en', 'Tiếng Anh': 'en', Vietnamese: 'vi' },
  },
  { heading: 'Ghi chú', field: 'note', sample: '' },
]
