/** How far registered series of invoices are used, as `ApiInvoiceConfig/getInfo` tells it beside the configuration. */
export interface SeriesUse {
  Mauso: string
  SoHieuHD: string
  /** The highest number given; empty before the first. */
  lastUsed: string
  /** Null where no last number is registered. */
  left: number | null
  /** How many invoices have a number: all of the year of the series. */
  used: number
  waiting: number
  sending: number
  refused: number
  isShort: boolean
}

export interface UseOfAll {
  today: string
  seriesUse: readonly SeriesUse[]
  /** The first day soon for which no series is registered; empty where there is one for each. */
  noSeriesFrom: string
}
