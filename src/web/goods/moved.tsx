/** Offers to add what moved since goods were counted to the figures that were entered. */
import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { add, type Decimal } from '#kernel/decimal.ts'
import { documentCall } from '#wire/calls.ts'
import { readDocument } from '#wire/document.ts'
import { call, CallFailed } from '#web/data/call.ts'
import type { LineDraft } from '#web/form/draft/draft.ts'
import { combineEdits, setLine } from '#web/form/draft/edits.ts'
import { useFormModel, type FormModel } from '#web/form/draft/store/model.ts'
import { Button } from '#web/ui/button.tsx'
import { notifyError, notifyInfo, notifyOk } from '#web/ui/floating/notify.tsx'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { useFormWords } from '#web/words/form-words.ts'

const amount = (line: LineDraft, name: string): Decimal => (line[name] as Decimal | null | undefined) ?? (0n as Decimal)

/** Asks anew, because goods go on moving while the form is open. Returns how many figures it has changed. */
const addMoved = async (model: FormModel, moved: string): Promise<number> => {
  const { store, definition, goods } = model
  const { product, quantity = '' } = goods!
  const answer = await call(documentCall(definition, 'getInfo'), {
    query: { s_ID: String(store.get().raw['id']) },
  })
  const stored = new Map(readDocument(definition, answer).lines.map((line) => [line[product], line]))
  const edits = store.get().raw.lines.flatMap((line, index) => {
    const known = stored.get(line[product])
    // A figure that was changed in the form is entered anew when it is saved.
    if (!known || line[quantity] === null || known[quantity] !== line[quantity]) return []
    const by = amount(known, moved)
    return by === 0n
      ? []
      : [setLine(definition, index, { [quantity]: add(amount(line, quantity), by), [moved]: 0n as Decimal })]
  })
  if (edits.length > 0) store.change(combineEdits(...edits))
  return edits.length
}

export const AddMoved = ({ moved }: { moved: string }) => {
  const model = useFormModel()
  const { label } = useFormWords()
  const [isBusy, setBusy] = useState(false)
  // Of a kept draft that has figures: while it is open nobody knows whether goods move.
  const isOffered = useWatch(
    model.store,
    ({ raw }) =>
      raw['draft'] === true && Boolean(raw['id']) && raw.lines.some((line) => line[model.goods!.quantity!] !== null),
  )
  if (!isOffered) return null
  const run = async () => {
    setBusy(true)
    try {
      const n = await addMoved(model, moved)
      if (n > 0) notifyOk(label('count.movedAdded', { n: String(n) }))
      else notifyInfo(label('count.nothingMoved'))
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      notifyError(failure.message)
    }
    setBusy(false)
  }
  return (
    <Button icon={<CopyPlus size={16} />} disabled={isBusy} onClick={() => void run()}>
      {label('count.addMoved')}
    </Button>
  )
}
