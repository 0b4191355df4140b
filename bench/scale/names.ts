/** Invented names of products and customers, from words common in Vietnamese wholesale. */
const goods = [
  'Nước ngọt',
  'Nước khoáng',
  'Nước mắm',
  'Nước rửa chén',
  'Bia lon',
  'Mì gói',
  'Phở ăn liền',
  'Dầu ăn',
  'Đường trắng',
  'Gạo thơm',
  'Bánh quy',
  'Kẹo dẻo',
  'Sữa tươi',
  'Cà phê rang',
  'Trà xanh',
  'Bột giặt',
  'Dầu gội',
  'Kem đánh răng',
  'Khăn giấy',
  'Rổ nhựa',
]
const brands = [
  'Sao Mai',
  'Hảo Vị',
  'Trường An',
  'Bình Minh',
  'Phù Sa',
  'Hoa Sen',
  'Đồng Xanh',
  'Ánh Dương',
  'Hải Âu',
  'Thảo Nguyên',
  'Sông Hồng',
  'Cửu Long',
  'Hương Quê',
  'Mộc Miên',
  'Thiên Ân',
  'Bạch Tuyết',
  'Kim Ngân',
  'Lá Xanh',
  'Biển Đông',
  'Mùa Vàng',
]
const sizes = [
  '330ml',
  '500ml',
  '1 lít',
  '5 lít',
  '75g',
  '200g',
  '500g',
  '1kg',
  '5kg',
  'hộp 12',
  'lốc 6',
  'thùng 24',
  'loại nhỏ',
  'loại vừa',
  'loại lớn',
  'cao cấp',
  'tiết kiệm',
  'đặc biệt',
  'xuất khẩu',
  'gia đình',
]
const shops = ['Tạp hóa', 'Đại lý', 'Cửa hàng', 'Siêu thị', 'Công ty', 'Nhà hàng', 'Quán ăn', 'Bếp ăn']
const places = [
  'Minh Tâm',
  'Cô Ba',
  'Hòa Bình',
  'Thanh Xuân',
  'Phước Lộc',
  'An Khang',
  'Hồng Hà',
  'Tân Tiến',
  'Vĩnh Phát',
  'Đức Thịnh',
  'Ngọc Lan',
  'Quang Vinh',
  'Hải Đăng',
  'Thuận Phong',
  'Bảo Châu',
]

export const productName = (n: number): string =>
  `${goods[n % goods.length]} ${brands[Math.floor(n / 20) % brands.length]} ${sizes[Math.floor(n / 400) % sizes.length]}${n < 8000 ? '' : ` số ${Math.floor(n / 8000) + 1}`}`
export const customerName = (n: number): string =>
  `${shops[n % shops.length]} ${places[Math.floor(n / 8) % places.length]} ${Math.floor(n / 120) + 1}`

const quoted = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(', ')}]`
/** The same product names as a database function. */
export const nameFunction = `create or replace function bench.name(n bigint) returns text language sql immutable parallel safe as $$
  select (${quoted(goods)})[1 + n % ${goods.length}] || ' ' || (${quoted(brands)})[1 + n / 20 % ${brands.length}] || ' ' || (${quoted(sizes)})[1 + n / 400 % ${sizes.length}] || case when n < 8000 then '' else ' số ' || (n / 8000 + 1) end $$;`
