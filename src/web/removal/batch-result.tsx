/** Batch calls end with a notice when all was done, else with a list of what was not (contract README §5.2 no. 8, 9). */
import type { BatchAnswer, BatchFailure } from '#wire/envelope.ts'
import { wordsNow } from '#web/words/words.ts'
import { tell } from '#web/ui/confirm.tsx'
import { type NoticeAction, notifyOk, notifyRestorable } from '#web/ui/notify.tsx'
import style from './removal.module.css'

const WIDTH = 560

const Failures = ({
  failures,
  number,
  reason,
}: {
  failures: readonly BatchFailure[]
  number: string
  reason: string
}) => (
  <table className={style.failures}>
    <thead>
      <tr>
        <th scope="col">{number}</th>
        <th scope="col">{reason}</th>
      </tr>
    </thead>
    <tbody>
      {failures.map((one, index) => (
        <tr key={`${one.s_ID}${index}`}>
          <td>{one.NumberID}</td>
          <td>{one.Description}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

export interface BatchWords {
  /** All done. */ done: string
  /** Some not. */ partly: (done: number, failed: number) => string
  /** Takes it back, while the notice stands. */
  undo?: NoticeAction
}

/** Resolves when a partial result has been read; what was done of it can be taken back afterwards as well. */
export const tellBatch = async (
  { TotalCount, ListItem }: BatchAnswer,
  asked: number,
  words: BatchWords,
): Promise<void> => {
  const { t } = wordsNow()
  if (ListItem.length === 0 && TotalCount >= asked) {
    if (words.undo) notifyRestorable(words.done, words.undo)
    else notifyOk(words.done)
    return
  }
  await tell({
    title: words.partly(TotalCount, ListItem.length),
    message: <Failures failures={ListItem} number={t('batch.number')} reason={t('batch.reason')} />,
    width: WIDTH,
  })
  if (words.undo && TotalCount > 0) notifyRestorable(words.partly(TotalCount, ListItem.length), words.undo)
}
