/** The actions of one kind of document, of one list or of one book; empty until loaded, and when loading fails. */
import { useEffect, useState } from 'react'
import { actionsLoader as bookActions } from '#books/actions.web.ts'
import { actionsLoader } from '#documents/actions.web.ts'
import { actionsLoader as listActions } from '#lists/list-actions.web.ts'
import type { OwnAction } from './own-action.ts'

export const useOwnActions = (name: string | undefined, where: OwnAction['where'][number]): readonly OwnAction[] => {
  const [actions, setActions] = useState<readonly OwnAction[]>([])
  useEffect(() => {
    let isHere = true
    const load = name === undefined ? null : (actionsLoader(name) ?? listActions(name) ?? bookActions(name))
    // The page works without its own actions, so a failure is not reported.
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
