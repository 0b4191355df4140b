/** The words of the four lists of places stand with the first of them. */
export const vi = {
  'place.isState': 'Của Nhà nước',
  'place.abbreviations': 'Tên gọi tắt',
  'place.scheme': 'Cấp hành chính',
  'place.scheme.1': 'Trước 01/07/2025',
  'place.scheme.2': 'Từ 01/07/2025',
  addressMismatch: 'Phường/Xã không thuộc tỉnh/thành phố đã chọn',
  districtMismatch: 'Quận/Huyện không thuộc tỉnh/thành phố đã chọn',
  wardOfOtherDistrict: 'Phường/Xã không thuộc quận/huyện đã chọn',
  provinceMismatch: 'Tỉnh/Thành phố không thuộc quốc gia đã chọn',
  schemeMismatch: 'Cấp hành chính không khớp với tỉnh/thành phố đã chọn',
  districtOnlyOld: 'Từ 01/07/2025 không còn quận/huyện',
  unknownPlace: 'Không tìm thấy “{value}”',
  ambiguousPlace: '“{value}” có thể là: {candidates}',
} as const

export const en: Record<keyof typeof vi, string> = {
  'place.isState': "The state's",
  'place.abbreviations': 'Abbreviations',
  'place.scheme': 'Divisions',
  'place.scheme.1': 'Until 30 June 2025',
  'place.scheme.2': 'Since 1 July 2025',
  addressMismatch: 'The commune does not belong to the chosen province',
  districtMismatch: 'The district does not belong to the chosen province',
  wardOfOtherDistrict: 'The commune does not belong to the chosen district',
  provinceMismatch: 'The province does not belong to the chosen nation',
  schemeMismatch: 'The divisions differ from those of the chosen province',
  districtOnlyOld: 'There are no districts since 1 July 2025',
  unknownPlace: '“{value}” was not found',
  ambiguousPlace: '“{value}” may be: {candidates}',
}
