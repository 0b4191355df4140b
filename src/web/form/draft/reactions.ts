/** What a change in the head of a document means for the rest of the form. */
import type { Field } from '#model/field.ts'
import { nameWith } from '#model/form.ts'
import { confirm } from '#web/ui/confirm.tsx'
import { notify } from '#web/ui/notify.tsx'
import { shapeOf } from './draft.ts'
import type { Step } from './draft-store.ts'
import type { FormModel } from './model.ts'
import { propose } from './prices.ts'
import { clearLines, setField, setRef, steps } from './steps.ts'
import { formWordsNow } from '../../words/form-words.ts'

/** A fund of the other kind goes when the way of paying changes; the rules then propose one that fits. */
const fundStep = (model: FormModel, name: string, value: unknown): Step[] => {
  const { fields } = shapeOf(model.definition)
  const fund = nameWith(fields, ({ fundOf }) => fundOf === name)
  if (fund === undefined) return []
  const kind = model.cache.get(fields[fund]!.of!, model.store.get().raw[fund] as string | null)?.['kind']
  const wanted = fields[name]?.choices?.find((one) => one.value === value)?.fundKind
  return kind !== undefined && kind !== wanted ? [setField(model.definition, fund, null)] : []
}

/** What was proposed from the value that changes, and is still what was proposed, is proposed anew. */
const proposalSteps = ({ definition, store }: FormModel, name: string): Step[] =>
  Object.entries(shapeOf(definition).fields)
    .filter(
      ([other, { proposed }]) =>
        proposed?.from.includes(name) &&
        (store.get().raw[other] ?? null) !== null &&
        store.proposal(other) === store.get().raw[other],
    )
    .map(([other]) => setField(definition, other, null))

const askClear = (): Promise<boolean> => {
  const { t } = formWordsNow()
  return confirm({
    title: t('noticeTitle'),
    message: t('form.storeClears'),
    confirmLabel: t('web.agree'),
    cancelLabel: t('web.cancel'),
  })
}

/** Prices belong to the partner: offered, not done, because some may have been agreed. */
const offerPrices = (model: FormModel): void => {
  const { t } = formWordsNow()
  const keys = model.store.get().keys
  notify({
    tone: 'info',
    message: t('form.newPartnerPrices'),
    timeoutMs: 8000,
    actions: [
      {
        label: t('form.updatePrices'),
        run: () => propose(model, keys),
      },
    ],
  })
}

/** Sets a field of the head, asking first where it would cost lines. */
export const changeHead = async (model: FormModel, name: string, value: unknown): Promise<void> => {
  const { definition, store } = model
  const { fields } = shapeOf(definition)
  const field: Field | undefined = fields[name]
  const before = store.get().raw[name]
  if (!field || field.kind !== 'ref') {
    store.change(
      steps(
        setField(definition, name, value),
        ...(field?.kind === 'choice' ? fundStep(model, name, value) : []),
        ...proposalSteps(model, name),
      ),
      field?.kind === 'text' ? `head:${name}` : undefined,
    )
    return
  }
  if (before === value) return
  const hasGoods = model.goods !== undefined && store.get().draft.lines.length > 0
  const clears = hasGoods && before !== null && field.mainStore === true
  if (clears && !(await askClear())) {
    store.refresh()
    return
  }
  store.change(
    steps(
      setRef(definition, name, value as string | null),
      ...proposalSteps(model, name),
      ...(clears ? [clearLines] : []),
    ),
  )
  if (field.party && hasGoods && model.goods?.price && before !== null && value !== null) offerPrices(model)
}
