/** What the sample is made among, and what its parts share. */
import type { Day } from '#kernel/day.ts'
import type { Goods } from './goods.server.ts'
import type { Customer, Supplier } from './partners.server.ts'

export interface SampleProduct extends Goods {
  id: string
  packId: string
}
export interface SampleWorld {
  products: readonly SampleProduct[]
  customers: readonly (Customer & { id: string })[]
  suppliers: readonly (Supplier & { id: string })[]
  walkIn: string | null
  store: string
  /** Without one, nothing is paid in cash. */
  cashFund: string | null
  /** Some days ago; never in closed days. */
  dayAgo: (days: number) => Day
}

/** Written into every record and document, so that everybody knows what they are. */
export const sampleNote = 'Dữ liệu mẫu'
/** The day before the sample begins. */
export const openingDaysAgo = 8
