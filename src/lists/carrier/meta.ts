import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'carrier',
  right: 'Carrier',
  wire: { module: 'ApiListCarrier', list: 'getList', lookups: ['getList'] },
  screen: { area: 'system', order: 81, bases: ['/system/integrated/transporter'] },
})
