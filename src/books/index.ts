/** The registry of books, one line each. `meta.ts` is always loaded; the rest is loaded with the page. */
import type { BookDefinition, BookMeta } from '#model/book.ts'
import { registryOf } from '#model/registry.ts'
import { meta as carrierFindings } from './carrier-findings/meta.ts'
import { meta as cashBook } from './cash-book/meta.ts'
import { meta as codParcels } from './cod-parcels/meta.ts'
import { meta as productsInStock } from './products-in-stock/meta.ts'
import { meta as shifts } from './shifts/meta.ts'
import { meta as shipments } from './shipments/meta.ts'

export const bookRegistry = registryOf<BookMeta, BookDefinition>([
  { meta: cashBook, load: () => import('./cash-book/index.ts') },
  { meta: shifts, load: () => import('./shifts/index.ts') },
  { meta: productsInStock, load: () => import('./products-in-stock/index.ts') },
  { meta: shipments, load: () => import('./shipments/index.ts') },
  { meta: codParcels, load: () => import('./cod-parcels/index.ts') },
  { meta: carrierFindings, load: () => import('./carrier-findings/index.ts') },
])

export const bookMetas: readonly BookMeta[] = bookRegistry.metas
