/** Takes dropped files and pasted pictures while a form is edited. */
import { type RefObject, useEffect } from 'react'
import { moduleWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import type { FormModel } from '../draft/store/model.ts'

const dropped = moduleWhenIdle(() => import('./dropped-files.ts'))

export const useDroppedFiles = (model: FormModel, root: RefObject<HTMLElement | null>, enabled: boolean): void => {
  useEffect(() => {
    const page = root.current
    if (!page || !enabled) return undefined
    let stop = (): void => undefined
    let isLeft = false
    dropped()
      .then(({ takeDroppedFiles }) => {
        if (!isLeft) stop = takeDroppedFiles(model, page)
      })
      .catch(() => undefined)
    return () => {
      isLeft = true
      stop()
    }
  }, [model, root, enabled])
}
