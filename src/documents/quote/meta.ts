import { documentMeta, salesPages } from '#model/document.ts'
import { quoting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'quote',
  right: 'Quote',
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
})
