export const vi = {
  shipment: 'Vận đơn',
} as const

export const en: Record<keyof typeof vi, string> = {
  shipment: 'Shipment',
}
