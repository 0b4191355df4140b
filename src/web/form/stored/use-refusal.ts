/** Why an action on a stored document is not possible now; undefined when it is possible. */
import type { AnyDocument } from '#model/document.ts'
import type { RightFlag } from '#model/right.ts'
import { stateOf } from '#model/state.ts'
import type { ReadDocument } from '#wire/document.ts'
import { useRights } from '#web/data/profile.ts'
import { needsText } from '#web/words/right-text.ts'
import { useFormWords } from '../../words/form-words.ts'

interface RefusalQuery {
  definition: AnyDocument
  document: ReadDocument
  /** The document is maintained by another one. */
  auto: boolean
}

/** `isPossible`: whether the state of the document allows the action. */
export const useRefusal = ({ definition, document, auto }: RefusalQuery) => {
  const { t, label } = useFormWords()
  const { may } = useRights()
  const state = stateOf(definition.lifecycle, document)
  return (flag: RightFlag, isPossible = true): string | undefined => {
    if (!may(definition.right, flag)) return needsText(label, [definition.right, flag])
    if (auto) return t('form.changedThere')
    return isPossible ? undefined : t('form.notWhile', { state: state ? label(state.label).toLowerCase() : '' })
  }
}
