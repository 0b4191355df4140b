/**
 * For lines that were proposed without a quantity: one button sets all of them to what is left (contract amendments).
 */
import { CheckCheck } from 'lucide-react'
import type { Decimal } from '#kernel/decimal.ts'
import type { AnyDocument, Choosing } from '#model/document.ts'
import { Button } from '#web/ui/button.tsx'
import type { LineDraft } from '../draft/draft.ts'
import type { Edit } from '../draft/store/draft-store.ts'
import { useFormModel } from '../draft/store/model.ts'
import { setLine } from '../draft/edits.ts'
import { useFormWords } from '../../words/form-words.ts'
import { useWatch } from '../../ui/base/use-watch.ts'

const isOpen = (line: LineDraft, { link, most, quantity }: Choosing): boolean =>
  Boolean(line[link]) && ((line[most] as Decimal | null) ?? 0n) > ((line[quantity] as Decimal | null) ?? 0n)

/** Sets every linked line to the most it may take; lines the user added are left alone. */
export const takeAll =
  (definition: AnyDocument, choosing: Choosing): Edit =>
  (before) =>
    before.raw.lines.reduce(
      (now, line, index) =>
        isOpen(line, choosing) ? setLine(definition, index, { [choosing.quantity]: line[choosing.most] })(now) : now,
      before,
    )

export const TakeAll = ({ choosing }: { choosing: Choosing }) => {
  const { store, definition } = useFormModel()
  const { label } = useFormWords()
  const linked = useWatch(store, (state) => state.raw.lines.some((line) => line[choosing.link]))
  const open = useWatch(store, (state) => state.raw.lines.some((line) => isOpen(line, choosing)))
  if (!linked) return null
  return (
    <Button
      icon={<CheckCheck size={16} />}
      disabled={!open}
      onClick={() => store.change(takeAll(definition, choosing))}
    >
      {label(choosing.all)}
    </Button>
  )
}
