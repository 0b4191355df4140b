/**
 * Shows the result of a batch call: a notice when all rows succeeded, otherwise a list of failures (contract README
 * §5.2 no. 8, 9).
 */
import type { BatchOutcome, Failure } from '#wire/spelling.ts'
import { currentWords } from '#web/words/words.ts'
import { showMessage } from '#web/ui/floating/confirm.tsx'
import { type NoticeAction, notifyDuty, notifyOk, notifyRestorable } from '#web/ui/floating/notify.tsx'
import style from './removal.module.css'

const WIDTH = 560

const Failures = ({ failures, number, reason }: { failures: readonly Failure[]; number: string; reason: string }) => (
  <table className={style.failures}>
    <thead>
      <tr>
        <th scope="col">{number}</th>
        <th scope="col">{reason}</th>
      </tr>
    </thead>
    <tbody>
      {failures.map((one, index) => (
        <tr key={`${one.id}${index}`}>
          <td>{one.number}</td>
          <td>{one.description}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

export interface BatchWords {
  /** Text when all rows succeeded. */ done: string
  /** Text when some rows failed. */ partly: (done: number, failed: number) => string
  /** Action in the notice that undoes the batch. */
  undo?: NoticeAction
}

const showResult = async ({ done, failures }: BatchOutcome, asked: number, words: BatchWords): Promise<void> => {
  const { t } = currentWords()
  if (failures.length === 0 && done >= asked) {
    if (words.undo) notifyRestorable(words.done, words.undo)
    else notifyOk(words.done)
    return
  }
  await showMessage({
    title: words.partly(done, failures.length),
    message: <Failures failures={failures} number={t('batch.number')} reason={t('batch.reason')} />,
    width: WIDTH,
  })
  if (words.undo && done > 0) notifyRestorable(words.partly(done, failures.length), words.undo)
}

/** Shows a result. Resolves after the list of failures was closed; the successful part can be undone afterwards. */
export const reportBatch = async (answer: BatchOutcome, asked: number, words: BatchWords): Promise<void> => {
  await showResult(answer, asked, words)
  for (const { number, description } of answer.notices ?? []) notifyDuty(`${number}: ${description}`)
}
