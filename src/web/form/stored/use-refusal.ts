/** Why something cannot be done with a stored document now, for those who ask; undefined when it can. */
import type { AnyDocument } from '#model/document.ts'
import type { RightFlag } from '#model/right.ts'
import { stateOf } from '#model/state.ts'
import type { ReadDocument } from '#wire/document.ts'
import { useRights } from '#web/data/profile.ts'
import { useFormWords } from '../../words/form-words.ts'

interface Asked {
  definition: AnyDocument
  document: ReadDocument
  /** Another document keeps it. */
  auto: boolean
}

/** `isPossible`: whether the state it is in allows it. */
export const useRefusal = ({ definition, document, auto }: Asked) => {
  const { t, label } = useFormWords()
  const { may } = useRights()
  const state = stateOf(definition.lifecycle, document)
  return (flag: RightFlag, isPossible = true): string | undefined => {
    if (!may(definition.right, flag)) return t('noRight')
    if (auto) return t('form.changedThere')
    return isPossible ? undefined : t('form.notWhile', { state: state ? label(state.label).toLowerCase() : '' })
  }
}
