/**
 * Detects that the database is unreachable and checks until it is back, so that the log shows how long it was away.
 */

export interface Absence {
  /** Reports the reason once, however many callers notice. */
  begin(reason: unknown): void
  close(): void
}

export interface AbsenceOptions {
  /** Rejects while the database is unreachable. */
  look: () => Promise<unknown>
  onAway: ((reason: string) => void) | undefined
  onBack: ((milliseconds: number) => void) | undefined
}

const everyMs = 200

export const watchAbsence = ({ look, onAway, onBack }: AbsenceOptions): Absence => {
  let since: number | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const lookAgain = (): void => {
    if (isClosed) return
    timer = setTimeout(() => void look().then(end, lookAgain), everyMs)
    timer.unref()
  }
  const end = (): void => {
    if (since !== null) onBack?.(performance.now() - since)
    since = null
  }
  return {
    begin(reason) {
      if (since !== null || isClosed) return
      since = performance.now()
      onAway?.(reason instanceof Error ? reason.message : String(reason))
      lookAgain()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
