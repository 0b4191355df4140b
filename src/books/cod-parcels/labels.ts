export const vi = {
  'codParcels.list': 'Quản lý thu hộ (COD)',
  'codParcels.settled': 'Đối soát',
  'codParcels.open': 'Chưa đối soát',
  'codParcels.done': 'Đã đối soát',
  'codParcels.file': 'Nhập file',
  'codParcels.kind': 'Khoản đối soát',
  'codParcels.kind.cod': 'Nhận tiền thu hộ',
  'codParcels.kind.fee': 'Trả cước',
} as const

export const en: Record<keyof typeof vi, string> = {
  'codParcels.list': 'COD management',
  'codParcels.settled': 'Settlement',
  'codParcels.open': 'Not settled',
  'codParcels.done': 'Settled',
  'codParcels.file': 'Import a file',
  'codParcels.kind': 'What is settled',
  'codParcels.kind.cod': 'COD received',
  'codParcels.kind.fee': 'Fees paid',
}
