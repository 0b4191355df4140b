/** Goods that were paid come back: the money is proposed to go back as it came, not left as a credit nobody meant. */
import { larger, smaller, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { OriginalPayment } from '#model/field.ts'
import { nameWith } from '#model/form.ts'
import { combineEdits, setField } from '../edits.ts'
import { shapeOf } from '../draft.ts'
import { paidField } from '../layout.ts'
import type { FormModel } from '../store/model.ts'

type Form = Pick<FormModel, 'definition' | 'store' | 'cache'>

/** Of what comes back, first what is still owed goes; of the rest at most what was paid with the original. */
const backOf = ({ paid, open }: OriginalPayment, total: Decimal): Decimal | null => {
  const most = smaller(paid ?? zero, subtract(total, larger(open ?? zero, zero)))
  return most > zero ? most : null
}

interface Names {
  paid: string
  fund: string | undefined
  method: string | undefined
}

/** Method and fund, as long as nobody chose others. */
const wayBack = (
  { definition, store, cache }: Form,
  { fund, method }: Names,
  original: OriginalPayment,
): ReturnType<typeof setField>[] => {
  const { raw } = store.get()
  if (!fund || !method || !original.fund || !cache.get('fund', original.fund)) return []
  if ((raw[fund] ?? null) !== null || (raw[method] ?? null) !== null) return []
  return [setField(definition, method, original.method), setField(definition, fund, original.fund)]
}

/** Follows the total of a new return until somebody types another amount. Returns what ends it. */
export const proposeBack = (model: Form): (() => void) => {
  const { definition, store } = model
  const pays = paidField(definition)
  if (pays?.back === undefined || store.get().raw.id !== null) return () => undefined
  const { fields } = shapeOf(definition)
  const fund = nameWith(fields, ({ fundOf }) => fundOf !== undefined)
  const names: Names = { paid: pays.name, fund, method: fund === undefined ? undefined : fields[fund]!.fundOf }
  const back = pays.back
  let proposed = store.get().raw[names.paid] as Decimal | null
  const look = () => {
    const { raw, draft } = store.get()
    const original = (draft[back] ?? null) as OriginalPayment | null
    if (!original?.paid) return
    const paid = raw[names.paid] as Decimal | null
    const wanted = backOf(original, (draft[pays.total] ?? zero) as Decimal)
    if ((paid ?? zero) === (wanted ?? zero)) {
      proposed = paid
      return
    }
    if (paid !== proposed) return
    proposed = wanted
    const way = wanted === null ? [] : wayBack(model, names, original)
    store.amend(combineEdits(...way, setField(definition, names.paid, wanted)))
  }
  look()
  return store.subscribe(look)
}
