/** What a greyed control says of the right it needs; undefined for who has it. */
import type { FunctionId, RightFlag } from '#model/right.ts'
import { needsText } from '../words/right-text.ts'
import { useWords } from '../words/words.ts'
import { useRights } from './profile.ts'

export const useLackedRight = () => {
  const { label } = useWords()
  const { may } = useRights()
  return (id: FunctionId, flag: RightFlag): string | undefined =>
    may(id, flag) ? undefined : needsText(label, [id, flag])
}
