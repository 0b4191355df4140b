import type { DocumentMeta } from '#model/document.ts'
import { quoting } from '#model/state.ts'

export const meta: DocumentMeta = {
  name: 'quote',
  right: 'Quote',
  label: 'quote',
  listTitle: 'quote.list',
  lifecycle: quoting,
  prefixes: ['BG'],
  wire: { module: 'Quote', alsoSaves: ['salesOrder'] },
  screen: {
    area: 'sales',
    icon: 'file-text',
    order: 10,
    base: '/sales/quote',
    list: 'data/list',
    grid: 'data/grid',
    create: 'create',
    detail: 'detail/:id',
    update: 'update/:id',
    import: true,
    quickCreate: 'sales',
  },
}
