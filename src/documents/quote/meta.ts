import { salesPages, type DocumentMeta } from '#model/document.ts'
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
    order: 10,
    base: '/sales/quote',
    ...salesPages,
    update: 'update/:id',
    import: true,
    quickCreate: 'sales',
  },
}
