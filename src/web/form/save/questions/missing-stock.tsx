/**
 * Where a document was refused because goods are short that never came into its store: offers to enter their opening
 * stock on the spot (contract amendments 107).
 */
import { useQuery } from '@tanstack/react-query'
import { PackagePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { documentMetas } from '#documents/index.ts'
import { call } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { useWatch } from '../../../ui/base/use-watch.ts'
import { useFormWords } from '../../../words/form-words.ts'
import type { LineDraft } from '../../draft/draft.ts'
import { useFormModel, type FormModel } from '../../draft/store/model.ts'
import style from '../../form.module.css'

const Dialog = lazy(async () => ({ default: (await import('./opening-dialog.tsx')).OpeningDialog }))

const opening = documentMetas.find(({ opensStock }) => opensStock === true)

/** The goods whose quantity was refused, each once. */
const shortLines = ({ goods, store }: FormModel): readonly LineDraft[] => {
  const { refused, keys, draft } = store.get()
  if (!goods) return []
  const lines = refused
    .filter(({ line, problem }) => line !== null && problem.message === 'stockShort')
    .flatMap(({ line }) => draft.lines[keys.indexOf(line!)] ?? [])
  return [...new Map(lines.map((line) => [line[goods.product], line])).values()]
}

const useMissing = (store: string, ids: string) =>
  useQuery({
    queryKey: ['missingStock', store, ids],
    enabled: store !== '' && ids !== '',
    staleTime: 0,
    meta: { silent: true },
    queryFn: async ({ signal }) =>
      (await call('api/ProductBegin/getMissing', { query: { Store_ID: store, ids }, signal })).ListItem.map(
        ({ Id }) => Id,
      ),
  })

export const MissingStock = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const { may } = useRights()
  // The goods stay those that were asked for, whatever becomes of the document behind.
  const [entered, setEntered] = useState<readonly LineDraft[] | null>(null)
  const state = useWatch(model.store, (now) => now)
  const isAllowed = opening !== undefined && may(opening.right, 'A')
  const short = isAllowed ? shortLines(model) : []
  const productOf = (line: LineDraft) => String(line[model.goods!.product])
  const store = model.mainStore ? String(state.draft[model.mainStore] ?? '') : ''
  const { data: missing = [] } = useMissing(store, short.map(productOf).join(','))
  const lines = short.filter((line) => missing.includes(productOf(line)))
  if (lines.length === 0 && !entered) return null
  return (
    <div className={style.banner} role="status">
      <PackagePlus size={16} aria-hidden="true" />
      <span>{t('form.neverCame', { n: (entered ?? lines).length })}</span>
      <Button onClick={() => setEntered(lines)}>{t('form.enterOpening')}</Button>
      {entered && (
        <Suspense>
          <Dialog opening={opening!} store={store} lines={entered} onClose={() => setEntered(null)} />
        </Suspense>
      )}
    </div>
  )
}
