/**
 * Goods that are missing in the list under an input are created in a drawer over the lines. The list closes as soon as
 * the drawer takes the focus from its input, so the drawer belongs to the lines and not to the list.
 */
import { lazy, Suspense } from 'react'
import type { RefRow } from '#model/rule-context.ts'
import { createStore, useStore } from '#web/ui/base/store.ts'
import { useFormModel, type FormModel } from '../../draft/store/model.ts'
import { goodsList } from './goods-search.ts'

const QuickCreate = lazy(async () => ({ default: (await import('#web/form/record/quick-create.tsx')).QuickCreate }))

interface MissingGoods {
  model: FormModel
  /** The text that was searched for. */
  typed: string
  onCreated: (made: RefRow) => void
}
const missingGoods = createStore<MissingGoods | null>(null)

/** Opens the drawer; `onCreated` is called with the new goods, and not at all if it is closed without them. */
export const createGoods = (missing: MissingGoods): void => missingGoods.set(missing)

export const NewGoods = () => {
  const model = useFormModel()
  const missing = useStore(missingGoods)
  if (missing?.model !== model) return null
  const close = () => missingGoods.set(null)
  return (
    <Suspense>
      <QuickCreate
        list={goodsList()}
        typed={missing.typed}
        narrow={{}}
        onClose={close}
        onCreated={(made) => {
          close()
          missing.onCreated(made)
        }}
      />
    </Suspense>
  )
}
