export const vi = {
  carrierFindings: 'Đối chiếu nhà vận chuyển',
} as const

export const en: Record<keyof typeof vi, string> = {
  carrierFindings: 'Carrier audit',
}
