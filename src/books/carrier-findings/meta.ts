import type { BookMeta } from '#model/book.ts'

export const meta: BookMeta = {
  name: 'carrierFindings',
  module: 'CarrierCheck',
  right: 'COD',
  label: 'carrierFindings',
  area: 'shipping',
  order: 40,
  path: '/shipping/carriercheck/data/list',
}
