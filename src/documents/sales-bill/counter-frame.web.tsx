/**
 * The frame of what is sold or taken back at the counter: goods on one side, money on the other, with the keys of the
 * till.
 */
import { Suspense, type ReactNode, type RefObject } from 'react'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { LinesProblem } from '#web/form/document/lines-problem.tsx'
import { useScope } from '#web/form/document/use-scope.ts'
import { focusField } from '#web/form/draft/focus.ts'
import { FormModelContext, type FormModel } from '#web/form/draft/store/model.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { SCAN_FIELD } from '#web/form/lines/scan/scan-box.tsx'
import { useScanner } from '#web/form/lines/scan/use-scanner.ts'
import type { useDraft } from '#web/form/save/drafts/use-draft.ts'
import type { Saving } from '#web/form/save/use-save.ts'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { Stack } from '#web/ui/layout.tsx'
import { focusQuantity } from './counter-lines.web.tsx'
import style from './counter.module.css'

const FormBanners = lazyWhenIdle(async () => (await import('#web/form/save/questions/form-banners.tsx')).FormBanners)

export const moneyIn = (model: FormModel, name: string): Decimal => (model.store.get().draft[name] ?? zero) as Decimal

interface TillKeys {
  root: () => ParentNode
  /** Where the money is typed. */
  money: string
  pay: () => void
}
const useTillKeys = (model: FormModel, { root, money, pay }: TillKeys) => {
  const to = (name: string) => () => {
    focusField(root(), name)
  }
  useHotkeys({
    f3: to(SCAN_FIELD),
    f4: to('partner'),
    f7: to(money),
    f8: () => focusQuantity(root()),
    f9: pay,
    'ctrl+s': pay,
    'ctrl+z': () => model.store.undo(),
    'ctrl+y': () => model.store.redo(),
  })
}

interface TillFrameProps {
  root: RefObject<HTMLDivElement | null>
  form: ReturnType<typeof useDraft>
  saving: Saving
  keys: Pick<TillKeys, 'money' | 'pay'>
  /** Above the goods. */
  scan: ReactNode
  goods: ReactNode
  money: ReactNode
}
export const TillFrame = ({ root, form, saving, keys, scan, goods, money }: TillFrameProps) => {
  const { model } = form
  useTillKeys(model, { root: () => root.current ?? document, ...keys })
  useScanner(model, true)
  return (
    <FormModelContext value={model}>
      <FormScopeProvider scope={useScope(model)}>
        <div ref={root} className={style.till}>
          <Stack className="can-narrow can-shorten">
            {scan}
            <FormBanners form={form} saving={saving} editing={false} isNew={false} />
            <LinesProblem />
            {goods}
          </Stack>
          <Suspense>{money}</Suspense>
        </div>
      </FormScopeProvider>
    </FormModelContext>
  )
}
