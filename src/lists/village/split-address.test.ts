import { describe, expect, it } from 'vitest'
import { placeKey } from '../_shared/place-text.ts'
import { addressKeys, splitAddress, type KnownPlace } from './split-address.ts'

const place = (id: string, level: 2 | 3 | 4, name: string, more: Partial<KnownPlace> = {}): KnownPlace => ({
  id,
  level,
  scheme: 1,
  name,
  province: null,
  district: null,
  successor: null,
  ...more,
})
const inOld = { province: 'hcm1', successor: 'hcm2' }
const inNew = { scheme: 2, province: 'hcm2' }
const places: readonly KnownPlace[] = [
  place('hcm1', 2, 'Thành phố Hồ Chí Minh', { successor: 'hcm2' }),
  place('hcm2', 2, 'Thành phố Hồ Chí Minh', { scheme: 2 }),
  place('brvt', 2, 'Tỉnh Bà Rịa - Vũng Tàu', { successor: 'hcm2' }),
  place('hn2', 2, 'Thành phố Hà Nội', { scheme: 2 }),
  place('dl2', 2, 'Tỉnh Đắk Lắk', { scheme: 2 }),
  place('eahleo', 4, "Xã Ea H'Leo", { scheme: 2, province: 'dl2' }),
  place('gl2', 2, 'Tỉnh Gia Lai', { scheme: 2 }),
  place('quynhon', 4, 'Phường Quy Nhơn', { scheme: 2, province: 'gl2' }),
  place('q1', 3, 'Quận 1', inOld),
  place('gv', 3, 'Quận Gò Vấp', inOld),
  place('bt', 3, 'Quận Bình Tân', inOld),
  place('cc', 3, 'Huyện Củ Chi', inOld),
  place('phumy', 3, 'Thành phố Phú Mỹ', { province: 'brvt', successor: 'hcm2' }),
  place('bennghe', 4, 'Phường Bến Nghé', { ...inOld, district: 'q1' }),
  place('p12', 4, 'Phường 12', { ...inOld, district: 'gv' }),
  place('p1', 4, 'Phường 1', { ...inOld, district: 'gv' }),
  place('ttcc', 4, 'Thị trấn Củ Chi', { ...inOld, district: 'cc' }),
  place('anlac1', 4, 'Phường An Lạc', { ...inOld, district: 'bt' }),
  place('anlac2', 4, 'Phường An Lạc', inNew),
  place('saigon', 4, 'Phường Sài Gòn', inNew),
  place('leloi', 4, 'Xã Lê Lợi', { scheme: 2, province: 'hn2' }),
  place('vanmieu', 4, 'Phường Văn Miếu - Quốc Tử Giám', { scheme: 2, province: 'hn2' }),
  place('muihai', 4, 'Xã Tân Hòa', { ...inOld, district: 'cc' }),
  place('muiba', 4, 'Xã Tân Hoa', { ...inOld, district: 'q1' }),
]

/** Only what the keys find is known, as on the server. */
const split = (address: string) => {
  const keys = new Set(addressKeys(address))
  const known = places.filter(({ name }) => keys.has(placeKey(name)))
  const { street, place: found, candidates } = splitAddress(address, known)
  return candidates.length > 0 ? [street, candidates.map(({ id }) => id)] : [street, ...(found ? [found.id] : [])]
}

describe('an address is split', () => {
  it.each([
    ['12 Nguyễn Huệ, P. Bến Nghé, Q.1, TP.HCM', ['12 Nguyễn Huệ', 'bennghe']],
    ['12 nguyen hue p ben nghe q1 tphcm', ['12 nguyen hue', 'bennghe']],
    ['12 Nguyễn Huệ, Bến Nghé, Quận 1, Sài Gòn', ['12 Nguyễn Huệ', 'bennghe']],
    ['12 Nguyễn Huệ - P.Bến Nghé - Q1 - HCM - Việt Nam', ['12 Nguyễn Huệ', 'bennghe']],
    ['12 Nguyễn Huệ\nPhường Bến Nghé\nQuận 1\nThành phố Hồ Chí Minh', ['12 Nguyễn Huệ', 'bennghe']],
    ['123/4A Phan Huy Ích, P.12, Gò Vấp, sai gon', ['123/4A Phan Huy Ích', 'p12']],
    ['Hẻm 12, Phường 01, Q. Gò Vấp, TP HCM', ['Hẻm 12', 'p1']],
    ['tt Củ Chi, h. Củ Chi, TPHCM', ['', 'ttcc']],
    ['12 Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh', ['12 Nguyễn Huệ', 'saigon']],
    // The larger place before the smaller one.
    ['12 Nguyễn Huệ, Phường Bến Nghé, Hồ Chí Minh - Quận 1', ['12 Nguyễn Huệ', 'bennghe']],
    ['9 Lý Thường Kiệt, Xã Ea H’leo, Đắc Lắc', ['9 Lý Thường Kiệt', 'eahleo']],
    ["9 Lý Thường Kiệt, Xã Ea H'leo, Tỉnh Đắk Lắk", ['9 Lý Thường Kiệt', 'eahleo']],
    ['3 Trần Phú, Phường Qui Nhơn, Gia Lai', ['3 Trần Phú', 'quynhon']],
    // The district is written by habit.
    ['12 Nguyễn Huệ, Phường Sài Gòn, Quận 1, TP HCM', ['12 Nguyễn Huệ', 'saigon']],
    // Of one name: without a district the new one, with it the old one.
    ['5 Kinh Dương Vương, Phường An Lạc, TP HCM', ['5 Kinh Dương Vương', 'anlac2']],
    ['5 Kinh Dương Vương, Phường An Lạc, Bình Tân, TP HCM', ['5 Kinh Dương Vương', 'anlac1']],
    ['1 Văn Miếu, Phường Văn Miếu - Quốc Tử Giám, HN', ['1 Văn Miếu', 'vanmieu']],
    // No commune: the smallest place that is certain.
    ['KCN Phú Mỹ 1, tx Phú Mỹ, brvt', ['KCN Phú Mỹ 1', 'phumy']],
    ['45 Trần Hưng Đạo, Hà Nội', ['45 Trần Hưng Đạo', 'hn2']],
    // A street is no place, and a commune nobody knows stays in it.
    ['12 Lê Lợi', ['12 Lê Lợi']],
    ['Kho 3, Phường Không Có, Quận 1, TP HCM', ['Kho 3, Phường Không Có', 'q1']],
    // Accents decide where they are written, and nobody does where they are not.
    ['Ấp 2, xã Tân Hòa, TP HCM', ['Ấp 2', 'muihai']],
    ['Ap 2, xa tan hoa, tp hcm', ['Ap 2', ['muihai', 'muiba']]],
    ['', ['']],
    [' ,; - ', [',; -']],
  ])('%s', (address, parts) => {
    expect(split(address)).toEqual(parts)
  })
  it('from long nonsense in a moment', () => {
    expect(split('p q x h tp tt '.repeat(40))).toHaveLength(1)
  })
})
