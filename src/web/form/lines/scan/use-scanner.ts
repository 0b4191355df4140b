/** The scanner of a form with goods: what it sends goes to the lines. */
import { useEffect } from 'react'
import { currentFormWords } from '#web/words/form-words.ts'
import { goAfterGoods } from '../../draft/lines.ts'
import type { FormModel } from '../../draft/store/model.ts'
import { scanTarget } from './scan-target.ts'
import { addCode, type CodeResult } from './take-code.ts'
import { isCell, watchScans, type ScanTaker } from './watch-scans.ts'

/** While the form is being saved a scan waits; it is told when the form is left then. */
const whenOpen = ({ locked }: FormModel, closing: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (!locked.get()) return resolve(true)
    const stop = locked.subscribe(() => {
      if (!locked.get()) end(true)
    })
    const end = (isOpen: boolean) => {
      stop()
      resolve(isOpen)
    }
    closing.addEventListener('abort', () => end(false), { once: true })
    return undefined
  })

const addScanned = async (model: FormModel, codes: readonly string[], closing: AbortSignal): Promise<CodeResult> => {
  const code = codes.at(-1)!
  if (!(await whenOpen(model, closing))) return { problem: currentFormWords().t('form.codeLost', { code }) }
  scanTarget()?.before()
  for (const other of codes.slice(0, -1)) {
    const taken = await addCode(model, other)
    if ('line' in taken) return taken
  }
  return addCode(model, code)
}

const takerOf = (model: FormModel): ScanTaker => ({
  isLocked: () => model.locked.get(),
  take: async (codes, closing) => {
    const taken = await addScanned(model, codes, closing)
    if ('problem' in taken) return taken
    return {
      show: ({ target }) => {
        if (isCell(target)) goAfterGoods(model, taken.line)
        scanTarget()?.after(taken.line)
      },
    }
  },
})

export const useScanner = (model: FormModel, isEditing: boolean): void => {
  useEffect(() => {
    if (!isEditing || !model.goods) return undefined
    const closing = new AbortController()
    watchScans(takerOf(model), closing.signal)
    return () => closing.abort()
  }, [model, isEditing])
}
