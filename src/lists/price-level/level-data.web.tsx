/** Reading the rows of a price level by pages. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { trusted } from '#wire/values.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { ChosenRow } from './chosen.web.tsx'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import type { RefCache } from '#web/form/draft/store/refs.ts'
import type { LevelRow } from './level-edits.ts'
import { meta } from './meta.ts'

export interface Level {
  id: string | null
  code: string
  name: string
  note: string | null
  active: boolean
  fromDate: unknown
  toDate: unknown
  objects: readonly ChosenRow[]
  version: number | undefined
}

type RowAnswer = AnswerOf<'api/ApiListPriceLevel/getRows'>['ListItem'][number]
type PricedRow = Omit<RowAnswer, 'Price' | 'costPrice'> & Partial<Pick<RowAnswer, 'Price' | 'costPrice'>>

const readRow = (one: PricedRow): LevelRow => ({
  lineId: one.lineId,
  productCode: one.ProID,
  product: one.Product_ID,
  unit: one.unitId,
  sellPrice: trusted(one.Price ?? null),
  costPrice: trusted(one.costPrice ?? null),
  discountPercent: trusted(one.f_Discount),
  discountAmount: trusted(one.m_Discount),
  customPrice: trusted(one.m_CustomPrice),
})

export interface RowsQuery {
  level: string | null
  page: number
  size: number
  search: string
  group: string
  ruled: boolean
}
interface Page {
  rows: LevelRow[]
  total: number
}

const noRows: Page = { rows: [], total: 0 }

/** A page of the rows; the names of their goods are put into the cache. */
export const useLevelRows = ({ level, page, size, search, group, ruled }: RowsQuery, cache: RefCache) => {
  const query = {
    s_ID: level ?? '',
    CurrentIndex: (page - 1) * size,
    nItem: size,
    ...(search && { KeySearch: search }),
    ...(group && { Group_ID: group }),
    ...(ruled && { ruled: 'True' }),
  }
  const found = useQuery({
    queryKey: ['record', meta.wire.module, level, 'rows', query],
    enabled: level !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { silent: true },
    queryFn: async ({ signal }): Promise<Page> => {
      const { ListItem, TotalCount } = await call('api/ApiListPriceLevel/getRows', {
        query,
        signal,
      })
      const named = (id: string, code: string, name: string) => ({ id, code, name, active: true })
      cache.putAll(
        'product',
        ListItem.map((one) => named(one.Product_ID, one.ProID, one.ProName)),
      )
      cache.putAll(
        'unit',
        ListItem.flatMap(({ unitId, Unit }) => (unitId === null ? [] : [named(unitId, '', Unit ?? '')])),
      )
      return { rows: ListItem.map(readRow), total: TotalCount }
    },
  })
  return { ...found, page: found.data ?? noRows }
}

export interface FormulaChange {
  code: string
  name: string
  unit: string
  before: LevelRow
  base: Decimal | null
  after: Decimal | null
}
export type FormulaAnswer = AnswerOf<'api/ApiListPriceLevel/ApplyFormula'>
type ChangedRow = NonNullable<FormulaAnswer['ListItem']>[number]
export const readChange = (one: ChangedRow): FormulaChange => ({
  code: one.ProID,
  name: one.ProName,
  unit: one.Unit ?? '',
  before: readRow(one),
  base: trusted(one.basePrice),
  after: trusted(one.newPrice),
})
