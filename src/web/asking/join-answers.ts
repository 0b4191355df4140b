/** What a batch came to that is sent in parts, or once more with warnings confirmed. */
import type { BatchOutcome } from '#wire/spelling.ts'

export const nothingDone: BatchOutcome = { done: 0, failures: [] }

export const joinAnswers = (one: BatchOutcome, next: BatchOutcome): BatchOutcome => {
  const notices = [...(one.notices ?? []), ...(next.notices ?? [])]
  return {
    done: one.done + next.done,
    failures: [...one.failures, ...next.failures],
    ...(notices.length > 0 && { notices }),
  }
}
