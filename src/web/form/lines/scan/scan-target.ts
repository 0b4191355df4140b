/** A part of the form that shows the lines in its own way, and must know of a scan before and after it. */
import { useEffect } from 'react'
import { useLatest } from '#web/ui/base/use-latest.ts'

export interface ScanTarget {
  /** Hands over what is being typed. */
  before: () => void
  after: (line: number) => void
}
const targets: ScanTarget[] = []
export const scanTarget = (): ScanTarget | undefined => targets.at(-1)

export const useScanTarget = (target: ScanTarget): void => {
  const latest = useLatest(target)
  useEffect(() => {
    const own: ScanTarget = { before: () => latest.current.before(), after: (line) => latest.current.after(line) }
    targets.push(own)
    return () => {
      targets.splice(targets.indexOf(own), 1)
    }
  }, [latest])
}
