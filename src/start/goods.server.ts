/** The products of the demo company. Names are invented; prices are realistic wholesale prices without VAT. */
import { eanCheckDigit } from '#kernel/ean.ts'

export interface Branch {
  code: string
  name: string
}
export interface GoodsGroup extends Branch {
  branch: string
}
export interface Goods {
  group: string
  name: string
  unit: string
  pack: string
  /** Base units per pack. */
  factor: number
  buyPrice: number
  sellPrice: number
  /** 8 = ten percent, currently reduced; 10 = never reduced. */
  vat: 5 | 8 | 10
}

export const branches: readonly Branch[] = [
  { code: 'TP', name: 'Thực phẩm' },
  { code: 'DU', name: 'Đồ uống' },
  { code: 'HMP', name: 'Hóa mỹ phẩm' },
  { code: 'GD', name: 'Gia dụng' },
]

export const groups: readonly GoodsGroup[] = [
  { code: 'MI', name: 'Mì, phở, bún ăn liền', branch: 'TP' },
  { code: 'GIAVI', name: 'Gia vị, nước chấm', branch: 'TP' },
  { code: 'DAU', name: 'Dầu ăn', branch: 'TP' },
  { code: 'GAO', name: 'Gạo, đường, ngũ cốc', branch: 'TP' },
  { code: 'BANH', name: 'Bánh kẹo', branch: 'TP' },
  { code: 'SUA', name: 'Sữa', branch: 'TP' },
  { code: 'NUOC', name: 'Nước giải khát', branch: 'DU' },
  { code: 'BIA', name: 'Bia', branch: 'DU' },
  { code: 'TRACF', name: 'Trà, cà phê', branch: 'DU' },
  { code: 'GIAT', name: 'Giặt xả, tẩy rửa', branch: 'HMP' },
  { code: 'CSCN', name: 'Chăm sóc cá nhân', branch: 'HMP' },
  { code: 'GIAY', name: 'Giấy vệ sinh, khăn giấy', branch: 'HMP' },
  { code: 'NHUA', name: 'Đồ nhựa, đồ bếp', branch: 'GD' },
]

/** Units in addition to those every tenant starts with. */
export const units: readonly Branch[] = [
  { code: 'GOI', name: 'Gói' },
  { code: 'BAO', name: 'Bao' },
  { code: 'KET', name: 'Két' },
  { code: 'TUI', name: 'Túi' },
  { code: 'BICH', name: 'Bịch' },
  { code: 'CUON', name: 'Cuộn' },
  { code: 'CAN', name: 'Can' },
  { code: 'HU', name: 'Hũ' },
  { code: 'LOC', name: 'Lốc' },
]

