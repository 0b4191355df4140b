/** Partners of the demo company. Companies, people, phone numbers and tax codes are invented; places are real. */

export type CustomerGroup = 'DL' | 'ST' | 'TH' | 'NHQ'
/** When a customer pays: on time, late, or never. */
export type Habit = 'prompt' | 'late' | 'never'

export interface Customer {
  group: CustomerGroup
  name: string
  contact: string
  phone: string
  address: string
  term: 'TT00' | 'TT15' | 'TT30'
  /** In million đồng. */
  creditLimit: number
  discount: number
  habit: Habit
  isCompany: boolean
  /** Opening debt in million đồng. */
  opening: number
}
export interface Supplier {
  name: string
  contact: string
  phone: string
  address: string
  term: 'TT15' | 'TT30'
  /** The product groups it delivers. */
  groups: readonly string[]
  opening: number
}

export const customerGroups = [
  { code: 'ST', name: 'Siêu thị mini', partnerType: 1 },
  { code: 'TH', name: 'Tạp hóa', partnerType: 1 },
  { code: 'NHQ', name: 'Nhà hàng, quán ăn', partnerType: 1 },
] as const

const cells = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const customerTable = `
DL  | Đại lý Minh Tâm                        | Nguyễn Minh Tâm  | 0903 555 101 | 45 Trần Hưng Đạo, Phường Cầu Ông Lãnh, Quận 1, Thành phố Hồ Chí Minh | TT30 | 150 | 3 | prompt | no  | 42
DL  | Công ty TNHH Phân phối Đại Lộc         | Trần Quốc Lộc    | 0908 555 102 | 210 Phạm Văn Thuận, Phường Tam Hiệp, Thành phố Đồng Nai               | TT30 | 250 | 4 | prompt | yes | 85
DL  | Công ty TNHH TM Ba Thành               | Lê Văn Thành     | 0913 555 103 | 88 Cách Mạng Tháng Tám, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh    | TT30 | 200 | 3 | late   | yes | 64
DL  | Đại lý Tân Phát Cần Thơ                | Võ Tấn Phát      | 0918 555 104 | 15 Nguyễn Trãi, Phường Cái Khế, Thành phố Cần Thơ                     | TT30 | 180 | 3 | prompt | no  | 0
DL  | Công ty CP Thương mại Hoàng Gia        | Đặng Hoàng Gia   | 0909 555 105 | 302 Hùng Vương, Phường Tân An, Tỉnh Tây Ninh                          | TT30 | 200 | 4 | late   | yes | 51
DL  | Đại lý Phương Nam Mỹ Tho               | Huỳnh Thị Phương | 0917 555 106 | 12 Ấp Bắc, Phường Mỹ Tho, Tỉnh Đồng Tháp                              | TT15 | 120 | 2 | prompt | no  | 18
DL  | Hộ kinh doanh Út Hiền                  | Phan Văn Hiền    | 0939 555 107 | 67 Phạm Hùng, Phường Phước Hậu, Tỉnh Vĩnh Long                        | TT30 | 60  | 2 | never  | no  | 27
ST  | Siêu thị mini Phúc Lộc                 | Bùi Thanh Phúc   | 0902 555 201 | 19 Phan Đăng Lưu, Phường Gia Định, Thành phố Hồ Chí Minh              | TT15 | 80  | 2 | prompt | yes | 12
ST  | Siêu thị mini An Nhiên                 | Ngô Thùy An      | 0906 555 202 | 450 Quang Trung, Phường Thông Tây Hội, Thành phố Hồ Chí Minh          | TT15 | 80  | 2 | prompt | yes | 0
ST  | Cửa hàng tiện lợi Sao Mai 1            | Đỗ Sao Mai       | 0933 555 203 | 33 Lê Văn Sỹ, Phường Tân Sơn Hoà, Thành phố Hồ Chí Minh               | TT15 | 50  | 1 | late   | yes | 9
ST  | Cửa hàng tiện lợi Sao Mai 2            | Đỗ Sao Mai       | 0933 555 204 | 126 Âu Cơ, Phường Tân Phú, Thành phố Hồ Chí Minh                      | TT15 | 50  | 1 | late   | yes | 0
ST  | Siêu thị gia đình Việt Tiến            | Lý Việt Tiến     | 0912 555 205 | 71 Võ Văn Ngân, Phường Thủ Đức, Thành phố Hồ Chí Minh                 | TT30 | 100 | 2 | prompt | yes | 22
ST  | Siêu thị mini Bình Minh                | Tạ Bình Minh     | 0919 555 206 | 5 Nguyễn Ái Quốc, Phường Tân Phong, Thành phố Biên Hòa, Tỉnh Đồng Nai | TT15 | 60  | 2 | prompt | yes | 0
ST  | Cửa hàng thực phẩm sạch Lá Xanh        | Trịnh Ngọc Lan   | 0905 555 207 | 28 Hoàng Văn Thụ, Phường Hải Châu, Thành phố Đà Nẵng                  | TT15 | 60  | 1 | prompt | yes | 0
TH  | Tạp hóa Cô Ba                          | Nguyễn Thị Ba    | 0938 555 301 | 14/3 Lạc Long Quân, Phường Phú Thạnh, Thành phố Hồ Chí Minh           | TT15 | 30  | 0 | prompt | no  | 4
TH  | Tạp hóa Hồng Đào                       | Lâm Hồng Đào     | 0937 555 302 | 205 Nguyễn Kiệm, Phường Hạnh Thông, Thành phố Hồ Chí Minh             | TT15 | 30  | 0 | late   | no  | 6
TH  | Tạp hóa Chín Lúa                       | Trần Văn Chín    | 0936 555 303 | 9 Quốc lộ 1, Phường An Phú Đông, Thành phố Hồ Chí Minh                | TT15 | 25  | 0 | prompt | no  | 0
TH  | Tạp hóa Bà Năm Gò Vấp                  | Hồ Thị Năm       | 0935 555 304 | 61 Phan Văn Trị, Phường Gò Vấp, Thành phố Hồ Chí Minh                 | TT15 | 20  | 0 | never  | no  | 8
TH  | Tạp hóa Thu Thủy                       | Đinh Thu Thủy    | 0934 555 305 | 77 Lê Hồng Phong, Phường Dĩ An, Thành phố Hồ Chí Minh                 | TT15 | 30  | 0 | prompt | no  | 0
TH  | Tạp hóa Kim Ngân                       | Mai Kim Ngân     | 0931 555 306 | 18 Bình Long, Phường Phú Thọ Hoà, Thành phố Hồ Chí Minh               | TT15 | 30  | 0 | prompt | no  | 0
TH  | Cửa hàng bách hóa Tư Rạch Giá          | Châu Văn Tư      | 0932 555 307 | 40 Nguyễn Trung Trực, Phường Rạch Giá, Tỉnh An Giang                  | TT30 | 40  | 1 | late   | no  | 11
NHQ | Nhà hàng Bến Xưa                       | Cao Thành Long   | 0907 555 401 | 2 Bến Bạch Đằng, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh            | TT15 | 60  | 2 | prompt | yes | 0
NHQ | Quán ăn Hương Đồng                     | Phùng Thị Hương  | 0901 555 402 | 156 Phan Xích Long, Phường Bình Thạnh, Thành phố Hồ Chí Minh          | TT00 | 0   | 0 | prompt | no  | 0
NHQ | Nhà hàng tiệc cưới Kim Cương           | Quách Kim Cương  | 0904 555 403 | 500 Cộng Hòa, Phường Tân Sơn Nhì, Thành phố Hồ Chí Minh               | TT30 | 150 | 3 | prompt | yes | 30
NHQ | Quán lẩu Chú Tám                       | Dương Văn Tám    | 0923 555 404 | 90 Tô Hiến Thành, Phường Tân Hoà, Thành phố Hồ Chí Minh               | TT15 | 30  | 0 | late   | no  | 0
NHQ | Bếp ăn công nghiệp Thuận An            | Vũ Đức Thuận     | 0922 555 405 | Đường số 6, Phường Thuận An, Thành phố Hồ Chí Minh                    | TT30 | 120 | 3 | prompt | yes | 15
NHQ | Quán cơm tấm Sáu Bánh                  | Tô Thị Sáu       | 0921 555 406 | 37 Nguyễn Trãi, Phường Bến Thành, Thành phố Hồ Chí Minh               | TT00 | 0   | 0 | prompt | no  | 0
NHQ | Khách sạn Biển Gọi Vũng Tàu            | La Hải Đăng      | 0924 555 407 | 110 Thùy Vân, Phường Tam Thắng, Thành phố Hồ Chí Minh                 | TT30 | 100 | 2 | prompt | yes | 0
`

