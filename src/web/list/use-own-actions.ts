/** The actions one kind of document has of its own; none until they have come, and none when they do not come. */
import { useEffect, useState } from 'react'
import { actionsLoader } from '#documents/actions.web.ts'
import type { OwnAction } from './own-action.ts'

export const useOwnActions = (name: string | undefined, where: OwnAction['where'][number]): readonly OwnAction[] => {
  const [actions, setActions] = useState<readonly OwnAction[]>([])
  useEffect(() => {
    let isHere = true
    const load = name === undefined ? null : actionsLoader(name)
    // A page without them is still a page; its own chunk tells when the line is gone.
    void load?.().then(
      (all) => {
        if (isHere) setActions(all.filter((one) => one.where.includes(where)))
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [name, where])
  return actions
}
