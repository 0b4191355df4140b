import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { AnyReport } from '#model/report.ts'
import { keepPlace, placeAt, type Place } from './data/place.ts'

export interface PlaceKeeper {
  /** Where the person was when he left this page of the history; null on a new one. */
  left: Place | null
  /** Says what would have to be shown again; called when the page is left. */
  keepBy: (tell: () => Place) => void
}

export const usePlace = (report: AnyReport): PlaceKeeper => {
  const { key } = useLocation()
  const [left] = useState(() => placeAt(report, key))
  // Running the report gives the page another key.
  const entry = useRef(key)
  const latest = useRef<(() => Place) | null>(null)
  useEffect(() => {
    entry.current = key
  })
  useEffect(
    () => () => {
      if (latest.current) keepPlace(report, entry.current, latest.current())
    },
    [report],
  )
  return {
    left,
    keepBy: (tell) => {
      latest.current = tell
    },
  }
}
