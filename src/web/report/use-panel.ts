/** Tells whether the panel of conditions is open: at opening it is, until rows arrive that somebody asked for. */
import { useEffect, useRef, useState } from 'react'
import { usePhone } from '#web/ui/base/viewport.ts'
import type { ReportState } from './use-report.ts'

export interface Panel {
  isOpen: boolean
  set: (isOpen: boolean) => void
  /** The report runs because a person wants it to. */
  wanted: () => void
}

/** `left`: whether it was open when this page was left before. */
export const usePanel = (state: ReportState, left: boolean | undefined, onFolded: () => void): Panel => {
  const { result, running, problem, isEmpty, beginsAtOnce } = state
  const phone = usePhone()
  // On a phone it covers the rows: an address with conditions shows its rows, not the conditions again.
  const [isOpen, set] = useState(left ?? !(phone && beginsAtOnce))
  /** The rows before those that are waited for. */
  const before = useRef<{ result: ReportState['result'] } | null>(null)
  const latest = useRef(onFolded)
  useEffect(() => {
    latest.current = onFolded
  })
  const hasRows = result !== null && (result.isWhole === false || !running)
  // There, it also covers the message that there are no rows.
  const isOver = phone && !running && (isEmpty || problem !== '')
  useEffect(() => {
    if (!before.current || !(isOver || (hasRows && result !== before.current.result))) return
    before.current = null
    set(false)
    latest.current()
  }, [isOver, hasRows, result])
  return {
    isOpen,
    set,
    wanted: () => {
      before.current = { result }
    },
  }
}
