/** The demo company, its employees, users and funds. */
import type { Settings } from '#model/standard-settings.ts'
import { taxId } from '#start/partners.server.ts'

export const tenant = { code: 'demo', name: 'Công ty TNHH Thương mại Hưng Thịnh' } as const
/** The published password of all demo users; only where nobody but this machine reaches the installation. */
export const publishedPassword = 'vua-demo'

export const company: Partial<Settings> = {
  companyName: tenant.name,
  companyNameEn: 'Hung Thinh Trading Co., Ltd',
  MST: taxId(1),
  companyAddress: '128 Trường Chinh, Phường Bảy Hiền, Thành phố Hồ Chí Minh',
  companyPhone: '0283 555 0100',
  companyEmail: 'lienhe@hungthinh.example',
  companyWebsite: 'hungthinh.example',
  representative: 'Nguyễn Văn Hưng',
  chiefAccountant: 'Trần Thị Mai',
  treasurer: 'Phạm Thị Ngọc',
  storekeeper: 'Đặng Văn Lâm',
}

export interface Employee {
  name: string
  department: string
  position: string
  phone: string
  sex: 1 | 2
  birthday: string
  /** In million đồng per month. */
  salary: number
}
export const employees: readonly Employee[] = [
  {
    name: 'Nguyễn Văn Hưng',
    department: 'KD',
    position: 'GD',
    phone: '0903 555 001',
    sex: 1,
    birthday: '1978-04-12',
    salary: 35,
  },
  {
    name: 'Trần Thị Mai',
    department: 'KT',
    position: 'KT',
    phone: '0903 555 002',
    sex: 2,
    birthday: '1985-09-03',
    salary: 18,
  },
  {
    name: 'Lê Quốc Tuấn',
    department: 'KD',
    position: 'NVBH',
    phone: '0903 555 003',
    sex: 1,
    birthday: '1992-01-25',
    salary: 12,
  },
  {
    name: 'Võ Minh Khang',
    department: 'KD',
    position: 'NVBH',
    phone: '0903 555 004',
    sex: 1,
    birthday: '1994-11-30',
    salary: 12,
  },
  {
    name: 'Phạm Thị Ngọc',
    department: 'KT',
    position: 'KT',
    phone: '0903 555 005',
    sex: 2,
    birthday: '1990-06-17',
    salary: 11,
  },
  {
    name: 'Đặng Văn Lâm',
    department: 'KHO',
    position: 'TK',
    phone: '0903 555 006',
    sex: 1,
    birthday: '1983-02-08',
    salary: 13,
  },
  {
    name: 'Huỳnh Tấn Tài',
    department: 'KHO',
    position: 'TK',
    phone: '0903 555 007',
    sex: 1,
    birthday: '1997-12-19',
    salary: 10,
  },
]

export type UserName = 'admin' | 'ketoan' | 'banhang' | 'thukho'
/** One user per delivered user group; `employee` is an index of the list above. */
export const users: readonly { userName: UserName; group: string; employee: number }[] = [
  { userName: 'admin', group: 'ADMIN', employee: 0 },
  { userName: 'ketoan', group: 'KETOAN', employee: 1 },
  { userName: 'banhang', group: 'BANHANG', employee: 2 },
  { userName: 'thukho', group: 'THUKHO', employee: 5 },
]

export const stores = [
  {
    code: 'KHO01',
    name: 'Kho Tân Bình',
    address: '128 Trường Chinh, Phường Bảy Hiền, Thành phố Hồ Chí Minh',
    keeper: 5,
  },
  { code: 'KHO02', name: 'Kho Thuận An', address: 'Quốc lộ 13, Phường Lái Thiêu, Thành phố Hồ Chí Minh', keeper: 6 },
  {
    code: 'KHO03',
    name: 'Cửa hàng Tân Phú',
    address: '52 Tân Hương, Phường Phú Thọ Hoà, Thành phố Hồ Chí Minh',
    keeper: 2,
  },
] as const

/** Account numbers consist of zeros, so that a QR code scanned from the screen pays nobody. */
export const funds = [
  { code: 'TM', name: 'Quỹ tiền mặt', kind: 'cash', openingBalance: 65_000_000 },
  {
    code: 'VCB',
    name: 'Tài khoản Vietcombank',
    kind: 'bank',
    bankName: 'Vietcombank',
    bankBin: '970436',
    accountNumber: '0000000000001',
    holder: 'CONG TY TNHH THUONG MAI HUNG THINH',
    branch: 'Tân Bình',
    openingBalance: 850_000_000,
    isDefault: true,
  },
  {
    code: 'ACB',
    name: 'Tài khoản ACB',
    kind: 'bank',
    bankName: 'ACB',
    bankBin: '970416',
    accountNumber: '0000000000002',
    holder: 'CONG TY TNHH THUONG MAI HUNG THINH',
    branch: 'Cộng Hòa',
    openingBalance: 120_000_000,
  },
] as const
