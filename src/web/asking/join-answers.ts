/** The answers of a batch that is sent in parts, or once more with warnings confirmed. */
import type { BatchAnswer } from '#wire/envelope.ts'

export const nothingDone: BatchAnswer = { TotalCount: 0, ListItem: [] }

export const joinAnswers = (one: BatchAnswer, next: BatchAnswer): BatchAnswer => {
  const notices = [...(one.notices ?? []), ...(next.notices ?? [])]
  return {
    TotalCount: one.TotalCount + next.TotalCount,
    ListItem: [...one.ListItem, ...next.ListItem],
    ...(notices.length > 0 && { notices }),
  }
}