export const customers: readonly Customer[] = cells(customerTable).map(
  ([group, name, contact, phone, address, term, limit, discount, habit, isCompany, opening]) => ({
    group: group as CustomerGroup,
    name: name!,
    contact: contact!,
    phone: phone!,
    address: address!,
    term: term as Customer['term'],
    creditLimit: Number(limit),
    discount: Number(discount),
    habit: habit as Habit,
    isCompany: isCompany === 'yes',
    opening: Number(opening),
  }),
)

const supplierTable = `
Công ty CP Thực phẩm Hảo Vị              | Nguyễn Đình Khoa | 0283 555 0101 | Lô A5 khu công nghiệp, Phường Dĩ An, Thành phố Hồ Chí Minh        | TT30 | MI       | 60
Công ty TNHH Gia vị Bếp Nhà              | Trương Mỹ Linh   | 0283 555 0102 | 25 Kinh Dương Vương, Phường Tân Định, Thành phố Hồ Chí Minh       | TT30 | GIAVI    | 35
Công ty CP Dầu thực vật Hướng Dương Xanh | Hà Quang Huy     | 0251 555 0103 | Khu công nghiệp, Phường Long Thành, Thành phố Đồng Nai            | TT15 | DAU      | 0
Công ty TNHH Lương thực Đồng Tháp Mười   | Bạch Văn Lúa     | 0277 555 0104 | Quốc lộ 30, Phường Cao Lãnh, Tỉnh Đồng Tháp                       | TT15 | GAO      | 48
Công ty CP Bánh kẹo Hoa Mai              | Lương Mai Hoa    | 0283 555 0105 | 8 Tân Kỳ Tân Quý, Phường Tân Sơn Nhì, Thành phố Hồ Chí Minh       | TT30 | BANH     | 0
Công ty CP Sữa Cao Nguyên                | Kiều Nhật Minh   | 0263 555 0106 | 1 Hồ Tùng Mậu, Phường Xuân Hương - Đà Lạt, Tỉnh Lâm Đồng          | TT30 | SUA      | 72
Công ty CP Nước giải khát Thác Bạc       | Thái Bảo Ngọc    | 0274 555 0107 | Đại lộ Bình Dương, Phường Thuận Giao, Thành phố Hồ Chí Minh       | TT15 | NUOC     | 0
Công ty TNHH Bia Sông Hậu                | Lữ Anh Dũng      | 0292 555 0108 | Khu công nghiệp Trà Nóc, Phường Thới An Đông, Thành phố Cần Thơ   | TT15 | BIA      | 90
Công ty TNHH Trà và Cà phê Gió Núi       | Y Thanh Bình     | 0262 555 0109 | 55 Nguyễn Tất Thành, Phường Buôn Ma Thuột, Tỉnh Đắk Lắk           | TT30 | TRACF    | 0
Công ty CP Hóa phẩm Trắng Sáng           | Khúc Thanh Tùng  | 0283 555 0110 | 77 Lũy Bán Bích, Phường Tân Phú, Thành phố Hồ Chí Minh            | TT30 | GIAT     | 55
Công ty TNHH Mỹ phẩm Hương Thảo          | Từ Hương Thảo    | 0243 555 0111 | 12 Nguyễn Trãi, Phường Thanh Xuân, Thành phố Hà Nội               | TT30 | CSCN     | 0
Công ty CP Giấy Mây Trắng                | Đoàn Văn Mây     | 0222 555 0112 | Cụm công nghiệp, Phường Bắc Giang, Tỉnh Bắc Ninh                  | TT30 | GIAY     | 20
Công ty TNHH Nhựa Thành Phát             | Ông Thành Phát   | 0283 555 0113 | 340 Hồng Bàng, Phường Bảy Hiền, Thành phố Hồ Chí Minh             | TT30 | NHUA     | 0
`

export const suppliers: readonly Supplier[] = cells(supplierTable).map(
  ([name, contact, phone, address, term, groups, opening]) => ({
    name: name!,
    contact: contact!,
    phone: phone!,
    address: address!,
    term: term as Supplier['term'],
    groups: groups!.split(' '),
    opening: Number(opening),
  }),
)

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]
/**
 * A valid tax code that nobody has: prefix 0399 is not assigned; the last digit is the check digit (domain: tax-id
 * §2).
 */
export const taxId = (number: number): string => {
  const nine = `0399${String(number).padStart(5, '0')}`
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(nine[index]), 0) % 11
  return rest === 0 ? taxId(number + 500) : `${nine}${10 - rest}`
}
