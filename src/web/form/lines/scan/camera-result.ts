/** What the camera shows of a code that it has read. */
import type { FormModel } from '#web/form/draft/store/model.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { takenLine } from './say-taken.ts'
import { addCode } from './take-code.ts'

export interface ScanResult {
  found: boolean
  /** Index of the line that was changed. */
  line?: number
  /** Message for the user. */
  text: string
}

export const takeCode = async (model: FormModel, code: string): Promise<ScanResult> => {
  const taken = await addCode(model, code)
  if ('problem' in taken) return { found: false, text: taken.problem }
  const { name, quantity, ...goods } = takenLine(model, taken.line)
  const text = currentFormWords().t('camera.taken', { name: `${goods.code} ${name}`, quantity })
  return { found: true, line: taken.line, text }
}
