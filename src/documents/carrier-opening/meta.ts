import { documentMeta } from '#model/document.ts'
import { posting } from '#model/state.ts'

/** The document has no page of its own: the record of the carrier has what it says. */
export const meta = documentMeta({
  name: 'carrierOpening',
  right: 'Carrier',
  lifecycle: posting,
  prefixes: ['DKVC'],
  wire: { module: 'CarrierOpening' },
  screen: {
    area: 'shipping',
    order: 90,
    base: '/system/integrated/transporter',
    list: 'list',
    grid: 'list',
    create: 'list',
    detail: 'list',
  },
})