const table = `
MI    | Mì tôm chua cay Hảo Vị gói 75g               | GOI  | THUNG | 30 |   2900 |   3400 |  8
MI    | Mì bò hầm Hảo Vị gói 80g                     | GOI  | THUNG | 30 |   3100 |   3650 |  8
MI    | Mì chay nấm rơm Hảo Vị gói 75g               | GOI  | THUNG | 30 |   2800 |   3300 |  8
MI    | Phở bò ăn liền Phố Xưa gói 65g               | GOI  | THUNG | 30 |   5200 |   6100 |  8
MI    | Bún riêu cua Phố Xưa gói 70g                 | GOI  | THUNG | 24 |   5600 |   6500 |  8
MI    | Miến gà Phố Xưa gói 58g                      | GOI  | THUNG | 24 |   6400 |   7500 |  8
GIAVI | Nước mắm cá cơm Sóng Biển 40 độ đạm 500ml    | CHAI | THUNG | 12 |  46000 |  54000 |  8
GIAVI | Nước mắm Sóng Biển 25 độ đạm 750ml           | CHAI | THUNG | 12 |  29500 |  34500 |  8
GIAVI | Nước tương đậu nành Bếp Nhà 500ml            | CHAI | THUNG | 24 |  12200 |  14300 |  8
GIAVI | Tương ớt Bếp Nhà 270g                        | CHAI | THUNG | 24 |  10400 |  12300 |  8
GIAVI | Hạt nêm thịt thăn Bếp Nhà 900g               | GOI  | THUNG | 12 |  62000 |  71000 |  8
GIAVI | Bột ngọt tinh thể Trắng 1kg                  | GOI  | THUNG | 12 |  55500 |  63000 |  8
GIAVI | Muối i-ốt tinh sấy Biển Xanh 500g            | GOI  | THUNG | 50 |   4100 |   5000 |  5
GIAVI | Tiêu đen xay Bếp Nhà 50g                     | HU   | THUNG | 48 |  15500 |  18500 |  8
DAU   | Dầu đậu nành Hướng Dương Xanh 1 lít          | CHAI | THUNG | 12 |  43500 |  49500 |  8
DAU   | Dầu hướng dương Hướng Dương Xanh 1 lít       | CHAI | THUNG | 12 |  56000 |  64000 |  8
DAU   | Dầu ăn cao cấp Hướng Dương Xanh 5 lít        | CAN  | THUNG |  4 | 205000 | 231000 |  8
DAU   | Dầu cọ tinh luyện Hướng Dương Xanh 400ml     | CHAI | THUNG | 24 |  15200 |  17600 |  8
GAO   | Gạo thơm Đồng Tháp Mười                      | KG   | BAO   | 50 |  16800 |  18900 |  5
GAO   | Gạo tấm thơm Đồng Tháp Mười                  | KG   | BAO   | 50 |  14600 |  16500 |  5
GAO   | Gạo lứt đỏ Đồng Tháp Mười túi 2kg            | TUI  | THUNG | 10 |  54000 |  63000 |  5
GAO   | Nếp cái hoa vàng Đồng Tháp Mười              | KG   | BAO   | 25 |  23500 |  27000 |  5
GAO   | Đường cát trắng Mía Vàng gói 1kg             | GOI  | THUNG | 12 |  20500 |  23000 |  5
GAO   | Đậu xanh cà vỏ Mía Vàng gói 500g             | GOI  | THUNG | 20 |  23800 |  27500 |  5
BANH  | Bánh quy bơ Hoa Mai hộp thiếc 400g           | HOP  | THUNG | 12 |  76000 |  89000 |  8
BANH  | Bánh xốp kem dâu Hoa Mai 150g                | GOI  | THUNG | 24 |  13500 |  16000 |  8
BANH  | Bánh gạo vị rong biển Hoa Mai 120g           | GOI  | THUNG | 20 |  15800 |  18800 |  8
BANH  | Kẹo dừa sáp Bến Tre Hoa Mai 350g             | GOI  | THUNG | 20 |  31000 |  36500 |  8
BANH  | Kẹo bạc hà Hoa Mai túi 300g                  | TUI  | THUNG | 24 |  22500 |  26500 |  8
BANH  | Hạt điều rang muối Hoa Mai hũ 250g           | HU   | THUNG | 24 |  72000 |  84000 |  8
BANH  | Bánh mì tươi sandwich Hoa Mai 275g           | GOI  | THUNG | 16 |  17200 |  20500 |  8
SUA   | Sữa tươi tiệt trùng Cao Nguyên có đường 180ml| HOP  | THUNG | 48 |   6650 |   7500 |  8
SUA   | Sữa tươi tiệt trùng Cao Nguyên không đường 1 lít | HOP | THUNG | 12 | 31500 | 35500 |  8
SUA   | Sữa đặc có đường Cao Nguyên lon 380g         | LON  | THUNG | 48 |  20400 |  23000 |  8
SUA   | Sữa chua uống Cao Nguyên cam 170ml           | HOP  | THUNG | 48 |   5500 |   6300 |  8
SUA   | Sữa đậu nành Cao Nguyên 200ml                | HOP  | THUNG | 36 |   4200 |   4900 |  8
NUOC  | Nước khoáng Thác Bạc 500ml                   | CHAI | THUNG | 24 |   3700 |   4400 |  8
NUOC  | Nước tinh khiết Thác Bạc 1,5 lít             | CHAI | THUNG | 12 |   7400 |   8700 |  8
NUOC  | Nước ngọt có ga vị cam Thác Bạc lon 330ml    | LON  | THUNG | 24 |   6300 |   7300 | 10
NUOC  | Nước ngọt có ga vị chanh Thác Bạc lon 330ml  | LON  | THUNG | 24 |   6300 |   7300 | 10
NUOC  | Nước tăng lực Thác Bạc chai 330ml            | CHAI | THUNG | 24 |   7600 |   8900 | 10
NUOC  | Trà xanh mật ong Thác Bạc 455ml              | CHAI | THUNG | 24 |   6900 |   8000 |  8
NUOC  | Nước yến ngân nhĩ Thác Bạc lon 240ml         | LON  | THUNG | 30 |   7000 |   8200 |  8
BIA   | Bia Sông Hậu lon 330ml                       | LON  | THUNG | 24 |  10900 |  12300 | 10
BIA   | Bia Sông Hậu Đặc biệt lon 330ml              | LON  | THUNG | 24 |  13600 |  15200 | 10
BIA   | Bia Sông Hậu chai 450ml                      | CHAI | KET   | 20 |   9900 |  11300 | 10
BIA   | Bia tươi Sông Hậu lon 500ml                  | LON  | THUNG | 12 |  16800 |  19000 | 10
TRACF | Cà phê rang xay Gió Núi 500g                 | GOI  | THUNG | 20 |  88000 | 102000 |  8
TRACF | Cà phê sữa hòa tan Gió Núi hộp 20 gói        | HOP  | THUNG | 24 |  47500 |  55500 |  8
TRACF | Trà lài Gió Núi gói 100g                     | GOI  | THUNG | 50 |  16500 |  19800 |  8
TRACF | Trà ô long túi lọc Gió Núi hộp 25 túi        | HOP  | THUNG | 36 |  26500 |  31500 |  8
GIAT  | Bột giặt Trắng Sáng hương hoa 3kg            | TUI  | THUNG |  6 |  98000 | 112000 |  8
GIAT  | Nước giặt đậm đặc Trắng Sáng túi 3,2 lít     | TUI  | THUNG |  4 | 128000 | 147000 |  8
GIAT  | Nước xả vải Trắng Sáng túi 1,6 lít           | TUI  | THUNG |  8 |  72000 |  83500 |  8
GIAT  | Nước rửa chén chanh Trắng Sáng 750g          | CHAI | THUNG | 18 |  21500 |  25500 |  8
GIAT  | Nước rửa chén Trắng Sáng can 4kg             | CAN  | THUNG |  4 |  83000 |  96000 |  8
GIAT  | Nước lau sàn hương sả Trắng Sáng 1 lít       | CHAI | THUNG | 12 |  26000 |  30500 |  8
GIAT  | Nước tẩy bồn cầu Trắng Sáng 900ml            | CHAI | THUNG | 12 |  30500 |  35500 |  8
CSCN  | Dầu gội bồ kết Hương Thảo 650g               | CHAI | THUNG | 12 |  98000 | 114000 |  8
CSCN  | Sữa tắm hoa sen Hương Thảo 900g              | CHAI | THUNG |  8 | 121000 | 141000 |  8
CSCN  | Kem đánh răng muối biển Hương Thảo 200g      | HOP  | THUNG | 48 |  24500 |  29000 |  8
CSCN  | Bàn chải đánh răng Hương Thảo lông mềm       | CAI  | HOP   | 12 |  11800 |  14500 |  8
CSCN  | Xà phòng rửa tay Hương Thảo 500ml            | CHAI | THUNG | 12 |  42000 |  49500 |  8
GIAY  | Giấy vệ sinh Mây Trắng 3 lớp lốc 10 cuộn     | LOC  | THUNG |  8 |  56500 |  65500 |  8
GIAY  | Khăn giấy rút Mây Trắng gói 280 tờ           | GOI  | THUNG | 30 |  16800 |  19800 |  8
GIAY  | Khăn ướt em bé Mây Trắng 100 tờ              | GOI  | THUNG | 24 |  25500 |  30500 |  8
GIAY  | Giấy ăn nhà hàng Mây Trắng bịch 1kg          | BICH | THUNG | 10 |  36500 |  42500 |  8
NHUA  | Thùng nhựa có nắp Thành Phát 60 lít          | CAI  | LOC   |  5 | 146000 | 175000 |  8
NHUA  | Rổ nhựa Thành Phát 40cm                      | CAI  | LOC   | 10 |  21500 |  26500 |  8
NHUA  | Hộp thực phẩm Thành Phát 1,2 lít             | CAI  | THUNG | 24 |  24500 |  30000 |  8
NHUA  | Màng bọc thực phẩm Thành Phát 30cm x 100m    | CUON | THUNG | 24 |  48500 |  57500 |  8
NHUA  | Túi rác tự hủy Thành Phát 64x78cm            | CUON | THUNG | 30 |  14800 |  18000 |  8
NHUA  | Găng tay cao su Thành Phát                   | GOI  | THUNG | 60 |  15200 |  18800 |  8
`

const vatOf = (text: string): Goods['vat'] => (text === '5' ? 5 : text === '10' ? 10 : 8)

export const goods: readonly Goods[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [group, name, unit, pack, factor, buy, sell, vat] = line.split('|').map((cell) => cell.trim()) as string[]
    return {
      group: group!,
      name: name!,
      unit: unit!,
      pack: pack!,
      factor: Number(factor),
      buyPrice: Number(buy),
      sellPrice: Number(sell),
      vat: vatOf(vat!),
    }
  })

/** A pack is slightly cheaper than its pieces, rounded to whole thousands. */
export const packPrice = ({ sellPrice, factor }: Goods): number => Math.round((sellPrice * factor * 0.98) / 1000) * 1000
export const packCost = ({ buyPrice, factor }: Goods): number => Math.round((buyPrice * factor) / 1000) * 1000

/** An EAN-13 bar code: twelve digits and the check digit. 893 is the prefix of Viet Nam. */
export const barcode = (number: number): string => {
  const twelve = `893${String(number).padStart(9, '0')}`
  return `${twelve}${eanCheckDigit(twelve)}`
}
